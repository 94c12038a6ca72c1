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

/// Collects the tracks of an animation, or the keyframes of its only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Takes tracks of the closure as they are.
    public static func buildExpression<K: Keyframes>(
        _ expression: K
    ) -> _KeyframeTracks<Value> where K.Value == Value { _KeyframeTracks(expression) }

    /// Makes an animation without tracks, which leaves the value as it is.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    /// Makes an animation of several tracks that run at the same time.
    public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { accumulated.beside(next) }

    /// Takes the tracks of the chosen branch.
    public static func buildEither(
        first component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }

    public static func buildEither(
        second component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }

    /// Takes the tracks of an `if` without an `else`; none if its condition is false.
    public static func buildOptional(
        _ component: _KeyframeTracks<Value>?
    ) -> _KeyframeTracks<Value> { component ?? _KeyframeTracks() }

    /// Makes an animation of the tracks of a loop, which run at the same time.
    public static func buildArray(
        _ components: [_KeyframeTracks<Value>]
    ) -> _KeyframeTracks<Value> { components.reduce(_KeyframeTracks()) { $0.beside($1) } }

    /// Makes the final animation of the collected tracks.
    public static func buildFinalResult(
        _ component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }
}

// Keyframes without a track animate the whole value, one after the other.
extension KeyframesBuilder where Value: Animatable {
    /// Takes keyframes for the whole value as a list.
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList(expression) }

    /// Makes a list of several lists, one after the other.
    public static func buildPartialBlock(first: _KeyframeList<Value>) -> _KeyframeList<Value> {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>
    ) -> _KeyframeList<Value> { accumulated.followed(by: next) }

    /// Takes the keyframes of the chosen branch.
    public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    /// Takes the keyframes of an `if` without an `else`; none if its condition is false.
    public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        component ?? _KeyframeList()
    }

    /// Makes a list of the keyframes of a loop, one after the other.
    public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        components.reduce(_KeyframeList()) { $0.followed(by: $1) }
    }

    /// Makes the final animation of the collected keyframes, with one track for the whole value.
    public static func buildFinalResult(
        _ component: _KeyframeList<Value>
    ) -> _KeyframeTracks<Value> { _KeyframeTracks(KeyframeTrack { component }) }
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
