import Drawing
import Foundation

/// One of five levels of the foreground style.
public struct HierarchicalShapeStyle: Equatable, Sendable {
    /// 0 for primary to 4 for quinary.
    package let level: Int

    package init(level: Int) {
        self.level = level
    }

    /// The first level of the foreground style: the style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style: its second style, or a single one about three
    /// quarters as opaque.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style: its third style, or a single one about half as
    /// opaque.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style: a single style is about a fifth as opaque.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground style: a single style is about a tenth as opaque.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of this level. On the accent colour, the levels of words are as opaque as they have
    /// to be to be read.
    package func opacity(in context: ColorContext) -> Double {
        if context.isOnAccent, level == 1 || level == 2 { return ColorRole.weakShareOnAccent }
        let opacities = context.scheme == .light ? Theme.lightLevels : Theme.darkLevels
        return opacities[min(max(level, 0), opacities.count - 1)]
    }
}

extension HierarchicalShapeStyle: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let foreground = context.foreground ?? context.color(.label)
        return .color(foreground.multiplyingOpacity(by: opacity(in: context)))
    }
}
