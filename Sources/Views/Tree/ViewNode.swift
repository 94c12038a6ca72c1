import AttributeGraph
import Foundation

/// What a new node needs to know of its place.
public struct _NodeContext {
    package unowned(unsafe) let tree: ViewTree
    package unowned(unsafe) let parent: _ViewNode?
    package let scope: EnvironmentScope
    package let depth: Int
    /// What holds the rules of this part back while it is kept without being shown.
    let gate: RuleGate?
    /// Whether the nearest container asks loops for the rows that can be seen, one by one.
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

/// One view in the tree: its identity, and by way of its subclasses its state and its children.
///
/// A node lives as long as its identity. What it shows are *elements*: render nodes that the
/// nearest container above lays out. Structure (`if`, `ForEach`, `Group`) has no element itself.
@MainActor
public class _ViewNode {
    /// Not counted, nor is the parent: the tree owns its nodes, and each node its children.
    nonisolated(unsafe) package unowned(unsafe) let tree: ViewTree
    package unowned(unsafe) let parent: _ViewNode?
    package final let scope: EnvironmentScope
    package final let depth: Int
    final let gate: RuleGate?
    private final let isLazy: Bool
    private final var wasRemoved = false
    /// Whether it is the root of what is out of the tree, and not yet taken apart.
    final var isRetired = false
    /// Whether something below it was retired, ever.
    final var outlivesRetired = false
    /// Whether something at or below it tells others that it is removed.
    final var isRemovedWithoutDelay = false
    nonisolated(unsafe) final var renderChain = RenderChain()
    /// Whether its elements may be others than those that a loop above keeps of it.
    final var hasNewElements = true

    deinit { renderChain.forgetOwner() }

    package init(in context: _NodeContext) {
        tree = context.tree
        parent = context.parent
        scope = context.scope
        depth = context.depth
        gate = context.gate
        isLazy = context.isLazy
        tree.nodeCounts.nodes += 1
    }

    /// A rule that is due when it is the turn of the node's place.
    final func makeRule(_ label: StaticString, body: any RuleBody) -> ScheduledRule {
        let tree = tree
        return ScheduledRule(
            in: tree.graph, subgraph: tree.subgraph, gate: gate, depth: depth, label: label,
            body: body)
    }

    /// The place of a child; `scope` where the child sees another environment.
    package final func childContext(scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(
            tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1, gate: gate,
            isLazy: isLazy)
    }

    /// The place of a child whose elements this node takes itself; a lazy one asks for rows as
    /// they come into sight, all others have them made at once.
    final func contentContext(
        scope: EnvironmentScope? = nil, isLazy: Bool = false
    ) -> _NodeContext {
        _NodeContext(
            tree: tree, parent: self, scope: scope ?? self.scope, depth: depth + 1, gate: gate,
            isLazy: isLazy)
    }

    /// Visits the children in order.
    package func forEachChild(_ visit: (_ViewNode) -> Void) {}

    /// Adds what it shows, in order.
    package func appendElements(to list: inout [Element]) {
        forEachChild { $0.appendElements(to: &list) }
    }

    /// The same for containers that follow the changes of loops: those that it only hands on are
    /// not taken apart.
    func appendParts(to parts: inout ElementParts) { appendElements(to: &parts.loose) }

    /// Its elements may have changed; the nearest container above will ask for them again.
    package func elementsChanged() {
        let wereKnown = !hasNewElements
        hasNewElements = true
        parent?.elementsChanged(of: self, wereKnown: wereKnown)
    }

    /// A child's may have; they were known to who keeps them of each child, if it has asked since
    /// the child was made or last said so.
    func elementsChanged(of child: _ViewNode, wereKnown: Bool) { elementsChanged() }

    /// Takes the subtree out of the tree, deepest nodes first.
    package final func remove() {
        guard !wasRemoved else { return }
        if outlivesRetired { tree.app.releaseRetired() }
        forEachChild { $0.remove() }
        wasRemoved = true
        tree.nodeCounts.nodes -= 1
        willRemove()
    }

    /// Whether it is no part of the tree any more.
    package final var isRemoved: Bool {
        if wasRemoved { return true }
        guard !tree.app.retired.isEmpty else { return false }
        var node = self
        while !node.isRetired {
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }

    /// Evaluates no body any more: from now on the subtree is shown as it was while it leaves.
    package func freeze() { forEachChild { $0.freeze() } }

    /// Lets go of what the node holds outside the tree.
    package func willRemove() {}

    /// Shown again after having been hidden as a whole, as a tab is that is chosen again.
    package func appeared() { forEachChild { $0.appeared() } }

    /// Hidden as a whole, but kept.
    package func disappeared() { forEachChild { $0.disappeared() } }

    /// Whether the children are kept without being shown.
    package var hidesChildren: Bool { false }

    /// The one node that it passes on as it is, but for what modifiers add; nil for most.
    package var passthroughContent: _ViewNode? { nil }

    /// Whether what it passes on is a page that is not shown.
    package var isHiddenPage: Bool { passthroughContent?.isHiddenPage ?? false }

    /// The outermost of the modifiers that pass this node on.
    package final var outermostModifier: _ViewNode {
        var node = self
        while let parent = node.parent, parent.passthroughContent === node { node = parent }
        return node
    }

    /// Whether an ancestor keeps this part without showing it.
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

    /// Shows the row of a loop below that an identity means, where it is not shown.
    func showRow(withIdentity id: AnyHashable) -> _ViewNode? {
        guard !hidesChildren else { return nil }
        var found: _ViewNode?
        forEachChild { child in
            if found == nil { found = child.showRow(withIdentity: id) }
        }
        return found
    }

    /// What tells a child from its siblings, in this run of the app and in the next.
    func step(to child: _ViewNode) -> String {
        var index = 0
        var step = ""
        forEachChild { sibling in
            if sibling === child { step = "\(index)" }
            index += 1
        }
        return step
    }

    /// Whether something inside would be missed if the subtree were made anew.
    var holdsState: Bool {
        var holds = false
        forEachChild { holds = holds || $0.holdsState }
        return holds
    }

    /// The value it contributes to a preference; nil where it has none.
    package func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        forEachChild { $0.appendPreference(key, to: &value) }
    }

    /// Changes the transaction that reaches its subtree in this update.
    package func adjust(_ transaction: inout Transaction) {}

    /// The type whose body the node evaluates; nil where it evaluates none.
    var bodyType: Any.Type? { nil }
    /// The name printed in trees, reports and warnings.
    package var name: String { String(describing: type(of: self)) }
}

/// The node of a view of a known type.
@MainActor
public class _Node<Content: View>: _ViewNode {
    init(at context: _NodeContext) { super.init(in: context) }

    /// Takes the value that the parent's new body has at this place.
    package func update(_ view: Content) {}

    package override var name: String { typeName(of: Content.self) }
}

// Views are lent to the initialisers of nodes (`__shared`), which copy the part that they keep:
// handed over, a view would first be copied as a whole.

/// A node that keeps its view's value. Those that only hand parts of it on to their children keep
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
