import AttributeGraph

/// One row of a loop whose rows are made as they come into sight. Put aside, it keeps its state
/// and evaluates nothing until it is shown again.
final class LazyRowNode<Loop: LazyRowOwner, ID: Hashable>:
    _ViewNode, RuleBody, PinnableRow, ObservationOwner
{
    let id: ID
    /// Its place in the loop's data, while it is shown.
    var index: Int { didSet { place.setOffset(index) } }
    let place: LoopPosition
    /// Shown for an id that another row has already.
    let isDouble: Bool
    var pins = 0
    /// Whether the loop has no element for it any more.
    private(set) var hasLeft = false
    private(set) var child: _Node<Loop.RowContent>?
    private(set) var isDetached: Bool
    private unowned let loop: Loop
    private let ownGate: RuleGate
    private var rule: ScheduledRule!
    private var tracking = ObservationPulse()
    private var generation = 0
    /// What it showed when it was last asked.
    private var elements: [Element] = []

    init(_ id: ID, at index: Int, of loop: Loop, isDouble: Bool = false, isDetached: Bool = false) {
        self.id = id
        self.index = index
        place = LoopPosition(id: AnyHashable(id), offset: index)
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

    /// Written out, because the compiler's own takes itself for endless.
    override init(in context: _NodeContext) { fatalError("A row is made for an element") }

    /// Makes the content again: the loop has other data or another closure.
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
                child = makeRowNode(content, id: place.id)
                elementsChanged()
            }
        }
        if observes { loop.rowsObserve = true }
    }

    // MARK: Out of sight

    func detach() {
        guard !isDetached else { return }
        if hasNewElements { askForElements() }
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
        if hasNewElements { askForElements() }
        list.append(contentsOf: elements)
    }

    private func askForElements() {
        hasNewElements = false
        elements.removeAll(keepingCapacity: true)
        child?.appendElements(to: &elements)
        for index in elements.indices
        where elements[index].traits[LoopPositionTrait.self] == nil
            && !elements[index].render.isPlaceholder
        {
            elements[index].traits[LoopPositionTrait.self] = place
        }
    }

    // MARK: Presence

    override func appeared() {
        if !isDetached { super.appeared() }
    }

    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        if !isDetached { super.appendPreference(key, to: &value) }
    }

    /// From now on it stays as it is for as long as it is shown.
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
    /// Grows with every value that the loop is given.
    var generation: Int { get }
    /// Whether a row has read something observable while its content was made.
    var rowsObserve: Bool { get set }
    func content(at index: Int) -> RowContent
}
