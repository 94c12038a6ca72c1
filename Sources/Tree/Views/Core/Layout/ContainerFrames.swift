import Foundation
import Geometry
import Layouts

/// The nodes of a window whose size depends on that of a container. They are measured again when
/// a layout has made the container another size.
@MainActor
final class ContainerFrames {
    private struct Dependent {
        weak var node: RenderNode?
        var used: CGSize
        var turn = -1
        var repeats = 0
    }

    private var dependents: [Int: Dependent] = [:]
    private var observes = false

    /// How often a node is measured again in one turn. A container whose size depends on the
    /// node's may never agree with it.
    private static let repeatLimit = 4

    init() {}

    /// Notes the container's size that the node was measured with.
    func note(_ node: RenderNode, _ size: CGSize) {
        dependents[node.id, default: Dependent(node: node, used: size)].used = size
        guard !observes else { return }
        observes = true
        node.tree.observeLayouts(self)
    }
}

extension ContainerFrames: LayoutObserver {
    func layoutDidEnd() -> Bool {
        measureAgain()
        observes = !dependents.isEmpty
        return observes
    }

    /// Has the nodes measured again whose container has another size than they were measured with.
    func measureAgain() {
        for (id, known) in dependents {
            guard let node = known.node else {
                dependents[id] = nil
                continue
            }
            guard node.isInTree, node.containerSize != known.used else { continue }
            var dependent = known
            let turn = node.tree.app.turn
            if dependent.turn != turn { (dependent.turn, dependent.repeats) = (turn, 0) }
            dependent.repeats += 1
            dependents[id] = dependent
            guard dependent.repeats <= Self.repeatLimit else { continue }
            node.invalidateLayout()
            node.invalidatePaint()
        }
    }
}

extension ViewTree {
    var containerFrames: ContainerFrames { feature(ContainerFrames.init) }
}

/// A container that `containerRelativeFrame` measures by.
protocol RelativeContainer: RenderNode {
    /// The size without the space that it keeps free around its content; nil before it is known.
    var sizeForContent: CGSize? { get }
}

extension RenderNode {
    /// The size of the nearest container around.
    final var containerSize: CGSize {
        var node = parent
        while let current = node {
            if let container = current as? any RelativeContainer,
                let size = container.sizeForContent
            {
                return size
            }
            node = current.parent
        }
        return tree.size
    }
}

/// Makes the modified view a container, such as a column of a split view.
nonisolated package struct RelativeContainerModifier: RenderModifier, RenderEffect {
    package typealias Body = Never
    package typealias Effect = RelativeContainerModifier
    package init() {}
}

extension EffectRender: RelativeContainer {
    var sizeForContent: CGSize? {
        Effect.self == RelativeContainerModifier.self && isPlaced ? size : nil
    }
}
