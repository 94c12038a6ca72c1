import Foundation

/// A guide along a view at which views beside each other are lined up.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public static let top = VerticalAlignment(TopID.self)
    public static let center = VerticalAlignment(VerticalCenterID.self)
    public static let bottom = VerticalAlignment(BottomID.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .vertical)
    }

    /// Merges the places of the guide in several views into one.
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

/// The first line's baseline: of several views the uppermost, of a view without text its bottom.
enum FirstTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        parentValue = min(parentValue ?? .infinity, childValue)
    }
}

/// The last line's baseline: of several views the lowest, of a view without text its bottom.
enum LastTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        parentValue = max(parentValue ?? -.infinity, childValue)
    }
}
