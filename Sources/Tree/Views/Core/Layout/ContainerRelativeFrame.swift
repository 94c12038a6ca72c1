import Foundation
import Geometry
import Layouts

/// Gives its content a frame whose lengths are made from those of the nearest container: a scroll
/// view, a tab, a page of a navigation stack or a column, or else the window.
nonisolated package struct ContainerRelativeFrame: RenderModifier, RenderEffect {
    package typealias Body = Never
    package typealias Effect = ContainerRelativeFrame
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    package init(
        _ axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    @MainActor
    package func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize {
        let node = context.node
        let container = node.containerSize
        node.tree.containerFrames.note(node, container)
        return frame(in: container).sizeThatFits(proposal, child: child)
    }

    private func frame(in container: CGSize) -> FrameLayout {
        func along(_ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(axis)) else { return nil }
            let wanted = length(container[axis], axis)
            guard wanted >= 0, wanted.isFinite else {
                RuntimeWarnings.log("Invalid frame dimension (negative or non-finite).")
                return 0
            }
            return wanted
        }
        return FrameLayout(
            width: along(.horizontal), height: along(.vertical), alignment: alignment)
    }

    @MainActor
    package func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let frame = FrameLayout(
            width: axes.contains(.horizontal) ? size.width : nil,
            height: axes.contains(.vertical) ? size.height : nil, alignment: alignment)
        let placement = frame.placement(of: child, in: size, proposal: proposal)
        return (placement.origin, placement.proposal)
    }

    package func isFixed(along axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }
}

extension View {
    /// Gives the view the lengths of the nearest container along the axes.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes, alignment: alignment) { length, _ in length })
    }

    /// Divides the container into `count` parts with spacing between them, and gives the view the
    /// length of `span` of them.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        if count < 1 || span < 1 {
            RuntimeWarnings.log("containerRelativeFrame needs a count and a span of at least 1.")
        }
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        return modifier(
            ContainerRelativeFrame(axes, alignment: alignment) { length, _ in
                let part = (length - spacing * (count - 1)) / count
                return max(0, part * span + spacing * (span - 1))
            })
    }

    /// Gives the view lengths that the closure makes from those of the nearest container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes, alignment: alignment, length: length))
    }
}
