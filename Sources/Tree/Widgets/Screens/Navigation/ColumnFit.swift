import Foundation
import Geometry
import Layouts
import Views

/// The columns of a split view for which there is space side by side.
enum ColumnFit { case all, withoutSidebar, one }

/// The widths that the first columns of a split view have side by side.
struct ColumnWidths: Equatable {
    var sidebar: CGFloat = 200
    var content: CGFloat = 240

    /// The least width of the last column beside others.
    static let detail: CGFloat = 220

    func fit(in width: CGFloat, hasContent: Bool) -> ColumnFit {
        let others = hasContent ? sidebar + content : sidebar
        if width >= others + Self.detail { return .all }
        return hasContent && width >= content + Self.detail ? .withoutSidebar : .one
    }
}

/// Lets columns be narrower than they are side by side, because some of them are hidden then.
struct NarrowColumns: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = NarrowColumns

    /// The width of a window in which a single column can be used.
    private static let leastWidth: CGFloat = 320

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize {
        guard let width = proposal.width else { return child.sizeThatFits(proposal) }
        let shown = max(width, Self.leastWidth)
        let own = child.sizeThatFits(ProposedViewSize(width: shown, height: proposal.height))
        return CGSize(width: shown, height: own.height)
    }
}
