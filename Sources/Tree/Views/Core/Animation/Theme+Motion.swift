import Styles
import Foundation

extension Theme {
    /// The animations of the look, and durations in seconds.
    package enum Motion {
        /// Hover and press; the check mark of a checkbox.
        package static let hover = Animation.easeOut(duration: 0.12)
        /// Switches and segments.
        package static let toggle = Animation.easeInOut(duration: 0.2)
        /// Sheets and navigation.
        package static let sheet = Animation.spring(response: 0.35, dampingFraction: 0.9)
        /// Seconds of one turn of a spinner.
        package static let spinnerTurn: TimeInterval = 1
        /// Seconds between two pictures of a symbol that moves.
        package static let symbolFrame: TimeInterval = 1.0 / 60
    }
}
