import Foundation

/// Lets views that are described in one place be shown in another, as a toolbar's items are: they
/// keep the environment and the life of where they are described.
package final class SlotRegistry {
    private struct Weak {
        weak var node: _ViewNode?
    }

    private var lenders: [Weak] = []
    private var borrowers: [Weak] = []
    /// Called between updates when what is lent has changed.
    package var changed: (() -> Void)?
    private var isTelling = false

    package init() {}

    @MainActor fileprivate func add(lender: _ViewNode) {
        lenders.append(Weak(node: lender))
        elementsChanged(in: lender.tree)
    }

    @MainActor fileprivate func add(borrower: _ViewNode) {
        borrowers.append(Weak(node: borrower))
    }

    @MainActor fileprivate func elementsChanged(in tree: ViewTree) {
        for borrower in borrowers { borrower.node?.elementsChanged() }
        guard !isTelling else { return }
        isTelling = true
        tree.afterLayout { [weak self] in
            self?.isTelling = false
            self?.changed?()
        }
    }

    /// What is lent for a slot, in the order of the lenders.
    @MainActor package func elements(for slot: Int) -> [Element] {
        var found: [Element] = []
        lenders.removeAll { $0.node?.isRemoved ?? true }
        for lender in lenders {
            guard let node = lender.node, !node.isInHiddenPart else { continue }
            var list: [Element] = []
            node.appendElements(to: &list)
            found += list.filter { $0.traits[SlotTrait.self] == slot }
        }
        return found
    }
}

/// Which slot of an exchange an element is for.
package enum SlotTrait: TraitKey { package static let defaultValue = 0 }

/// Lends a view to an exchange.
nonisolated package struct SlotContent<Lent: View>: ViewModifier {
    package typealias Body = Never
    let exchange: SlotRegistry
    let lent: Lent

    package init(_ exchange: SlotRegistry, lent: Lent) {
        self.exchange = exchange
        self.lent = lent
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, SlotContent>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, SlotContent>> {
        SlotContentNode(view, in: context)
    }
}

private final class SlotContentNode<C: View, Lent: View>: PassthroughNode<C, SlotContent<Lent>> {
    private var root: SlotContentRoot<Lent>?

    override init(
        _ view: __shared ModifiedContent<C, SlotContent<Lent>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        let root = SlotContentRoot(modifier.lent, in: childContext())
        self.root = root
        root.exchange = modifier.exchange
        modifier.exchange.add(lender: root)
        removesWithoutDelay()
    }

    override func modifierChanged(from old: SlotContent<Lent>) {
        root?.update(modifier.lent)
    }

    override func forEachPresented(_ visit: (_ViewNode) -> Void) {
        if let root { visit(root) }
    }

    override func willRemove() { modifier.exchange.elementsChanged(in: tree) }

    override func appeared() {
        super.appeared()
        modifier.exchange.elementsChanged(in: tree)
    }

    override func disappeared() {
        super.disappeared()
        modifier.exchange.elementsChanged(in: tree)
    }
}

/// The node above a lent view.
private final class SlotContentRoot<Lent: View>: _Node<Lent> {
    weak var exchange: SlotRegistry?
    private var child: _Node<Lent>!

    init(_ view: __shared Lent, in context: _NodeContext) {
        super.init(at: context)
        child = Lent._makeNode(view, in: contentContext())
    }

    override func update(_ view: Lent) { child.update(view) }
    override func elementsChanged() { exchange?.elementsChanged(in: tree) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {}
}

/// Shows what has been lent to an exchange for a slot.
nonisolated package struct SlotOutlet: View {
    package typealias Body = Never
    let exchange: SlotRegistry
    let slot: Int

    package init(_ exchange: SlotRegistry, slot: Int) {
        self.exchange = exchange
        self.slot = slot
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        SlotOutletNode(view, in: context)
    }
}

private final class SlotOutletNode: _ValueNode<SlotOutlet> {
    override init(_ view: __shared SlotOutlet, in context: _NodeContext) {
        super.init(view, in: context)
        view.exchange.add(borrower: self)
    }

    override func appendElements(to list: inout [Element]) {
        list += view.exchange.elements(for: view.slot)
    }
}
