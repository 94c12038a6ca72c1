import Foundation
import Geometry
import Layouts
import Views

/// The icon of a tool whose title has no space in its bar; the title is still said aloud.
///
/// A label's ideal width is that with its title all the same. So a bar measures whether the titles
/// fit whether they are shown or not, and what it finds does not depend on what it shows.
struct ToolIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ToolIconLayout {
            // One view each, of whatever they are made.
            ZStack { configuration.icon }
            ZStack { configuration.title }
                .opacity(IconOnlyLabelStyle.unseen)
                .allowsHitTesting(false)
        }
        .accessibilityElement(children: .combine)
    }
}

/// An icon, and behind it a title that nobody sees.
private struct ToolIconLayout: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        var size = subviews[0].sizeThatFits(proposal)
        if proposal.width == nil {
            size.width +=
                TitleAndIconLabelStyle.gap + subviews[1].sizeThatFits(.unspecified).width
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
