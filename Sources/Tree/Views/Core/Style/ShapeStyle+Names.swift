import Styles
import Foundation
import Geometry

// The styles that a leading dot finds: `.red`, `.secondary`, `.tint`.

extension ShapeStyle where Self == Color {
    /// Red, in a lighter tone in dark mode.
    public static var red: Color { Color.red }
    /// Orange, in a lighter tone in dark mode.
    public static var orange: Color { Color.orange }
    /// Yellow, in a lighter tone in dark mode.
    public static var yellow: Color { Color.yellow }
    /// Green, in a lighter tone in dark mode.
    public static var green: Color { Color.green }
    /// A green with a little blue, in a lighter tone in dark mode.
    public static var mint: Color { Color.mint }
    /// A colour between green and blue, in a lighter tone in dark mode.
    public static var teal: Color { Color.teal }
    /// A light greenish blue, in a lighter tone in dark mode.
    public static var cyan: Color { Color.cyan }
    /// Blue, in a lighter tone in dark mode.
    public static var blue: Color { Color.blue }
    /// A colour between blue and purple, in a lighter tone in dark mode.
    public static var indigo: Color { Color.indigo }
    /// Purple, in a lighter tone in dark mode.
    public static var purple: Color { Color.purple }
    /// A red with a little blue, in a lighter tone in dark mode.
    public static var pink: Color { Color.pink }
    /// Brown, in a lighter tone in dark mode.
    public static var brown: Color { Color.brown }
    /// A medium grey, in a lighter tone in dark mode.
    public static var gray: Color { Color.gray }
    /// White, also in dark mode.
    public static var white: Color { Color.white }
    /// Black, also in dark mode.
    public static var black: Color { Color.black }
    /// A transparent colour, which paints nothing.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment, or the window's background if none is set.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment, or the app's accent colour if none is set.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected things, which is the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of the lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of the ground of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links, which is the tint.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of the ground of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style: the style itself.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style: its second style, or a single one about three
    /// quarters as opaque.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style: its third style, or a single one about half as
    /// opaque.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground style: a single style is about a fifth as opaque.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground style: a single style is about a tenth as opaque.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Material {
    /// A material that shows most of what lies behind it.
    public static var ultraThinMaterial: Material { Material.ultraThin }
    /// A material that shows much of what lies behind it.
    public static var thinMaterial: Material { Material.thin }
    /// A material that shows a little of what lies behind it.
    public static var regularMaterial: Material { Material.regular }
    /// A material that shows less of what lies behind it than the regular one.
    public static var thickMaterial: Material { Material.thick }
    /// A material that hides almost all that lies behind it.
    public static var ultraThickMaterial: Material { Material.ultraThick }
    /// The material of bars, which hides almost all that lies behind it.
    public static var bar: Material { Material.bar }
}
