import Foundation
import Geometry
import Layouts
import Views

/// A bar's items at its start, in its centre and at its end. Those in the centre stand there if they
/// fit, else in what the others leave, as narrow as that.
///
/// A fourth view, which nobody sees, is as wide as the others would like to be together.
struct BarRow: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        guard let width = proposal.width, width.isFinite else { return ideal(subviews) }
        let shares = Shares(subviews, in: width, height: proposal.height)
        return CGSize(width: width, height: shares.sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let shares = Shares(subviews, in: bounds.width, height: proposal.height)
        for (index, subview) in subviews.prefix(3).enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + shares.starts[index], y: bounds.midY),
                anchor: .leading,
                proposal: ProposedViewSize(
                    width: shares.widths[index], height: proposal.height))
        }
        subviews.last?.place(
            at: bounds.origin,
            proposal: ProposedViewSize(width: ideal(subviews).width, height: 0))
    }

    private func ideal(_ subviews: Subviews) -> CGSize {
        let sizes = subviews.prefix(3).map { $0.sizeThatFits(.unspecified) }
        let gaps = Theme.Spacing.stack * CGFloat(max(0, sizes.count { $0.width > 0 } - 1))
        return CGSize(
            width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    /// Where the three parts are in a width, and how large.
    private struct Shares {
        /// What each part is proposed.
        private(set) var widths: [CGFloat] = [0, 0, 0]
        private(set) var sizes: [CGSize] = [.zero, .zero, .zero]
        private(set) var starts: [CGFloat] = [0, 0, 0]

        init(_ subviews: Subviews, in width: CGFloat, height: CGFloat?) {
            guard subviews.count == 4 else { return }
            let gap = Theme.Spacing.stack
            func take(_ index: Int, _ proposed: CGFloat) -> CGFloat {
                widths[index] = max(0, proposed)
                sizes[index] = subviews[index].sizeThatFits(
                    ProposedViewSize(width: widths[index], height: height))
                return sizes[index].width
            }
            // A title at the start becomes narrower for the items at the end, and flexible items
            // there leave it at most half. Tools without their titles are narrower than they would
            // like to be.
            let wanted = min(
                subviews[0].sizeThatFits(.unspecified).width,
                subviews[0].sizeThatFits(ProposedViewSize(width: width, height: height)).width)
            let start = wanted > 0 ? min(wanted, width / 2) + gap : 0
            let trailing = take(2, width - start)
            let leading = take(0, width - (trailing > 0 ? trailing + gap : 0))
            let before = leading > 0 ? leading + gap : 0
            let end = width - (trailing > 0 ? trailing + gap : 0)
            let centre = take(1, end - before)
            let middle = min(max((width - centre) / 2, before), max(before, end - centre))
            starts = [0, middle, width - trailing]
        }
    }
}
