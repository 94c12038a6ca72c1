import Drawing
import Foundation

/// One of five levels of the foreground style.
public struct HierarchicalShapeStyle: Equatable, Sendable {
    /// 0 for primary to 4 for quinary.
    package let level: Int

    package init(level: Int) {
        self.level = level
    }

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of this level.
    package func opacity(in scheme: ColorScheme) -> Double {
        let opacities = scheme == .light ? Theme.lightLevels : Theme.darkLevels
        return opacities[min(max(level, 0), opacities.count - 1)]
    }
}

extension HierarchicalShapeStyle: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let foreground = context.foreground ?? context.color(.label)
        return .color(foreground.multiplyingOpacity(by: opacity(in: context.scheme)))
    }
}
