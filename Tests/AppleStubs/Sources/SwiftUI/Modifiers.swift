public import Foundation
public import Observation
public import UIKit

extension View {
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { ModifiedContent<Self, D>() }
  nonisolated public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { ModifiedContent<Self, Item>() }
  nonisolated public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { ModifiedContent<Self, Item>() }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedContent<Self, Bool>()
  }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { ModifiedContent<Self, V>() }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    ModifiedContent<Self, V>()
  }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ModifiedContent<Self, URL>()
  }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { ModifiedContent<Self, NSUserActivity>() }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    ModifiedContent<Self, T>()
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { ModifiedContent<Self, V>() }
}
