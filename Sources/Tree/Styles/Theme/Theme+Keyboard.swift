import Drawing
import Foundation

// The keyboard on the screen.
extension Theme {
    package enum Keyboard {
        /// The share of a window's height that rows may take.
        package static let share: CGFloat = 0.44
        package static let lowestRow: CGFloat = 26
        package static func tallestRow(_ density: Density) -> CGFloat {
            density == .desktop ? 44 : 54
        }

        /// The greatest width of letters' keys together, and of digits'.
        package static let width: CGFloat = 900
        package static let padWidth: CGFloat = 480
        /// Around all keys.
        package static let margin: CGFloat = 4
        /// Between two keys.
        package static let gap: CGFloat = 6
        /// The share of a row's height that a letter takes.
        package static let letterShare: CGFloat = 0.42
        package static let wordShare: CGFloat = 0.30
        /// How much wider than its key the picture of a pressed one is.
        package static let popupGrowth: CGFloat = 10
        package static let leastChoice: CGFloat = 30
        package static let listWidth: CGFloat = 168
        package static let listRow: CGFloat = 34
        /// Seconds.
        package static let longPress = 0.45
        package static let doublePress = 0.35

        package static func tray(_ scheme: ColorScheme) -> ResolvedColor {
            scheme == .light ? ResolvedColor(hex: 0xDCDEE3) : ResolvedColor(hex: 0x141416)
        }

        package static func key(_ scheme: ColorScheme) -> ResolvedColor {
            scheme == .light ? ResolvedColor(hex: 0xFFFFFF) : ResolvedColor(hex: 0x3C3C41)
        }

        /// Keys that type nothing.
        package static func functionKey(_ scheme: ColorScheme) -> ResolvedColor {
            scheme == .light ? ResolvedColor(hex: 0xC3C7CE) : ResolvedColor(hex: 0x28282B)
        }

        package static func pressed(_ scheme: ColorScheme) -> ResolvedColor {
            scheme == .light ? ResolvedColor(hex: 0xAEB3BC) : ResolvedColor(hex: 0x55555B)
        }

        /// The line below a key.
        package static func edge(_ scheme: ColorScheme) -> ResolvedColor {
            ResolvedColor(white: 0, opacity: scheme == .light ? 0.28 : 0.5)
        }
    }
}
