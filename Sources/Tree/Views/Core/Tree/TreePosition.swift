import Foundation

/// A view's own position in the tree, through which a widget asks outside of an update for its frame
/// and for what is inside it.
@MainActor
package final class TreePosition {
    /// The node clears the link when it leaves the tree, or in its `deinit` and therefore unchecked; a
    /// weak reference would add a side table and slow every retain.
    nonisolated(unsafe) package fileprivate(set) unowned(unsafe) var node: _ViewNode?

    package init() {}

    package var tree: ViewTree? { node?.tree }

    /// Ends the link to a node, if it is to that one. It is nonisolated for the `deinit` of nodes.
    nonisolated fileprivate func leave(_ node: _ViewNode) {
        if self.node === node { self.node = nil }
    }

    /// The render nodes of the view at this position.
    package var renders: [RenderNode] {
        guard let node, !node.isRemoved else { return [] }
        var list: [Element] = []
        node.appendElements(to: &list)
        return list.map(\.render).filter { !$0.isPlaceholder }
    }

    /// The bounding box of the view in the window's coordinates.
    package var windowFrame: CGRect? {
        let frames = renders.filter(\.isInTree).map(\.windowFrame)
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Calls a closure after a number of seconds on the app's clock, unless the view is removed before.
    /// The call replaces an earlier one that still waits.
    package func call(after seconds: Double, _ action: @escaping () -> Void) {
        guard let node, !node.isRemoved else { return }
        node.tree.repaints.call(for: node, at: node.tree.app.now + seconds, action)
    }

    package func cancelCall() {
        guard let node else { return }
        node.tree.repaints.cancelCall(for: node)
    }

    /// The render node of the view inside with the given `id`, or made from the `ForEach` element with
    /// it.
    package func render(withIdentity id: AnyHashable) -> RenderNode? {
        guard let found = node?.descendant(withIdentity: id) else { return nil }
        var list: [Element] = []
        found.appendElements(to: &list)
        return list.first?.render
    }
}

/// The position of the view or modifier that has it as a property.
@propertyWrapper
package struct OwnTreePosition: DynamicProperty {
    private var position: TreePosition?

    package init() {}

    package var wrappedValue: TreePosition {
        guard let position else {
            fatalError("A TreePosition was read outside of the body of its view")
        }
        return position
    }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<OwnTreePosition>, in context: _PropertyContext
    ) {
        pointer.pointee.position = context.retained { OccupiedPosition(context.node) }.position
    }
}

extension OwnTreePosition: ReconnectableProperty {
    package func isEqualInput(to other: OwnTreePosition) -> Bool { true }
}

/// A position that is valid until its view leaves the tree.
@MainActor
private final class OccupiedPosition: @MainActor PropertyStorage {
    let position = TreePosition()

    init(_ node: _ViewNode) { position.node = node }

    func disconnect() { position.node = nil }
}

/// Makes a `TreePosition` that of the modified view.
package struct TreePositionModifier: ViewModifier {
    package typealias Body = Never
    let position: TreePosition

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TreePositionModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TreePositionModifier>> {
        TreePositionNode(view, in: context)
    }
}

extension View {
    nonisolated package func treePosition(_ position: TreePosition) -> some View {
        modifier(TreePositionModifier(position: position))
    }
}

private final class TreePositionNode<C: View>: PassthroughNode<C, TreePositionModifier> {
    private var position: TreePosition

    override init(
        _ view: __shared ModifiedContent<C, TreePositionModifier>, in context: _NodeContext
    ) {
        position = view.modifier.position
        super.init(view, in: context)
        position.node = self
    }

    override func modifierChanged(from old: TreePositionModifier) {
        if position !== modifier.position { position.leave(self) }
        position = modifier.position
        position.node = self
    }

    override func willRemove() { position.leave(self) }

    deinit { position.leave(self) }
}

extension _ViewNode {
    /// The node below this one that a value identifies; those of hidden parts are skipped.
    package func descendant(withIdentity id: AnyHashable) -> _ViewNode? {
        if hidesChildren { return nil }
        if let own = self as? any Identified, own.identity == id { return own }
        if let row = row(withIdentity: id) { return row }
        var found: _ViewNode?
        forEachChild { child in
            if found == nil { found = child.descendant(withIdentity: id) }
        }
        return found
    }
}
