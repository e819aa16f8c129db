@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}

public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a stub draws nothing") }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  public var wrappedValue: Value {
    get { fatalError("a stub keeps nothing") }
    nonmutating set {}
  }
}
extension SceneStorage where Value == Data? {
  public init(_ key: String) { self.key = key }
}
