import AttributeGraph

/// One row of a `ForEach` in a lazy container. While it is detached it keeps its state and
/// evaluates nothing.
final class LazyRowNode<Loop: LazyRowOwner, ID: Hashable>:
    _ViewNode, RuleBody, PinnableRow, ObservationOwner
{
    let id: ID
    /// Its index in the loop's data, up to date while it is shown.
    var index: Int { didSet { position.setOffset(index) } }
    let position: LoopPosition
    /// Whether another row has the same id.
    let isDouble: Bool
    var pins = 0
    /// Whether its element has been removed from the data.
    private(set) var hasLeft = false
    private(set) var child: _Node<Loop.RowContent>?
    private(set) var isDetached: Bool
    private unowned let loop: Loop
    private let ownGate: RuleGate
    private var rule: ScheduledRule!
    private var tracking = ObservationPulse()
    private var generation = 0
    /// The elements that were last collected.
    private var elements: [Element] = []

    init(_ id: ID, at index: Int, of loop: Loop, isDouble: Bool = false, isDetached: Bool = false) {
        self.id = id
        self.index = index
        position = LoopPosition(id: AnyHashable(id), offset: index)
        self.loop = loop
        self.isDouble = isDouble
        self.isDetached = isDetached
        ownGate = RuleGate(inside: loop.gate)
        super.init(
            in: _NodeContext(
                tree: loop.tree, parent: loop, scope: loop.scope, depth: loop.depth + 1,
                gate: ownGate, isLazy: true))
        rule = makeRule("row", body: self)
        rule.settleNow()
    }

    /// Without this initializer the compiler synthesizes one and warns that it calls itself.
    override init(in context: _NodeContext) { fatalError("A row is made for an element") }

    /// Has the content made again, because the loop has other data or another closure.
    func invalidate() { rule.invalidate() }

    func evaluateRule() {
        guard !isRemoved else { return }
        generation = loop.generation
        let observes = tracking.track(tree.app.observation, observes: loop.rowsObserve, owner: self)
        {
            let content = loop.content(at: index)
            if let child {
                child.update(content)
            } else {
                child = makeRowNode(content, id: position.id)
                elementsChanged()
            }
        }
        if observes { loop.rowsObserve = true }
    }

    // MARK: Detaching

    func detach() {
        guard !isDetached else { return }
        if hasNewElements { collectElements() }
        for element in elements { element.render.leaveParent() }
        disappeared()
        isDetached = true
        ownGate.close()
    }

    func reattach(at index: Int) {
        self.index = index
        guard isDetached else { return }
        isDetached = false
        let due = ownGate.open()
        appeared()
        if generation != loop.generation { rule.invalidate() }
        rule.settleNow()
        for rule in due { rule.settleNow() }
    }

    override var hidesChildren: Bool { isDetached }
    override var name: String { "Row" }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    // MARK: Elements

    override func elementsChanged() {
        if isDetached {
            hasNewElements = true
        } else {
            super.elementsChanged()
        }
    }

    override func appendElements(to list: inout [Element]) {
        if hasNewElements { collectElements() }
        list.append(contentsOf: elements)
    }

    private func collectElements() {
        hasNewElements = false
        elements.removeAll(keepingCapacity: true)
        child?.appendElements(to: &elements)
        for index in elements.indices
        where elements[index].traits[LoopPositionTrait.self] == nil
            && !elements[index].render.isPlaceholder
        {
            elements[index].traits[LoopPositionTrait.self] = position
        }
    }

    // MARK: Presence

    override func appeared() {
        if !isDetached { super.appeared() }
    }

    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        if !isDetached { super.appendPreference(key, to: &value) }
    }

    /// Ends all updates. The row may still be visible, until its removal transition ends.
    func leaveLoop() {
        hasLeft = true
        tracking.cancel()
        rule.dispose()
    }

    override func willRemove() { leaveLoop() }

    func observedChanged() { rule.invalidate() }

    deinit { tracking.ownerDied() }
}

/// The loop that a row belongs to.
@MainActor protocol LazyRowOwner: _ViewNode {
    associatedtype RowContent: View
    /// Increases with every update of the loop.
    var generation: Int { get }
    /// Whether a row has read an observable object while its content was made.
    var rowsObserve: Bool { get set }
    func content(at index: Int) -> RowContent
}
