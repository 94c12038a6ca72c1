import Foundation

/// A widget's hold on its own place in the tree, for what has to be asked of it outside of an
/// update: where it is, what is inside it.
package final class TreePosition {
    /// The node takes itself out. Not weak: what is once referred to weakly counts its owners
    /// slowly.
    package fileprivate(set) unowned(unsafe) var node: _ViewNode?

    package init() {}

    package var tree: ViewTree? { node?.tree }

    /// What is shown at the place.
    @MainActor package var renders: [RenderNode] {
        guard let node, !node.isRemoved else { return [] }
        var list: [Element] = []
        node.appendElements(to: &list)
        return list.map(\.render).filter { !$0.isPlaceholder }
    }

    /// The box round all that is shown at the place, in the window's coordinates.
    @MainActor package var windowFrame: CGRect? {
        let frames = renders.filter(\.isInTree).map(\.windowFrame)
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// What is shown inside the place for the value of an `id` or of a `ForEach` element.
    @MainActor package func render(withIdentity id: AnyHashable) -> RenderNode? {
        guard let found = node?.descendant(withIdentity: id) else { return nil }
        var list: [Element] = []
        found.appendElements(to: &list)
        return list.first?.render
    }
}

/// The place of the view or modifier that has it as a property: all that its body shows.
@propertyWrapper
package struct OwnTreePosition: DynamicProperty {
    private var place: TreePosition?

    package init() {}

    package var wrappedValue: TreePosition {
        guard let place else {
            fatalError("A TreePosition was asked for outside of the body whose place it is")
        }
        return place
    }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<OwnTreePosition>, in context: _PropertyContext
    ) {
        pointer.pointee.place = context.retained { OccupiedPosition(context.node) }.place
    }
}

extension OwnTreePosition: ReconnectableProperty {
    package func isEqualInput(to other: OwnTreePosition) -> Bool { true }
}

/// A place until its view leaves the tree.
private final class OccupiedPosition: PropertyStorage {
    let place = TreePosition()

    init(_ node: _ViewNode) { place.node = node }

    func disconnect() { place.node = nil }
}

/// Tells a `TreePlace` where it is.
package struct TreePositionModifier: ViewModifier {
    package typealias Body = Never
    let place: TreePosition

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TreePositionModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TreePositionModifier>> {
        TreePositionNode(view, in: context)
    }
}

extension View {
    nonisolated package func treePosition(_ place: TreePosition) -> some View {
        modifier(TreePositionModifier(place: place))
    }
}

private final class TreePositionNode<C: View>: PassthroughNode<C, TreePositionModifier> {
    nonisolated(unsafe) private var place: TreePosition

    override init(
        _ view: __shared ModifiedContent<C, TreePositionModifier>, in context: _NodeContext
    ) {
        place = view.modifier.place
        super.init(view, in: context)
        place.node = self
    }

    override func modifierChanged(from old: TreePositionModifier) {
        if place !== modifier.place { leave() }
        place = modifier.place
        place.node = self
    }

    override func willRemove() { leave() }

    deinit { leave() }

    nonisolated private func leave() {
        if place.node === self { place.node = nil }
    }
}

extension _ViewNode {
    /// The node below this one that a value identifies; nodes of hidden parts do not count.
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
