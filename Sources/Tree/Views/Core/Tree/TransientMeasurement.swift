import Foundation
import Geometry
import Layouts

/// The sizes that nodes return while they are measured without a layout, as for the least size of a
/// window's content.
///
/// A size in a node's own cache is computed again after each change inside, because layouts use it.
/// The sizes here are dropped at the end of the measurement, so later frames cost no more.
@MainActor
final class TransientMeasurement {
    private var sizesByNode: [ObjectIdentifier: (node: RenderNode, sizes: SizeCache)] = [:]

    func size(of node: RenderNode, for proposal: ProposedViewSize) -> CGSize? {
        sizesByNode[ObjectIdentifier(node)]?.sizes.size(for: proposal)
    }

    func insert(_ size: CGSize, of node: RenderNode, for proposal: ProposedViewSize) {
        sizesByNode[ObjectIdentifier(node), default: (node, SizeCache())].sizes
            .insert(size, for: proposal)
    }

    /// Containers cache what they measured of their subviews; no subview would report its changes.
    func end() {
        for (node, _) in sizesByNode.values { node.subtreeSizeChanged() }
    }
}

extension ViewTree {
    /// Measures nodes for sizes that no layout uses.
    package func measuringTransiently<Result>(_ measure: () -> Result) -> Result {
        guard transientMeasurement == nil else { return measure() }
        rootRender.validateLayout()
        let transientMeasurement = TransientMeasurement()
        self.transientMeasurement = transientMeasurement
        defer {
            self.transientMeasurement = nil
            transientMeasurement.end()
            rootRender.subtreeSizeChanged()
        }
        return measure()
    }

    /// Runs the action at a time on the frame clock, in place of one that is waiting.
    package func callBack(at time: Double, _ action: @escaping () -> Void) {
        guard let root else { return }
        repaints.call(for: root, at: time, action)
    }
}
