import Drawing
import Views
import Widgets

/// The colour behind a window's content.
@MainActor
enum WindowBackground {
    static func color(of tree: ViewTree) -> ResolvedColor {
        let environment = tree.currentEnvironment
        return ColorRole.windowBackground.color(
            in: environment.colorScheme, contrast: environment.colorSchemeContrast)
    }
}
