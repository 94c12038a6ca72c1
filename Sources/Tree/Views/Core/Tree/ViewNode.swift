import AttributeGraph
import Foundation

/// The position in the tree at which a node is made.
public struct _NodeContext {
    package unowned(unsafe) let tree: ViewTree
    package unowned(unsafe) let parent: _ViewNode?
    package let scope: EnvironmentScope
    package let depth: Int
    /// Suspends the rules of this part of the tree while it is hidden.
    let gate: RuleGate?
    /// Whether the nearest container asks loops for single rows, as they become visible.
    let isLazy: Bool

    package init(
        tree: ViewTree, parent: _ViewNode?, scope: EnvironmentScope, depth: Int,
        gate: RuleGate? = nil, isLazy: Bool = false
    ) {
        self.tree = tree
        self.parent = parent
        self.scope = scope
        self.depth = depth
        self.gate = gate
        self.isLazy = isLazy
    }
}

/// One view in the tree: its identity, and in subclasses its state and its children.
///
/// A node lives as long as its identity. It shows *elements*: render nodes that the nearest
/// container above lays out. Structure (`if`, `ForEach`, `Group`) has no element of its own.
@MainActor
public class _ViewNode {
    /// Unretained, as is the parent: the tree owns its nodes, and each node its children.
    package unowned(unsafe) let tree: ViewTree
    package unowned(unsafe) let parent: _ViewNode?
    package final let scope: EnvironmentScope
    package final let depth: Int
    final let gate: RuleGate?
    private final let isLazy: Bool
    final var makesRowsLazily: Bool { isLazy }
    private final var wasRemoved = false
    /// Whether it is the root of a subtree that has left the tree and is not yet freed.
    final var isRetired = false
    /// Whether a descendant was ever retired.
    final var outlivesRetired = false
    /// Whether the removal of the node or of a descendant has an effect that an app can observe.
    final var isRemovedWithoutDelay = false
    nonisolated(unsafe) final var renderChain = RenderChain<OwnerLinks>()
    /// Whether its elements may differ from those that a loop above has cached.
    final var hasNewElements = true

    deinit { renderChain.removeAll { $0.owner = nil } }

    package init(in context: _NodeContext) {
        tree = context.tree
        parent = context.parent
        scope = context.scope
        depth = context.depth
        gate = context.gate
        isLazy = context.isLazy
        tree.nodeCounts.nodes += 1
    }

    /// A rule that is evaluated after those of the node's ancestors.
    final func makeRule(_ label: StaticString, body: any RuleBody) -> ScheduledRule {
        let tree = tree
        return ScheduledRule(
            in: tree.graph, subgraph: tree.subgraph, gate: gate, depth: depth, label: label,
            body: body)
    }

    /// The context of a child; `scope` where the child has another environment.
    package final func childContext(scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(
            tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1, gate: gate,
            isLazy: isLazy)
    }

    /// The context of a child whose elements this node lays out. A lazy one asks loops for rows as
    /// they become visible; for all others loops make all rows at once.
    final func contentContext(
        scope: EnvironmentScope? = nil, isLazy: Bool = false
    ) -> _NodeContext {
        _NodeContext(
            tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1, gate: gate,
            isLazy: isLazy)
    }

    /// Visits the children in order.
    package func forEachChild(_ visit: (_ViewNode) -> Void) {}

    /// Appends the elements that it shows, in order.
    package func appendElements(to list: inout [Element]) {
        forEachChild { $0.appendElements(to: &list) }
    }

    /// Appends its elements for a container that follows the changes of loops: those of a loop are
    /// passed on as one part.
    func appendParts(to parts: inout ElementParts) { appendElements(to: &parts.loose) }

    /// Notes that its elements may have changed; the nearest container above collects them again.
    package func elementsChanged() {
        let wereKnown = !hasNewElements
        hasNewElements = true
        parent?.elementsChanged(of: self, wereKnown: wereKnown)
    }

    /// Notes that the elements of a child may have changed; `wereKnown` says whether they had been
    /// collected since their last change.
    func elementsChanged(of child: _ViewNode, wereKnown: Bool) { elementsChanged() }

    /// Removes the subtree from the tree, the deepest nodes first.
    package final func remove() {
        guard !wasRemoved else { return }
        if outlivesRetired { tree.app.releaseRetired() }
        forEachChild { $0.remove() }
        wasRemoved = true
        tree.nodeCounts.nodes -= 1
        willRemove()
    }

