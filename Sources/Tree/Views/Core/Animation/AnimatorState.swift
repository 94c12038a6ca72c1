import Foundation
import Geometry

/// An animated value: the sum of all animations that are running for it.
///
/// Times are in seconds on any monotonic clock, which the caller reads.
package final class AnimatorState<Value: VectorArithmetic> {
    /// A running animation and the change that it animates.
    private struct Layer {
        var animation: Animation
        var interval: Value
        let begin: TimeInterval
        var context: AnimationContext<Value>
        var completions: [AnimationCompletion]
    }

    package private(set) var target: Value
    /// The value without any of the layers.
    private var origin: Value
    private var layers: [Layer] = []
    /// The environment for an app's own animations.
    private let environment: EnvironmentValues
    private var dueActions: [() -> Void] = []

    /// Starts an animation to `target`. Call `value(at:)` for every frame until `isFinished`.
    package init(
        from start: Value, to target: Value, animation: Animation, at time: TimeInterval,
        completions: [AnimationCompletion] = [],
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        origin = start
        self.target = start
        self.environment = environment
        retarget(to: target, animation: animation, at: time, completions: completions)
    }

    /// Returns a copy of the motion from here on, which has completions of its own.
    package func copy() -> AnimatorState { AnimatorState(copying: self) }

    private init(copying other: AnimatorState) {
        target = other.target
        origin = other.origin
        environment = other.environment
        layers = other.layers.map {
            var layer = $0
            layer.completions = []
            return layer
        }
    }

    package var isFinished: Bool { layers.isEmpty }

    /// Returns the value to show, and removes finished animations.
    package func value(at time: TimeInterval) -> Value {
        var sum = origin
        var running: [Layer] = []
        for var layer in layers {
            let shown = layer.animation.animate(
                value: layer.interval, time: max(0, time - layer.begin), context: &layer.context)
            if let shown {
                sum += shown
                if layer.context.isLogicallyComplete { complete(&layer, .logicallyComplete) }
                running.append(layer)
            } else {
                sum += layer.interval
                origin += layer.interval
                complete(&layer, .logicallyComplete)
                complete(&layer, .removed)
            }
        }
        layers = running
        // The exact target, because the sum of the layers may have rounding errors.
        return isFinished ? target : sum
    }

    /// Changes the target. A spring merges with the previous spring and takes its velocity; any
    /// other animation is added to the running ones. An endless animation is replaced.
    package func retarget(
        to target: Value, animation: Animation, at time: TimeInterval,
        completions: [AnimationCompletion] = []
    ) {
        for completion in completions { completion.begin() }
        let shown = value(at: time)
        let change = target - self.target
        self.target = target
        if layers.contains(where: { $0.animation.isEndless(for: $0.interval) }) {
            replaceAll(from: shown)
        } else if merge(change, into: animation, at: time, completions) {
            return
        }
        let interval = layers.isEmpty ? target - shown : change
        if layers.isEmpty { origin = shown }
        layers.append(
            Layer(
                animation: animation, interval: interval, begin: time,
                context: AnimationContext(environment: environment), completions: completions))
    }

    /// Ends all animations at the target.
    package func finish() {
        replaceAll(from: target)
    }

    /// Removes and returns the completions of finished animations, which the caller runs outside of
    /// all passes.
    package func takeDueActions() -> [() -> Void] {
        defer { dueActions = [] }
        return dueActions
    }

    private func merge(
        _ change: Value, into animation: Animation, at time: TimeInterval,
        _ completions: [AnimationCompletion]
    ) -> Bool {
        guard var last = layers.last else { return false }
        let merges = animation.shouldMerge(
            previous: last.animation, value: last.interval, time: time - last.begin,
            context: &last.context)
        guard merges else { return false }
        last.animation = animation
        last.interval += change
        last.completions += completions
        layers[layers.count - 1] = last
        return true
    }

    private func replaceAll(from shown: Value) {
        for var layer in layers {
            complete(&layer, .logicallyComplete)
            complete(&layer, .removed)
        }
        layers = []
        origin = shown
    }

    private func complete(_ layer: inout Layer, _ criteria: AnimationCompletionCriteria) {
        let reached = layer.completions.filter { $0.criteria == criteria }
        guard !reached.isEmpty else { return }
        layer.completions.removeAll { $0.criteria == criteria }
        dueActions += reached.compactMap { $0.end() }
    }
}
