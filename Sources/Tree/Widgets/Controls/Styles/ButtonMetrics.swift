import Foundation
import Geometry
import Views

/// The measures of a button with a background. A button reads them as one value, because each
/// property of the environment that a view reads has its cost in every row that has a button.
struct ButtonMetrics {
    let density: Density
    let height: CGFloat
    /// The distance between a side of the outline and the title.
    let padding: CGFloat
    /// The greatest width; nil for that of the title.
    let maxWidth: CGFloat?
    let outline: ControlOutline
}

extension EnvironmentValues {
    /// The measures of buttons with a background here.
    var buttonMetrics: ButtonMetrics {
        let (size, border, density) = (controlSize, buttonBorderShape, density)
        return ButtonMetrics(
            density: density, height: Theme.controlHeight(size, density),
            padding: border.padding(size), maxWidth: buttonSizing.maxWidth,
            outline: border.outline(size))
    }
}