    /// Whether it has left the tree.
    package final var isRemoved: Bool {
        if wasRemoved { return true }
        guard !tree.app.retired.isEmpty else { return false }
        return isInRetiredSubtree
    }

    private final var isInRetiredSubtree: Bool {
        // The way to the root is long, and counting a reference to each node on it takes longer than
        // the rest. The tree keeps them.
        var next: Unmanaged<_ViewNode>? = .passUnretained(self)
        while let node = next {
            if node._withUnsafeGuaranteedRef({ $0.isRetired }) { return true }
            next = node._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
        }
        return false
    }

    /// Stops evaluating bodies: during its removal transition the subtree is shown unchanged.
    package func freeze() { forEachChild { $0.freeze() } }

    /// Called before the node leaves the tree, to release what it holds outside of it.
    package func willRemove() {}

    /// Called when a hidden part of the tree is shown again, such as a selected tab.
    package func appeared() { forEachChild { $0.appeared() } }

    /// Called when a part of the tree is hidden.
    package func disappeared() { forEachChild { $0.disappeared() } }

    /// Whether the children are hidden.
    package var hidesChildren: Bool { false }

    /// The one node whose elements it passes on, apart from what modifiers add; nil for most.
    package var passthroughContent: _ViewNode? { nil }

    /// Whether it passes on a page that is hidden.
    package var isHiddenPage: Bool { passthroughContent?.isHiddenPage ?? false }

    /// The outermost of the modifiers that pass this node on.
    package final var outermostModifier: _ViewNode {
        var node = self
        while let parent = node.parent, parent.passthroughContent === node { node = parent }
        return node
    }

    /// Whether an ancestor hides this part.
    package final var isInHiddenPart: Bool {
        var node = parent
        while let current = node {
            if current.hidesChildren { return true }
            node = current.parent
        }
        return false
    }

    /// The row that a loop has made for an id.
    func row(withIdentity id: AnyHashable) -> _ViewNode? { nil }

    /// Makes the row with the identity of a loop below visible, if it is not.
    func showRow(withIdentity id: AnyHashable) -> _ViewNode? {
        guard !hidesChildren else { return nil }
        var found: _ViewNode?
        forEachChild { child in
            if found == nil { found = child.showRow(withIdentity: id) }
        }
        return found
    }

    /// What identifies a child among its siblings, in this run of the app and in the next.
    func step(to child: _ViewNode) -> String {
        var index = 0
        var step = ""
        forEachChild { sibling in
            if sibling === child { step = "\(index)" }
            index += 1
        }
        return step
    }

    /// Whether state inside would be lost if the subtree were made again.
    var holdsState: Bool {
        var holds = false
        forEachChild { holds = holds || $0.holdsState }
        return holds
    }

    /// Reduces the values that the subtree provides for a preference into `value`.
    package func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        forEachChild { $0.appendPreference(key, to: &value) }
    }

    /// Whether `adjust` may change a transaction; it is not called otherwise.
    package var adjustsTransactions: Bool { false }

    /// Changes the transaction that reaches its subtree in this update.
    package func adjust(_ transaction: inout Transaction) {}

    /// The type whose body the node evaluates; nil where it evaluates none.
    var bodyType: Any.Type? { nil }
    /// The view or modifier whose body the node evaluates, with its properties connected; nil if
    /// it evaluates none.
    var evaluatedValue: Any? { nil }
    /// The name printed in trees, reports and warnings.
    package var name: String { String(describing: type(of: self)) }
}

/// The node of a view of a known type.
@MainActor
public class _Node<Content: View>: _ViewNode {
    init(at context: _NodeContext) { super.init(in: context) }

    /// Takes the value that the parent's new body has for this node.
    package func update(_ view: Content) {}

    package override var name: String { typeName(of: Content.self) }
}

// The initialisers of nodes borrow their views (`__shared`) and copy the part that they store; an
// owned parameter would first copy the whole view.

/// A node that stores its view's value. Nodes that only pass parts of it to their children store
/// nothing: otherwise each level of a tree would have its own copy of all that is below it.
@MainActor
public class _ValueNode<Content: View>: _Node<Content> {
    package final var view: Content

    package init(_ view: __shared Content, in context: _NodeContext) {
        self.view = view
        super.init(at: context)
    }

    package override func update(_ view: Content) {
        self.view = view
    }
}

/// A type's name without modules and generic arguments.
package func typeName(of type: Any.Type) -> String {
    typeNames.value(for: type) {
        let full = String(describing: type)
        return String(full.prefix { $0 != "<" })
    }
}

private let typeNames = TypeCache<String>()
