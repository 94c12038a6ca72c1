/// A property that reads which of some views has the keyboard focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A connection to a focus state that views inside can be named by.
    @propertyWrapper
    public struct Binding {
        let cell: FocusCell<Value>?
        let absent: Value

        public var wrappedValue: Value {
            get { cell?.cell.get() ?? absent }
            nonmutating set { cell?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    private var storage: FocusStorage<Value>

    public init() where Value == Bool { storage = FocusStorage(absent: false) }

    public init<T: Hashable>() where Value == T? { storage = FocusStorage(absent: nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.cell?.set(newValue) }
    }

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
