import Foundation
import Geometry
import Layouts
import Views

/// The labels of a gauge that stand at values of their own.
struct GaugeMarks {
    let labels: AnyView
    /// Where on the gauge a label with a tag belongs, from 0 to 1; nil where it has no tag of the
    /// gauge's type of value.
    let fraction: (Tag?) -> Double?
}

/// The marks below a bar, each in the middle below its value.
struct GaugeMarksRow: View {
    let marks: GaugeMarks

    var body: some View {
        let marks = marks
        SubviewsReader(marks.labels) { views in
            let fractions = views.map { marks.fraction($0.traits[TagTrait.self]) }
            MarksLayout(fractions: fractions.compactMap { $0 }) {
                ForEach(Array(zip(views, fractions)).filter { $0.1 != nil }.map(\.0)) { view in
                    VStack(spacing: 2) {
                        Color(.tertiaryLabel).frame(width: 1, height: Theme.Spacing.hairGap)
                        view
                    }
                }
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
}

/// Views below points of a line.
private struct MarksLayout: Layout {
    /// From 0 to 1, for each view.
    let fractions: [Double]

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).reduce(0, +),
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, fraction) in zip(subviews, fractions) {
            let width = subview.sizeThatFits(.unspecified).width
            let x = bounds.width * CGFloat(fraction) - width / 2
            // A label at an end stays inside.
            let start = min(max(x, 0), max(0, bounds.width - width))
            subview.place(
                at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: .unspecified)
        }
    }
}
