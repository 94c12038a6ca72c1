/// A property that reads which of some views has the keyboard focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A connection to a focus state that views inside can be named by.
    @propertyWrapper
    public struct Binding {
        let cell: FocusCell<Value>?
        let absent: Value

        /// The value of the view that has the keyboard focus; setting it moves the focus.
        public var wrappedValue: Value {
            get { cell?.cell.get() ?? absent }
            nonmutating set { cell?.set(newValue) }
        }

        /// The connection itself, to pass on to views further inside.
        public var projectedValue: Binding { self }
    }

    private var storage: FocusStorage<Value>

    /// Creates a state that is true while the view that it is bound to has the keyboard focus.
    public init() where Value == Bool { storage = FocusStorage(absent: false) }

    /// Creates a state with the value of the view that has the keyboard focus, nil for any other
    /// view.
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(absent: nil) }

    /// The value of the view that has the keyboard focus, false or nil if none of them has it.
    /// Setting it moves the focus after the next update.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.cell?.set(newValue) }
    }

    /// A connection by which `focused` binds views to the state.
    public var projectedValue: Binding { Binding(cell: storage.cell, absent: storage.absent) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<FocusState<Value>>, in context: _PropertyContext
    ) {
        pointer.pointee.storage.connect(.keyboard, in: context)
    }
}

extension FocusState: ComparableInput {
    package func isEqualInput(to other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: ComparableInput {
    package func isEqualInput(to other: FocusState<Value>.Binding) -> Bool { cell === other.cell }
}

extension FocusState: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
