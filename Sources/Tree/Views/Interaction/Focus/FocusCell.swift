/// A focus that properties follow and move: that of the keyboard, or where assistive technology is.
@MainActor
enum FocusKind {
    case keyboard, accessibility

    fileprivate func observers(of node: RenderNode) -> [any FocusObserver] {
        switch self {
        case .keyboard: node.responder?.focusObserver.map { [$0] } ?? []
        case .accessibility:
            (node.accessibility?.details ?? []).compactMap {
                if case .focusObserver(let observer) = $0 { observer } else { nil }
            }
        }
    }

    fileprivate func isInside(
        _ node: RenderNode, _ observer: any FocusObserver, in tree: ViewTree
    ) -> Bool {
        switch self {
        case .keyboard: tree.focus.isInside(observer)
        case .accessibility: tree.accessibilityFocus.isInside(node)
        }
    }

    /// Moves the focus into a node; nil takes it away from all.
    fileprivate func move(into node: RenderNode?, in tree: ViewTree) {
        switch (self, node) {
        case (.keyboard, let node?): tree.focus.moveInto(node)
        case (.keyboard, nil): tree.focus.clear()
        case (.accessibility, let node?): tree.accessibilityFocus.move(into: node)
        case (.accessibility, nil): tree.accessibilityFocus.move(to: nil)
        }
    }
}

/// The storage of one focus state; it moves the focus after the update that shows a new value.
final class FocusCell<Value: Hashable>: PropertyStorage {
    let cell: StateCell<Value>
    private let kind: FocusKind
    private let absent: Value
    private let handle: Handle<ViewTree>
    private var isQueued = false

    @MainActor
    init(_ kind: FocusKind, absent: Value, in context: _PropertyContext) {
        self.kind = kind
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
    @MainActor
    func queueMove() {
        guard !isQueued, let tree = handle.target else { return }
        isQueued = true
        tree.app.actions.add(.change) { [weak self] in self?.move() }
    }

    /// The first view that stands for the value; nil where none does.
    @MainActor
    func node(of value: Value) -> RenderNode? {
        handle.target.flatMap { tree in
            targets(in: tree).first { $0.target.value == value }?.node
        }
    }

    @MainActor
    private func move() {
        isQueued = false
        guard let tree = handle.target else { return }
        let value = cell.get()
        let targets = targets(in: tree)
        let here = targets.first { kind.isInside($0.node, $0.target, in: tree) }
        guard value != absent else {
            if here != nil { kind.move(into: nil, in: tree) }
            return
        }
        let matches = targets.filter { $0.target.value == value }
        if matches.count > 1, kind == .keyboard {
            tree.app.warn(
                "FocusState: \(value) is the value of several views; the first takes the focus.",
                at: "")
        }
        guard let first = matches.first, here?.target.value != value else { return }
        kind.move(into: first.node, in: tree)
    }

    /// The views that stand for values of the state, in reading order.
    @MainActor
    private func targets(in tree: ViewTree) -> [(target: FocusTarget<Value>, node: RenderNode)] {
        var found: [(target: FocusTarget<Value>, node: RenderNode)] = []
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            for observer in kind.observers(of: node) {
                if let target = observer as? FocusTarget<Value>, target.cell === self {
                    found.append((target, node))
                }
            }
            for child in node.children { visit(child) }
        }
        visit(tree.rootRender)
        return found
    }
}

/// The view of one value of a focus state.
@MainActor
final class FocusTarget<Value: Hashable>: FocusObserver {
    var cell: FocusCell<Value>?
    var value: Value?

    func focusChanged(isInside: Bool) {
        guard let cell, let value else { return }
        cell.focusChanged(isInside: isInside, value: value)
    }
}

/// What a property that follows a focus holds: its cell, and the value that bodies see.
struct FocusStorage<Value: Hashable> {
    /// The value that stands for no focus on any of the views.
    let absent: Value
    private var shown: Value
    private(set) var cell: FocusCell<Value>?

    init(absent: Value) {
        self.absent = absent
        shown = absent
    }

    var value: Value {
        guard let cell else { return absent }
        guard cell.cell.isUpdating else { return cell.cell.get() }
        cell.cell.markRead()
        return shown
    }

    @MainActor
    mutating func connect(_ kind: FocusKind, in context: _PropertyContext) {
        let absent = absent
        let cell = context.retained { FocusCell(kind, absent: absent, in: context) }
        context.noteChange(of: cell.cell)
        self.cell = cell
        shown = cell.cell.shown
    }
}
