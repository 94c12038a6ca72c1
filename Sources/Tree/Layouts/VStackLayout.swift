import Foundation
import Geometry

/// Arranges subviews in a vertical line, starting at the top.
public struct VStackLayout: _StackLayout, GuidesOfSubviewsOnly, KnowsResizedSubviews {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache

    public var alignment: HorizontalAlignment

    /// The distance between neighbours; nil for the one that they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public var _engine: _StackEngine {
        _StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}
