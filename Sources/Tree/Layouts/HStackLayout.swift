import Foundation
import Geometry

/// Arranges subviews in a horizontal line, starting at the leading edge.
public struct HStackLayout: _StackLayout, GuidesOfSubviewsOnly, KnowsResizedSubviews {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache

    /// The guide at which the subviews are aligned vertically.
    public var alignment: VerticalAlignment

    /// The distance between neighbours; nil for the one that they prefer.
    public var spacing: CGFloat?

    /// Creates a horizontal line with a distance in points between subviews; if it is nil, they
    /// decide.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public var _engine: _StackEngine {
        _StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}
