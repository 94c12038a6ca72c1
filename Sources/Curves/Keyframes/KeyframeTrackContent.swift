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

/// Keyframes one after the other, as builders collect them.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    var keyframes: [KeyframeDescription<Value.AnimatableData>] = []

    init() {}

    init(_ content: some KeyframeTrackContent<Value>) { content._resolve(into: &self) }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes += keyframes
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
