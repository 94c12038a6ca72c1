/// How soon changes reach the disk.
package enum SessionTiming {
    /// A power cut loses at most what was committed within this time before it.
    package static let durabilityWindow: Duration = .seconds(1)
    /// When the database cannot be read, a copy at most this old, counted from a change, replaces
    /// it.
    package static let copyInterval: Duration = .seconds(600)
    /// How long after its first frames a crash of the app still counts as one of its start.
    package static let settlingTime: Duration = .seconds(5)
}
