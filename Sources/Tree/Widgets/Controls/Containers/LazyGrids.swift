import Foundation
import Geometry
import Views

/// Views in columns, filled line by line.
nonisolated public struct LazyVGrid<Content: View>: View {
    private let layout: TrackLayout
    private let pinned: PinnedParts
    private let content: Content

    /// Creates a grid of the columns, which makes lines as they come into view. The spacing lies
    /// between lines, in points; the default if nil.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        pinned = pinnedViews.parts
        self.content = content()
    }

    @MainActor public var body: some View { LazyGrid(layout, pinned: pinned, content: content) }
}

/// Views in rows, filled column by column.
nonisolated public struct LazyHGrid<Content: View>: View {
    private let layout: TrackLayout
    private let pinned: PinnedParts
    private let content: Content

    /// Creates a grid of the rows, which makes lines as they come into view. The spacing lies
    /// between lines, in points; the default if nil.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        pinned = pinnedViews.parts
        self.content = content()
    }

    @MainActor public var body: some View { LazyGrid(layout, pinned: pinned, content: content) }
}
