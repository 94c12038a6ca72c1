import Hosting
import Limits
import Views

/// When the screen goes dark because nobody uses it, and what the input that wakes it does not do.
struct IdleTimer {
    private let time: Duration?
    private let now: () -> ContinuousClock.Instant
    private var lastInput: ContinuousClock.Instant
    private(set) var isAsleep = false
    /// Whether the press that woke the screen goes on.
    private var swallowsPress = false

    /// Nil seconds for a screen that never goes dark.
    init(seconds: Double?, now: @escaping () -> ContinuousClock.Instant) {
        time = seconds.map { Duration(saturatingSeconds: $0) }
        self.now = now
        lastInput = now()
    }

    var deadline: ContinuousClock.Instant? {
        isAsleep ? nil : time.map { lastInput + $0 }
    }

    var isDue: Bool { deadline.map { $0 <= now() } ?? false }

    mutating func sleep() { isAsleep = true }

    mutating func wake() {
        isAsleep = false
        lastInput = now()
    }

    /// What the app gets of some input: nothing of that which wakes the screen, nor of the press that
    /// began with it, so that nobody presses what they cannot see.
    mutating func take(_ kinds: [InputEvent.Kind]) -> [InputEvent.Kind] {
        guard time != nil, !kinds.isEmpty else { return kinds }
        let wakes = isAsleep
        wake()
        var taken: [InputEvent.Kind] = []
        for kind in kinds {
            guard case .pointer(let event) = kind else {
                if !wakes { taken.append(kind) }
                continue
            }
            if wakes, event.phase == .down { swallowsPress = true }
            if !wakes, !swallowsPress { taken.append(kind) }
            if event.phase == .up || event.phase == .cancelled { swallowsPress = false }
        }
        return taken
    }
}
