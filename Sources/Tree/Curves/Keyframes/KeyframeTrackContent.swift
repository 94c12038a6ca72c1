import Foundation
import Geometry

/// A sequence of keyframes for one animatable value.
///
/// A type of an app's own describes it by other keyframes in its `body`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    func _resolve(into list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
    public func _resolve(into list: inout _KeyframeList<Value>) { body._resolve(into: &list) }
}

extension KeyframeTrackContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: KeyframeTrackContent {
    public typealias Value = Never
    public typealias Body = Never

    public func _resolve(into list: inout _KeyframeList<Never>) {}
}

extension Never: Animatable {
    public typealias AnimatableData = EmptyAnimatableData
}

/// Collects the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes keyframes of the closure as a list.
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> _KeyframeList<Value> where K.Value == Value { _KeyframeList(expression) }

    /// Makes a list without keyframes.
    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }

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
}

/// Keyframes one after the other, as builders collect them.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    var keyframes: [KeyframeDescription<Value.AnimatableData>] = []

    init() {}

    init(_ content: some KeyframeTrackContent<Value>) { content._resolve(into: &self) }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes += keyframes
    }

    func followed(by next: _KeyframeList) -> _KeyframeList {
        var result = self
        result.keyframes += next.keyframes
        return result
    }
}

/// What a keyframe says, before it is known what stands before and after it.
struct KeyframeDescription<Vector: VectorArithmetic> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(startVelocity: Vector?, endVelocity: Vector?)
        case spring(Spring, startVelocity: Vector?)
        case move
    }

    let target: Vector
    /// Nil for a spring that takes the time it needs.
    let duration: TimeInterval?
    let kind: Kind
}
