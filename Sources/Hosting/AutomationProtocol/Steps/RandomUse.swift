/// Input that looks random and is the same for the same seed, to find what makes an app crash.
package struct RandomUse: Hashable, Codable, Sendable {
    package let events: Int
    package let seed: UInt64

    package init(events: Int, seed: UInt64) {
        self.events = events
        self.seed = seed
    }
}
