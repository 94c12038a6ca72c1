import Geometry
import Limits

/// How a key that is held repeats.
package struct KeyRepeat: Hashable, Sendable {
    /// The time until the first repetition.
    package var delay: Duration
    /// Repetitions a second.
    package var rate: Double

    package static let standard = KeyRepeat(delay: .milliseconds(500), rate: 30)

    package init(delay: Duration, rate: Double) {
        self.delay = delay
        self.rate = rate
    }

    /// Milliseconds and repetitions a second, such as `400,25`. Nil where that is not what it is.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let delay = parts[0], let rate = parts[1],
            (50...10_000).contains(delay), (1...200).contains(rate)
        else { return nil }
        self.init(delay: .milliseconds(Int(saturating: delay)), rate: rate)
    }

    package var period: Duration { Duration(saturatingSeconds: 1 / rate) }
}
