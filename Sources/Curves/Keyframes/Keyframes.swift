import Foundation
import Geometry

/// Tracks of keyframes that run at the same time, each for a part of a value.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Body.Value == Value

    @KeyframesBuilder<Value> var body: Body { get }

    func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
        body._resolve(into: &tracks)
    }
}

/// The tracks of an animation, as the builder collects them.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [ResolvedTrack<Value>] = []

    init() {}

    init(_ keyframes: some Keyframes<Value>) { keyframes._resolve(into: &self) }

    public var body: _KeyframeTracks<Value> { self }

    public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
        tracks.tracks += self.tracks
    }

    func beside(_ other: _KeyframeTracks) -> _KeyframeTracks {
        var result = self
        result.tracks += other.tracks
        return result
    }
}

/// A track whose keyframes are known, but not yet the value they begin at.
struct ResolvedTrack<Root> {
    /// Makes the motion for an initial value.
    let motion: (Root) -> TrackMotion<Root>
}

/// One part of a value over time.
struct TrackMotion<Root> {
    let duration: TimeInterval
    /// Whether a keyframe has a duration that is negative or no number.
    let hasBadDuration: Bool
    let apply: (inout Root, TimeInterval) -> Void
}

/// The keyframes for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public var body: _KeyframeTracks<Root> { self }

    public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
        let list = _KeyframeList(content)
        let path = path
        tracks.tracks.append(
            ResolvedTrack { initial in
                let motion = KeyframeMotion(
                    list.keyframes, from: initial[keyPath: path].animatableData)
                return TrackMotion(
                    duration: motion.duration, hasBadDuration: motion.hasBadDuration
                ) { root, time in
                    root[keyPath: path].animatableData = motion.value(at: time)
                }
            })
    }
}
