public import Combine
public import Observation

public protocol DynamicProperty {}

@propertyWrapper
public struct Binding<Value> {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(stub: Void) {}
  public var wrappedValue: Value {
    get { fatalError("a stub holds nothing") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
}

@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper() }

  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(stub: ()) }
  }
}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @MainActor @preconcurrency
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject { Binding(stub: ()) }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError("a stub has no environment") }
}
