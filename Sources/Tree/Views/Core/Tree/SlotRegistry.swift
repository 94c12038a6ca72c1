import Foundation

/// Connects content that is described at one position of the tree with the outlets that show it at
/// another, as with the items of a toolbar. The content keeps the environment and the lifetime of
/// the view that describes it.
package final class SlotRegistry {
    private var contents: [Weak<_ViewNode>] = []
    private var outlets: [Weak<_ViewNode>] = []
    /// Called between updates when the content of a slot has changed.
    package var changed: (() -> Void)?
    private var notificationIsPending = false

    package init() {}

    @MainActor fileprivate func add(content: _ViewNode) {
        contents.append(Weak(content))
        elementsChanged(in: content.tree)
    }

    @MainActor fileprivate func add(outlet: _ViewNode) {
        outlets.append(Weak(outlet))
    }

    @MainActor fileprivate func elementsChanged(in tree: ViewTree) {
        for outlet in outlets { outlet.object?.elementsChanged() }
        guard !notificationIsPending else { return }
        notificationIsPending = true
        tree.afterLayout { [weak self] in
            self?.notificationIsPending = false
            self?.changed?()
        }
    }

    /// The elements of a slot, in the order in which their content was added.
    @MainActor package func elements(for slot: Int) -> [Element] {
        var found: [Element] = []
        contents.removeAll { $0.object?.isRemoved ?? true }
        for content in contents {
            guard let node = content.object, !node.isInHiddenPart else { continue }
            var list: [Element] = []
            node.appendElements(to: &list)
            found += list.filter { $0.traits[SlotTrait.self] == slot }
        }
        return found
    }
}

/// The slot of a registry that an element is for.
package enum SlotTrait: TraitKey { package static let defaultValue = 0 }

/// Describes content for the slots of a registry.
nonisolated package struct SlotContent<Provided: View>: ViewModifier {
    package typealias Body = Never
    let registry: SlotRegistry
    let content: Provided

    package init(_ registry: SlotRegistry, content: Provided) {
        self.registry = registry
        self.content = content
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, SlotContent>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, SlotContent>> {
        SlotContentNode(view, in: context)
    }
}

private final class SlotContentNode<C: View, Provided: View>: PassthroughNode<
    C, SlotContent<Provided>
>
{
    private var root: SlotContentRoot<Provided>?

    override init(
        _ view: __shared ModifiedContent<C, SlotContent<Provided>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        let root = SlotContentRoot(modifier.content, in: childContext())
        self.root = root
        root.registry = modifier.registry
        modifier.registry.add(content: root)
        removesWithoutDelay()
    }

    override func modifierChanged(from old: SlotContent<Provided>) {
        root?.update(modifier.content)
    }

    override func forEachPresented(_ visit: (_ViewNode) -> Void) {
        if let root { visit(root) }
    }

    override func willRemove() { modifier.registry.elementsChanged(in: tree) }

    override func appeared() {
        super.appeared()
        modifier.registry.elementsChanged(in: tree)
    }

    override func disappeared() {
        super.disappeared()
        modifier.registry.elementsChanged(in: tree)
    }
}

/// The node above the content of a slot.
private final class SlotContentRoot<Provided: View>: _Node<Provided> {
    weak var registry: SlotRegistry?
    private var child: _Node<Provided>!

    init(_ view: __shared Provided, in context: _NodeContext) {
        super.init(at: context)
        child = Provided._makeNode(view, in: contentContext())
    }

    override func update(_ view: Provided) { child.update(view) }
    override func elementsChanged() { registry?.elementsChanged(in: tree) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {}
}

/// Shows the content of a slot of a registry.
nonisolated package struct SlotOutlet: View {
    package typealias Body = Never
    let registry: SlotRegistry
    let slot: Int

    package init(_ registry: SlotRegistry, slot: Int) {
        self.registry = registry
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
        view.registry.add(outlet: self)
    }

    override func appendElements(to list: inout [Element]) {
        list += view.registry.elements(for: view.slot)
    }
}
