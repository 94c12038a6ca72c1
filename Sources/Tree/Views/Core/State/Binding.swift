/// A two-way connection to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction that writes through this binding carry.
    public var transaction: Transaction
    package let location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction? = nil) {
        self.location = location
        self.transaction = transaction ?? Transaction()
        carriesTransaction = transaction != nil
    }

    /// Whether `transaction` was asked for; otherwise writes carry the current one.
    package let carriesTransaction: Bool

    /// Creates a binding that reads by `get` and writes by `set`.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // An `@isolated(any)` closure can only be called with `await`, but a binding is read and
        // written synchronously, by the main actor or by a thread of the app's choice. The attribute
        // does not change the representation of the closure.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
    }

    /// Creates a binding that reads by `get` and writes by `set`, which also receives the
    /// transaction.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// Creates a copy of a binding, as a property needs that is initialised by its projected value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding to a value that writing does not change.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value, which is read from and written to what owns it.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            let transaction = carriesTransaction ? transaction : .current
            if carriesTransaction {
                withTransaction(transaction) { location.set(newValue, transaction) }
            } else {
                location.set(newValue, transaction)
            }
        }
    }

    /// This binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        project(KeyPathProjection(path: keyPath))
    }

    package func project<P: Projection>(_ projection: P) -> Binding<P.Projected>
    where P.Base == Value {
        Binding<P.Projected>(
            location: ProjectedLocation(location, projection),
            transaction: carriesTransaction ? transaction : nil)
    }

    /// A binding whose writes carry the transaction; this one is unaffected.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// A binding whose writes carry the animation; this one is unaffected.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return Binding(location: location, transaction: transaction)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    public static func _connect(
        _ pointer: UnsafeMutablePointer<Binding<Value>>, in context: _PropertyContext
    ) {
        context.noteChange(of: pointer.pointee.location)
    }
}

extension Binding: ReconnectableProperty {
    package func isEqualInput(to other: Binding<Value>) -> Bool {
        if location === other.location { return true }
        guard location.isSame(as: other.location) else { return false }
        switch (location.describedValue, other.location.describedValue) {
        case (nil, nil): return true
        case (let value?, let otherValue?): return ValueComparison.valuesEqual(value, otherValue)
        default: return false
        }
    }
}

extension Binding {
    /// The binding's value as an optional; writing nil changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.project(OptionalProjection<V>())
    }

    /// A binding to what an optional holds; nil where it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        self = base.project(UnwrappingProjection<Value>())
    }

    /// Creates a binding to the value as an `AnyHashable`. Writing another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self = base.project(HashableProjection<V>())
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
