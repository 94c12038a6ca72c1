import Foundation
import Geometry

/// Subviews beside each other, from the leading edge on.
public struct HStackLayout: _StackLayout, GuidesOfSubviewsOnly, KnowsResizedSubviews {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache

    public var alignment: VerticalAlignment

    /// Between neighbours; nil leaves it to them.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public var _engine: _StackEngine {
        _StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}
