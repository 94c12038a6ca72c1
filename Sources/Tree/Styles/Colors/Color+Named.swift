// The colours SwiftUI has names for.
extension Color {
    /// Red, in a lighter tone in dark mode.
    public static let red = Color(.system(.red))
    /// Orange, in a lighter tone in dark mode.
    public static let orange = Color(.system(.orange))
    /// Yellow, in a lighter tone in dark mode.
    public static let yellow = Color(.system(.yellow))
    /// Green, in a lighter tone in dark mode.
    public static let green = Color(.system(.green))
    /// A green with a little blue, in a lighter tone in dark mode.
    public static let mint = Color(.system(.mint))
    /// A colour between green and blue, in a lighter tone in dark mode.
    public static let teal = Color(.system(.teal))
    /// A light greenish blue, in a lighter tone in dark mode.
    public static let cyan = Color(.system(.cyan))
    /// Blue, in a lighter tone in dark mode.
    public static let blue = Color(.system(.blue))
    /// A colour between blue and purple, in a lighter tone in dark mode.
    public static let indigo = Color(.system(.indigo))
    /// Purple, in a lighter tone in dark mode.
    public static let purple = Color(.system(.purple))
    /// A red with a little blue, in a lighter tone in dark mode.
    public static let pink = Color(.system(.pink))
    /// Brown, in a lighter tone in dark mode.
    public static let brown = Color(.system(.brown))
    /// A medium grey, in a lighter tone in dark mode.
    public static let gray = Color(.system(.gray))

    /// White, also in dark mode.
    public static let white = Color(white: 1)
    /// Black, also in dark mode.
    public static let black = Color(white: 0)
    /// A transparent colour, which paints nothing.
    public static let clear = Color(white: 0, opacity: 0)

    /// The colour of main text: nearly black, or nearly white in dark mode.
    public static let primary = Color(ColorRole.label)
    /// The colour of less important text, which is less opaque than the primary one.
    public static let secondary = Color(ColorRole.secondaryLabel)
    /// The tint of the environment, or else the accent colour of the app or of the theme.
    public static var accentColor: Color { Color(ColorRole.accent) }
}
