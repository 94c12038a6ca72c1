import Foundation
import Geometry
import Layouts
import Views

/// Which headers and footers stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits: 1 for headers, 2 for footers.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the leading end of what is visible until their section has passed.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay at the trailing end of what is visible from when their section comes into view.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    var parts: PinnedParts {
        var parts: PinnedParts = []
        if contains(.sectionHeaders) { parts.insert(.headers) }
        if contains(.sectionFooters) { parts.insert(.footers) }
        return parts
    }
}

/// Views in a column as wide as the space there is, meant for many.
nonisolated public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedParts
    private let content: Content

    /// Creates a column that makes its views as they come into view. The spacing is in points; the
    /// default if nil.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews.parts
        self.content = content()
    }

    @MainActor public var body: some View {
        LazyStack(vertical: alignment, spacing: spacing, pinned: pinned, content: content)
    }
}

/// Views in a row as high as the space there is, meant for many.
nonisolated public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedParts
    private let content: Content

    /// Creates a row that makes its views as they come into view. The spacing is in points; the
    /// default if nil.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews.parts
        self.content = content()
    }

    @MainActor public var body: some View {
        LazyStack(horizontal: alignment, spacing: spacing, pinned: pinned, content: content)
    }
}
