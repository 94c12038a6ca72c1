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

    /// The value that stands for no focus on any of the views.
    private let absent: Value
    private var shown: Value
    private var cell: FocusCell<Value>?

    public init() where Value == Bool {
        absent = false
        shown = false
    }

    public init<T: Hashable>() where Value == T? {
        absent = nil
        shown = nil
    }

    public var wrappedValue: Value {
        get {
            guard let cell else { return absent }
            guard cell.cell.isUpdating else { return cell.cell.get() }
            cell.cell.markRead()
            return shown
        }
        nonmutating set { cell?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(cell: cell, absent: absent) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<FocusState<Value>>, in context: _PropertyContext
    ) {
        let absent = pointer.pointee.absent
        let cell = context.retained { FocusCell(absent: absent, in: context) }
        context.noteChange(of: cell.cell)
        pointer.pointee.cell = cell
        pointer.pointee.shown = cell.cell.shown
    }
}

extension FocusState: ComparableInput {
    package func isEqualInput(to other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: ComparableInput {
    package func isEqualInput(to other: FocusState<Value>.Binding) -> Bool { cell === other.cell }
}

/// The storage of one focus state; it moves the focus after the update that shows a new value.
final class FocusCell<Value: Hashable>: PropertyStorage {
    let cell: StateCell<Value>
    private let absent: Value
    private let handle: Handle<ViewTree>
    private var tree: ViewTree? { handle.target }
    private var isQueued = false

    init(absent: Value, in context: _PropertyContext) {
        self.absent = absent
        cell = StateCell(absent, in: context)
        handle = context.tree.handle
    }

    func set(_ value: Value) { cell.set(value, .current) }

    func disconnect() { cell.disconnect() }

    /// The focus came to the view that stands for the value, or left it.
    func focusChanged(isInside: Bool, value: Value) {
        if isInside {
            cell.set(value, .current)
        } else if cell.get() == value {
            cell.set(absent, .current)
        }
    }

    /// Brings the focus to where the value says, once the running update has made its views.
    func queueMove() {
        guard !isQueued, let tree else { return }
        isQueued = true
        tree.app.actions.add(.change) { [weak self] in self?.move() }
    }

    /// The first view that stands for the value; nil where none does.
    func node(of value: Value) -> RenderNode? {
        tree?.focusTargets(of: self).first { $0.target.value == value }?.node
    }

    private func move() {
        isQueued = false
        guard let tree else { return }
        let value = cell.get()
        let targets = tree.focusTargets(of: self)
        let focused = targets.first { tree.focus.isInside($0.target) }
        guard value != absent else {
            if focused != nil { tree.focus.clear() }
            return
        }
        let matches = targets.filter { $0.target.value == value }
        if matches.count > 1 {
            tree.app.warn(
                "FocusState: \(value) is the value of several views; the first takes the focus.",
                at: "")
        }
        guard let first = matches.first, focused.map({ $0.target.value != value }) ?? true else {
            return
        }
        tree.focus.moveInto(first.node)
    }
}

/// The view of one value of a focus state.
final class FocusTarget<Value: Hashable>: FocusObserver {
    var cell: FocusCell<Value>?
    var value: Value?

    func focusChanged(isInside: Bool) {
        guard let cell, let value else { return }
        cell.focusChanged(isInside: isInside, value: value)
    }
}

extension ViewTree {
    /// The views that stand for values of a focus state, in reading order.
    fileprivate func focusTargets<Value>(
        of cell: FocusCell<Value>
    ) -> [(target: FocusTarget<Value>, node: RenderNode)] {
        var found: [(target: FocusTarget<Value>, node: RenderNode)] = []
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            if let target = node.responder?.focusObserver as? FocusTarget<Value>,
                target.cell === cell
            {
                found.append((target, node))
            }
            for child in node.children { visit(child) }
        }
        visit(rootRender)
        return found
    }
}
