// Shapes only: nothing is ever drawn. They follow the SDK of iOS 18: views are @MainActor @preconcurrency, modifiers
// are nonisolated.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
public import UIKit
@_exported public import class UIKit.NSUserActivity
@_exported public import let UIKit.NSUserActivityTypeBrowsingWeb

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Views without a body of their own.
extension View where Body == Never {
  public var body: Never { fatalError("a stub draws nothing") }
}

extension Never: View { public typealias Body = Never }
extension Optional: View where Wrapped: View { public typealias Body = Never }
public struct EmptyView: View { public typealias Body = Never; nonisolated public init() {} }
public struct Text: View { public typealias Body = Never; nonisolated public init<S: StringProtocol>(_ content: S) {} }
public struct AnyView: View { public typealias Body = Never; nonisolated public init<V: View>(_ view: V) {} }
public struct Label<Title: View, Icon: View>: View { public typealias Body = Never }
extension Label where Title == Text, Icon == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public struct TupleView<T>: View { public typealias Body = Never; nonisolated public init(_ value: T) {} }
public struct ConditionalContent<First, Second> { nonisolated init() {} }
extension ConditionalContent: View where First: View, Second: View { public typealias Body = Never }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public typealias Body = Never
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct ModifiedContent<Content, Modifier> { nonisolated init() {} }
extension ModifiedContent: View where Content: View { public typealias Body = Never }

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
    TupleView((repeat each content))
  }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> { ConditionalContent() }
  public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> { ConditionalContent() }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct ModifierContent<Modifier>: View { public typealias Body = Never }

public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  @MainActor @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  @MainActor @preconcurrency public var rootView: Content
  @MainActor @preconcurrency
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
}
