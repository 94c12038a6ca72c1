import Foundation
import Geometry

/// Arranges subviews in a vertical line, starting at the top.
public struct VStackLayout: _StackLayout, GuidesOfSubviewsOnly, KnowsResizedSubviews {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache

    /// The guide at which the subviews are aligned horizontally.
    public var alignment: HorizontalAlignment

    /// The distance between neighbours; nil for the one that they prefer.
    public var spacing: CGFloat?

    /// Creates a vertical line with a distance in points between subviews; if it is nil, they
    /// decide.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public var _engine: _StackEngine {
        _StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}
