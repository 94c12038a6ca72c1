/// How much texts must stand out from what is behind them.
package struct LeastContrast: Sendable {
    /// The least contrast ratio, from 1 to 21, of a text's colour to the colour behind it.
    let ratio: Double
    /// The part of a text's pixels that must reach the ratio, from 0 to 1.
    let share: Double

    /// The share that guidelines ask for. It leaves out a few pixels of a text on a picture or a
    /// gradient.
    static let usualShare = 0.95
}
