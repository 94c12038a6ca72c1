import Foundation

/// A vertical position in a view, at which views beside each other are aligned.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The top edge of the view.
    public static let top = VerticalAlignment(TopID.self)
    /// The middle between the top and the bottom edge.
    public static let center = VerticalAlignment(VerticalCenterID.self)
    /// The bottom edge of the view.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

    /// Creates a guide that a type of the app's own identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .vertical)
    }

    /// Merges the positions of the guide in several views.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

private enum TopID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
