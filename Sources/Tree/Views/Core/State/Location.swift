import AttributeGraph
import Foundation

/// The storage that a binding reads and writes.
package class Location<Value> {
    package init() {}

    package func get() -> Value { fatalError("\(self) has no value") }
    package func set(_ value: Value, _ transaction: Transaction) {}

    /// Whether the rule has read the storage and would read another value now.
    package func hasUnseenChange(for rule: ScheduledRule) -> Bool { false }

    /// The value at the creation of the location, if its reads are not recorded; else nil.
    package var describedValue: Value? { nil }

    /// Whether both are the same storage.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A constant value that ignores writes.
package final class ConstantLocation<Value>: Location<Value> {
    private let value: Value
    package init(_ value: Value) { self.value = value }
    package override func get() -> Value { value }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.valuesEqual(value, other.value)
    }
}

/// Storage behind two closures of the app.
package final class FunctionLocation<Value>: Location<Value> {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    package override func get() -> Value { getValue() }

    package override func set(_ value: Value, _ transaction: Transaction) {
        setValue(value, transaction)
    }
}

/// How a binding is derived from another one.
package protocol Projection<Base, Projected> {
    associatedtype Base
    associatedtype Projected
    func get(_ base: Base) -> Projected
    func set(_ base: inout Base, to value: Projected)
    func isSame(as other: Self) -> Bool
}

/// A part of other storage.
package final class ProjectedLocation<P: Projection>: Location<P.Projected> {
    private let base: Location<P.Base>
    private let projection: P

    package init(_ base: Location<P.Base>, _ projection: P) {
        self.base = base
        self.projection = projection
    }

    package override func get() -> P.Projected { projection.get(base.get()) }

    package override var describedValue: P.Projected? { base.describedValue.map(projection.get) }

    package override func set(_ value: P.Projected, _ transaction: Transaction) {
        var whole = base.get()
        projection.set(&whole, to: value)
        base.set(whole, transaction)
    }

    package override func hasUnseenChange(for rule: ScheduledRule) -> Bool {
        base.hasUnseenChange(for: rule)
    }

    package override func isSame(as other: Location<P.Projected>) -> Bool {
        guard let other = other as? ProjectedLocation<P> else { return false }
        return base.isSame(as: other.base) && projection.isSame(as: other.projection)
    }
}

struct KeyPathProjection<Base, Projected>: Projection {
    let path: WritableKeyPath<Base, Projected>
    func get(_ base: Base) -> Projected { base[keyPath: path] }
    func set(_ base: inout Base, to value: Projected) { base[keyPath: path] = value }
    func isSame(as other: Self) -> Bool { path == other.path }
}

/// Base of type V as V?. Writing nil has no effect.
struct OptionalProjection<Base>: Projection {
    func get(_ base: Base) -> Base? { base }
    func set(_ base: inout Base, to value: Base?) {
        if let value { base = value }
    }
    func isSame(as other: Self) -> Bool { true }
}

/// Base of type V? as V.
struct UnwrappingProjection<Projected>: Projection {
    func get(_ base: Projected?) -> Projected {
        guard let base else {
            fatalError(
                "A Binding<\(Projected.self)> made from an optional one was read after it became nil"
            )
        }
        return base
    }
    func set(_ base: inout Projected?, to value: Projected) {
        if base != nil { base = value }
    }
    func isSame(as other: Self) -> Bool { true }
}

/// Base of a Hashable type as AnyHashable.
struct HashableProjection<Base: Hashable>: Projection {
    func get(_ base: Base) -> AnyHashable { AnyHashable(base) }
    func set(_ base: inout Base, to value: AnyHashable) {
        if let value = value.base as? Base { base = value }
    }
    func isSame(as other: Self) -> Bool { true }
}
