/// How often an app takes turns while time passes, and draws.
package struct FramePace {
    /// Seconds from a frame to the next one.
    package var interval: Double
    /// In how many turns each window is drawn once. What is not drawn in a turn is in a later one.
    package var turnsOfADrawing: Int

    /// What a display shows: each change, sixty times a second.
    package static let display = FramePace(interval: 1.0 / 60, turnsOfADrawing: 1)

    /// For an app at which nobody looks, such as one that is used at random: what is animated comes to
    /// its end in fewer steps.
    package static let unseen = FramePace(interval: 0.1, turnsOfADrawing: 64)
}
