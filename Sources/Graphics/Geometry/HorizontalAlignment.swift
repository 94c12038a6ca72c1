import Foundation

/// A horizontal position in a view, at which views above each other are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public static let leading = HorizontalAlignment(LeadingID.self)
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    public static let trailing = HorizontalAlignment(TrailingID.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingID.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingID.self)

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
