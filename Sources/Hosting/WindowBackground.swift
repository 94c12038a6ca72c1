import Drawing
import Views
import Widgets

/// What lies behind everything in a window.
enum WindowBackground {
    static func color(of tree: ViewTree) -> ResolvedColor {
        let environment = tree.surroundings
        return ColorRole.windowBackground.color(
            in: environment.colorScheme, contrast: environment.colorSchemeContrast)
    }
}
