import Views

/// Counts presses of Control with no other key.
struct ControlPresses {
    private var times: [Double] = []
    private var isDown = false

    private static let count = 3
    private static let seconds = 1.5

    /// Returns whether it was pressed often enough.
    mutating func modifiersChanged(to held: KeyModifiers, at now: Double) -> Bool {
        if held == .control {
            isDown = true
            return false
        }
        guard held.isEmpty, isDown else {
            forget()
            return false
        }
        isDown = false
        times = times.filter { now - $0 < Self.seconds } + [now]
        guard times.count == Self.count else { return false }
        times = []
        return true
    }

    mutating func forget() {
        times = []
        isDown = false
    }
}
