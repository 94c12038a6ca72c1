import Foundation

/// A horizontal position in a view, at which views above each other are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The leading edge of the view.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The middle between the leading and the trailing edge.
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    /// The trailing edge of the view.
    public static let trailing = HorizontalAlignment(TrailingID.self)
    /// The leading end of a row's separator, by default the leading edge. Lists ignore it.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingID.self)
    /// The trailing end of a row's separator, by default the trailing edge. Lists ignore it.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingID.self)

    /// Creates a guide that a type of the app's own identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .horizontal)
    }

    /// Merges the positions of the guide in several views.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

private enum LeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum SeparatorLeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
