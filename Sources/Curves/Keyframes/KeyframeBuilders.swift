import Geometry

/// Collects the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList(expression) }

    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }

    public static func buildPartialBlock(first: _KeyframeList<Value>) -> _KeyframeList<Value> {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>
    ) -> _KeyframeList<Value> { accumulated.followed(by: next) }

    public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        component ?? _KeyframeList()
    }

    public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        components.reduce(_KeyframeList()) { $0.followed(by: $1) }
    }
}

/// Collects the tracks of an animation, or the keyframes of its only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(
        _ expression: K
    ) -> _KeyframeTracks<Value> where K.Value == Value { _KeyframeTracks(expression) }

    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    public static func buildPartialBlock(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { accumulated.beside(next) }

    public static func buildEither(
        first component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }

    public static func buildEither(
        second component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }

    public static func buildOptional(
        _ component: _KeyframeTracks<Value>?
    ) -> _KeyframeTracks<Value> { component ?? _KeyframeTracks() }

    public static func buildArray(
        _ components: [_KeyframeTracks<Value>]
    ) -> _KeyframeTracks<Value> { components.reduce(_KeyframeTracks()) { $0.beside($1) } }

    public static func buildFinalResult(
        _ component: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { component }
}

// Keyframes without a track animate the whole value, one after the other.
extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList(expression) }

    public static func buildPartialBlock(first: _KeyframeList<Value>) -> _KeyframeList<Value> {
        first
    }

    public static func buildPartialBlock(
        accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>
    ) -> _KeyframeList<Value> { accumulated.followed(by: next) }

    public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
        component
    }

    public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        component ?? _KeyframeList()
    }

    public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        components.reduce(_KeyframeList()) { $0.followed(by: $1) }
    }

    public static func buildFinalResult(
        _ component: _KeyframeList<Value>
    ) -> _KeyframeTracks<Value> { _KeyframeTracks(KeyframeTrack { component }) }
}

extension _KeyframeList {
    func followed(by next: _KeyframeList) -> _KeyframeList {
        var result = self
        result.keyframes += next.keyframes
        return result
    }
}
