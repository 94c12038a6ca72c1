import Drawing
import Foundation
import Geometry
import Views

/// A change of how a view looks that leaves its frame in the layout alone, so that it may depend
/// on the view's geometry. Effects are made from an `EmptyVisualEffect` by the methods below.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does to a view of the drawing's size.
    func _apply(to drawing: inout _VisualEffectDrawing)
}

/// What visual effects do to a view of one size, the first first.
public struct _VisualEffectDrawing {
    package let size: CGSize
    package var effects: [GroupEffect] = []
    package var transform = CGAffineTransform.identity
    package var isVisible = true

    package init(size: CGSize) { self.size = size }
}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect; closures of `visualEffect` are given one.
    public init() {}
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    public func _apply(to drawing: inout _VisualEffectDrawing) {}
}

/// An effect with one more step.
nonisolated struct SteppedVisualEffect<Base: VisualEffect, Step: VisualStep>: VisualEffect {
    var base: Base
    var step: Step

    var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
        get { AnimatablePair(base.animatableData, step.animatableData) }
        set {
            base.animatableData = newValue.first
            step.animatableData = newValue.second
        }
    }

    func _apply(to drawing: inout _VisualEffectDrawing) {
        base._apply(to: &drawing)
        step.apply(to: &drawing)
    }
}

/// One step of a visual effect.
protocol VisualStep: Sendable, Animatable {
    func apply(to drawing: inout _VisualEffectDrawing)
}

extension VisualEffect {
    nonisolated func adding<Step: VisualStep>(_ step: Step) -> some VisualEffect {
        SteppedVisualEffect(base: self, step: step)
    }
}
