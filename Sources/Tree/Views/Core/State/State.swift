/// A value that a view owns and keeps for as long as its identity lasts.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The initial value; once connected, the value that the running update shows.
    private var value: Value
    private var cell: StateCell<Value>?

    /// Creates a state with an initial value, which counts only at the first evaluation of the
    /// view.
    public init(wrappedValue value: Value) { self.value = value }
    public init(initialValue value: Value) { self.value = value }

    /// The value. In a view that is not installed it is the initial one, writing has no effect, and
    /// reading logs a warning.
    public var wrappedValue: Value {
        get {
            // A copy of the view that a closure has captured shows what the view showed then.
            if cell?.noteReadInUpdate() == true { return value }
            return latest
        }
        nonmutating set {
            cell?.set(newValue)
        }
    }

    /// The value between updates.
    private var latest: Value {
        guard let cell else {
            warnAboutUnconnectedState()
            return value
        }
        return cell.get()
    }

    /// A binding to the value; a constant one in a view that is not installed.
    public var projectedValue: Binding<Value> {
        guard let cell else {
            warnAboutUnconnectedState()
            return .constant(value)
        }
        return Binding(location: cell)
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<State<Value>>, in context: _PropertyContext
    ) {
        let initial = pointer.pointee.value
        let cell = context.retained {
            #if DEBUG
                if let kept = context.app.keptState { return kept.cell(initial, in: context) }
            #endif
            return StateCell(initial, in: context)
        }
        context.noteChange(of: cell)
        pointer.pointee.cell = cell
        pointer.pointee.value = cell.shown
    }

    private func warnAboutUnconnectedState() {
        RuntimeWarnings.log(
            """
            Accessing State's value outside of being installed on a View. This will result in \
            a constant Binding of the initial value and will not update.
            """)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: ReconnectableProperty {
    /// The initial value has an effect only at the first evaluation.
    package func isEqualInput(to other: State<Value>) -> Bool { true }
}
