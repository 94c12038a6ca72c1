import Foundation
import Geometry

/// A value over time, given by keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [TrackMotion<Value>]
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates the timeline of a value that starts at `initialValue` and follows the keyframes.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    package init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = _KeyframeTracks(keyframes).tracks.map { $0.motion(initialValue) }
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// Whether a keyframe has a duration that is negative or no number, and so is taken as 0.
    package var hasBadDuration: Bool { tracks.contains(where: \.hasBadDuration) }

    /// The value at a time, which is clamped to the duration.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the parts of the value that have tracks.
    public func update(value: inout Value, time: TimeInterval) {
        let time = time.isNaN ? 0 : time
        for track in tracks { track.apply(&value, time) }
    }

    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }
}
