import Foundation
import Geometry
import Layouts

/// The sizes that nodes answer while somebody asks only to know, as for the least size of a
/// window's content.
///
/// An answer that a node caches is computed again with each change inside, because layouts are
/// made from it. The answers to a transientMeasurement are forgotten with it, so later frames cost no more.
final class TransientMeasurement {
    private var answers: [ObjectIdentifier: (node: RenderNode, sizes: SizeCache)] = [:]

    func size(of node: RenderNode, for proposal: ProposedViewSize) -> CGSize? {
        answers[ObjectIdentifier(node)]?.sizes.size(for: proposal)
    }

    func insert(_ size: CGSize, of node: RenderNode, for proposal: ProposedViewSize) {
        answers[ObjectIdentifier(node), default: (node, SizeCache())].sizes
            .insert(size, for: proposal)
    }

    /// Containers keep what they learned of their subviews, which no subview reports changes of.
    func end() {
        for (node, _) in answers.values { node.subtreeSizeChanged() }
    }
}

extension ViewTree {
    /// Asks nodes for sizes that no layout is made from.
    package func measuringTransiently<Result>(_ ask: () -> Result) -> Result {
        guard transientMeasurement == nil else { return ask() }
        rootRender.validateLayout()
        let transientMeasurement = TransientMeasurement()
        self.transientMeasurement = transientMeasurement
        defer {
            self.transientMeasurement = nil
            transientMeasurement.end()
            rootRender.subtreeSizeChanged()
        }
        return ask()
    }

    /// Runs the action in the turn at a time, in place of one that waits; seconds of the frame
    /// clock.
    package func callBack(at time: Double, _ action: @escaping () -> Void) {
        guard let root else { return }
        repaints.call(for: root, at: time, action)
    }
}
