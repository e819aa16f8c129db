public struct VStack<Content: View>: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct List<SelectionValue, Content: View>: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
}
extension Button where Label == Text {
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
}
extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

extension View {
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { ModifiedContent<Self, S>() }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { ModifiedContent<Self, TaskPriority>() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { ModifiedContent<Self, V>() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ModifiedContent<Self, V>() }
}
