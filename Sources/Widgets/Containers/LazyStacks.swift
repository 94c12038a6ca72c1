import Foundation
import Geometry
import Layouts
import Views

/// Which headers and footers stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column as wide as the space there is, meant for many.
// Missing: rows are made at once, not as they come into sight; pinned headers.
nonisolated public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content }
            .frame(
                maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// Views in a row as high as the space there is, meant for many.
nonisolated public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
            .frame(
                maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
            )
    }
}
