import Drawing
import Foundation

/// The sizes, distances and opacities of the design, in points. Its colours are in `ColorRole` and
/// `SystemColor`, its text sizes in `TextStyleMetrics`.
package enum Theme {
    /// The 4-point grid.
    package enum Spacing {
        package static let hairGap: CGFloat = 4
        /// Between the views of a stack.
        package static let stack: CGFloat = 8
        /// Around content, and what `padding()` adds.
        package static let content: CGFloat = 16
        /// Around the content of a window.
        package static let window: CGFloat = 20
        /// Between groups.
        package static let group: CGFloat = 24
    }

    package enum Radius {
        package static let small: CGFloat = 5
        /// Buttons and fields.
        package static let control: CGFloat = 7
        /// Cards, menus and grouped forms.
        package static let card: CGFloat = 10
        /// Windows and sheets.
        package static let window: CGFloat = 12

        /// The radius of an outline `inset` points inside one with radius `outer`, so that their
        /// corners are concentric.
        package static func concentric(in outer: CGFloat, inset: CGFloat) -> CGFloat {
            max(0, outer - inset)
        }
    }

    package struct Shadow: Hashable, Sendable {
        package let y: CGFloat
        package let radius: CGFloat
        package let opacity: Double

        package static let menu = Shadow(y: 8, radius: 24, opacity: 0.18)
        /// A window of the single screen that is not the key window.
        package static let window = Shadow(y: 12, radius: 40, opacity: 0.20)
        package static let keyWindow = Shadow(y: 12, radius: 40, opacity: 0.28)
        package static let knob = Shadow(y: 1, radius: 2, opacity: 0.25)

        package var color: ResolvedColor { ResolvedColor(white: 0, opacity: Float(opacity)) }
    }

    package enum FocusRing {
        package static let width: CGFloat = 2
        /// The distance from the control's edge to the ring.
        package static let gap: CGFloat = 2
        /// The width of the line outside of the ring, which sets it off against a coloured ground.
        package static let edge: CGFloat = 1
        package static let opacity = 0.8
    }

    package static let selectionOpacity = 0.28
    package static let backdropOpacity = 0.25

    /// The opacities of the levels of a foreground, from primary to quinary.
    package static let lightLevels = [1, 0.70, 0.52, 0.18, 0.10]
    package static let darkLevels = [1, 0.77, 0.54, 0.20, 0.12]
}
