import Foundation
import Geometry
import Layouts
import Views

/// A view along one edge, and another one in the remaining size.
struct SafeAreaInsetLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func rest(
        of proposal: ProposedViewSize, beside bar: CGSize
    ) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(
                width: proposal.width,
                height: proposal.height.map { max($0 - bar.height - spacing, 0) })
            : ProposedViewSize(
                width: proposal.width.map { max($0 - bar.width - spacing, 0) },
                height: proposal.height)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let bar = subviews[1].sizeThatFits(proposal)
        let main = subviews[0].sizeThatFits(rest(of: proposal, beside: bar))
        return isVertical
            ? CGSize(width: max(main.width, bar.width), height: main.height + bar.height + spacing)
            : CGSize(width: main.width + bar.width + spacing, height: max(main.height, bar.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        let proposal = ProposedViewSize(bounds.size)
        let bar = subviews[1].sizeThatFits(proposal)
        let inner = rest(of: proposal, beside: bar)
        let main = subviews[0].sizeThatFits(inner)
        func along(_ own: CGFloat, _ key: UnitPoint) -> CGPoint {
            isVertical
                ? CGPoint(
                    x: bounds.minX + (bounds.width - own) * key.x,
                    y: edge == .top ? bounds.minY : bounds.maxY - bar.height)
                : CGPoint(
                    x: edge == .leading ? bounds.minX : bounds.maxX - bar.width,
                    y: bounds.minY + (bounds.height - own) * key.y)
        }
        subviews[1].place(
            at: along(isVertical ? bar.width : bar.height, alignment.fractions),
            proposal: ProposedViewSize(bar))
        let start = CGPoint(
            x: bounds.minX + (edge == .leading ? bar.width + spacing : 0)
                + (isVertical ? (bounds.width - main.width) / 2 : 0),
            y: bounds.minY + (edge == .top ? bar.height + spacing : 0)
                + (isVertical ? 0 : (bounds.height - main.height) / 2))
        subviews[0].place(at: start, proposal: inner)
    }
}

extension Alignment {
    /// The alignment as fractions, where it is one of the plain ones.
    fileprivate var fractions: UnitPoint {
        UnitPoint(
            x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
            y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
    }
}

extension View {
    /// Shows content above or below the view and insets the view by it.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(
            edge == .top ? .top : .bottom,
            Alignment(horizontal: alignment, vertical: .center), spacing, content())
    }

    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(
            edge == .leading ? .leading : .trailing,
            Alignment(horizontal: .center, vertical: alignment), spacing, content())
    }

    nonisolated private func inset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: V
    ) -> some View {
        LayoutView(
            SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing ?? 0),
            content: TupleView((ZStack { self }, ZStack { content })))
    }
}
