import Hosting

/// Holds, delays and drops presses of keys as their user needs it.
struct KeyFilter {
    /// A key that goes down or comes up.
    struct Change: Equatable {
        var code: Int
        var isDown: Bool
        var device: DeviceID
    }

    private let assistance: KeyAssistance
    /// Keys that are held and do not count yet, and when they will.
    private var waiting: [Int: (change: Change, due: ContinuousClock.Instant)] = [:]
    /// Keys whose press did not count, so that their release does not either.
    private var dropped: Set<Int> = []
    private var lastReleases: [Int: ContinuousClock.Instant] = [:]
    private var stuck: [Int: Stuck] = [:]
    /// Whether another key was pressed while a modifier key was held.
    private var isCombined = false

    /// A modifier key that is down for the app, whether or not it is held.
    private struct Stuck {
        enum State { case held, latched, locked }

        var state: State
        var device: DeviceID
        /// How it was before it was pressed again.
        var before: State?
    }

    init(_ assistance: KeyAssistance) { self.assistance = assistance }

    var isNeeded: Bool { assistance != KeyAssistance() }

    var deadline: ContinuousClock.Instant? { waiting.values.map(\.due).min() }

    /// What a change of the keyboard makes of the keys that the app has.
    mutating func handle(
        _ change: Change, isModifier: Bool, now: ContinuousClock.Instant
    ) -> [Change] {
        if change.isDown {
            // Of a keyboard that has gone while its key was held there was no release.
            dropped.remove(change.code)
            if let bounce = assistance.bounce, let last = lastReleases[change.code],
                now < last + bounce
            {
                dropped.insert(change.code)
                return []
            }
            // A modifier key does nothing by itself, and is held while others wait.
            if let slow = assistance.slow, !isModifier {
                waiting[change.code] = (change, now + slow)
                return []
            }
            return press(change, isModifier)
        }
        if assistance.bounce != nil, !dropped.contains(change.code) {
            lastReleases[change.code] = now
        }
        if dropped.remove(change.code) != nil || waiting.removeValue(forKey: change.code) != nil {
            return []
        }
        return release(change, isModifier)
    }

    /// The keys that have been held for long enough.
    mutating func timePassed(_ now: ContinuousClock.Instant) -> [Change] {
        let due = waiting.values.filter { $0.due <= now }.sorted { $0.due < $1.due }.map(\.change)
        for change in due { waiting[change.code] = nil }
        return due.flatMap { press($0, false) }
    }

    /// Lets go of what a device has that is gone.
    mutating func remove(_ device: DeviceID) {
        waiting = waiting.filter { $0.value.change.device != device }
        stuck = stuck.filter { $0.value.device != device }
    }

    // MARK: Modifier keys

    private mutating func press(_ change: Change, _ isModifier: Bool) -> [Change] {
        guard assistance.isSticky else { return [change] }
        guard isModifier else {
            isCombined = true
            return [change]
        }
        isCombined = false
        let before = stuck[change.code]?.state
        stuck[change.code] = Stuck(state: .held, device: change.device, before: before)
        return before == nil ? [change] : []
    }

    private mutating func release(_ change: Change, _ isModifier: Bool) -> [Change] {
        guard assistance.isSticky else { return [change] }
        guard isModifier else { return [change] + releaseLatched() }
        guard var key = stuck[change.code] else { return [change] }
        if isCombined || key.before == .locked {
            stuck[change.code] = nil
            return [change]
        }
        key.state = key.before == .latched ? .locked : .latched
        key.before = nil
        stuck[change.code] = key
        return []
    }

    /// What was held for one key alone comes up with it.
    private mutating func releaseLatched() -> [Change] {
        let latched = stuck.filter { $0.value.state == .latched }
        for code in latched.keys { stuck[code] = nil }
        return latched.sorted { $0.key < $1.key }
            .map { Change(code: $0.key, isDown: false, device: $0.value.device) }
    }
}
