import Drawing
import Views

/// The colours of the keyboard on the screen, each for light and dark.
enum KeyboardColors {
    static let tray = adaptive(Theme.Keyboard.tray)
    static let key = adaptive(Theme.Keyboard.key)
    static let functionKey = adaptive(Theme.Keyboard.functionKey)
    static let pressed = adaptive(Theme.Keyboard.pressed)
    static let edge = adaptive(Theme.Keyboard.edge)

    private static func adaptive(_ color: (ColorScheme) -> ResolvedColor) -> Color {
        Color(
            light: Color(Color.Resolved(color(.light))), dark: Color(Color.Resolved(color(.dark))))
    }
}
