import Drawing
import Foundation
import Geometry

/// The transitions that run for a view, and how far each is. There are two if the view goes in another
/// way than it came in, before it has come.
struct Presence {
    /// One transition, as far as it has run.
    private struct Part {
        let style: TransitionStyle
        /// The animation whose value is `progress`.
        let motion: AnimatorState<Double>
        /// 0 is gone, 1 is there.
        var progress: Double
    }

    private var parts: [Part]

    private init(_ parts: [Part]) { self.parts = parts }

    /// A view that comes, and is not there yet.
    static func entering(_ style: TransitionStyle, _ motion: AnimatorState<Double>) -> Presence {
        Presence([Part(style: style, motion: motion, progress: 0)])
    }

    /// A view that goes: on the way back from where it is if it comes in the same way, or else by both
    /// at once.
    static func leaving(
        _ style: TransitionStyle, _ motion: AnimatorState<Double>, from before: Presence?
    ) -> Presence {
        var parts = before?.parts ?? []
        if let same = parts.firstIndex(where: { $0.style.looks(like: style) }) {
            parts[same] = Part(style: style, motion: motion, progress: parts[same].progress)
        } else {
            parts.append(Part(style: style, motion: motion, progress: 1))
        }
        return Presence(parts)
    }

    /// Returns the motion of the running transition that looks like the style, or nil if there is none.
    func motion(like style: TransitionStyle) -> AnimatorState<Double>? {
        parts.first { $0.style.looks(like: style) }?.motion
    }

    /// Takes the value that a motion has, unless another one has replaced it.
    mutating func show(_ progress: Double, of motion: AnimatorState<Double>) {
        for index in parts.indices where parts[index].motion === motion {
            parts[index].progress = progress
        }
    }

    /// What is left once a motion has ended; nil for nothing.
    func without(_ motion: AnimatorState<Double>) -> Presence? {
        let left = parts.filter { $0.motion !== motion }
        return left.isEmpty ? nil : Presence(left)
    }

    /// The view that what comes or goes grows out of, and how far it is gone; nil for most.
    var zoom: (style: ZoomStyle, gone: Double)? {
        for part in parts {
            if let zoom = part.style.zoom { return (zoom, 1 - part.progress) }
        }
        return nil
    }

    func effects(
        size: CGSize, isRightToLeft: Bool
    ) -> (opacity: Double, transform: CGAffineTransform) {
        var result = (opacity: 1.0, transform: CGAffineTransform.identity)
        for part in parts {
            let (opacity, transform) = part.style.effects(
                gone: 1 - part.progress, size: size, isRightToLeft: isRightToLeft)
            result.opacity *= opacity
            result.transform = result.transform.concatenating(transform)
        }
        return result
    }
}

/// What a transition changes while a view comes or goes, as far as it is geometry and opacity.
package struct TransitionStyle {
    package var fades = false
    package var scale: (factor: Double, anchor: UnitPoint)?
    package var edge: Edge?
    package var offset = CGSize.zero
    /// Grows out of another view, instead of all else.
    var zoom: ZoomStyle?
    /// An animation instead of the update's; the outer nil means there is none.
    package var animation: Animation??

    package init() {}

    /// Whether it moves or grows.
    var hasMotion: Bool { scale != nil || edge != nil || offset != .zero }

    /// Whether nothing changes on the way, so that there is none.
    var isIdentity: Bool { !fades && scale == nil && edge == nil && offset == .zero && zoom == nil }

    /// Whether both do the same to a view, so that the one is the way back of the other. Where a zoom
    /// grows from does not count: what it grew out of may have moved.
    func looks(like other: TransitionStyle) -> Bool {
        fades == other.fades && scale?.factor == other.scale?.factor
            && scale?.anchor == other.scale?.anchor && edge == other.edge && offset == other.offset
            && (zoom == nil) == (other.zoom == nil)
    }

    /// What it runs by: its own animation, or else that of the presentation or of the update.
    func animation(or presentation: Animation?, in transaction: Transaction) -> Animation? {
        if let own = animation, !transaction.disablesAnimations { return own }
        return presentation ?? transaction.animation
    }

    func with(_ animation: Animation?) -> TransitionStyle {
        var result = self
        result.animation = .some(animation)
        return result
    }

    package func union(_ other: TransitionStyle) -> TransitionStyle {
        var result = self
        result.fades = fades || other.fades
        result.scale = other.scale ?? scale
        result.edge = other.edge ?? edge
        result.zoom = other.zoom ?? zoom
        result.offset.width += other.offset.width
        result.offset.height += other.offset.height
        result.animation = other.animation ?? animation
        return result
    }

    func effects(
        gone: Double, size: CGSize, isRightToLeft: Bool
    ) -> (Double, CGAffineTransform) {
        var x = offset.width * gone
        var y = offset.height * gone
        switch edge {
        case .leading: x -= size.width * (isRightToLeft ? -gone : gone)
        case .trailing: x += size.width * (isRightToLeft ? -gone : gone)
        case .top: y -= size.height * gone
        case .bottom: y += size.height * gone
        case nil: break
        }
        var transform = CGAffineTransform(translationX: x, y: y)
        if let scale {
            let factor = 1 + (scale.factor - 1) * gone
            let (ax, ay) = (scale.anchor.x * size.width, scale.anchor.y * size.height)
            transform = transform.translatedBy(x: ax, y: ay)
                .scaledBy(x: max(factor, 0.0001), y: max(factor, 0.0001))
                .translatedBy(x: -ax, y: -ay)
        }
        return (fades ? 1 - gone : 1, transform)
    }
}

/// How the elements of a view come and go, as they say to whatever inserts and removes them.
package final class TransitionPlan: @unchecked Sendable {
    package internal(set) var insertion: TransitionStyle
    package internal(set) var removal: TransitionStyle
    /// What plays the parts of the transition that are views; nil where there are none.
    weak var stage: (any TransitionStage)?
    /// Called when the insertion has ended.
    var inserted: (() -> Void)?

    package init(_ style: TransitionStyle) {
        insertion = style
        removal = style
    }

    static let fading: TransitionPlan = {
        var style = TransitionStyle()
        style.fades = true
        return TransitionPlan(style)
    }()
}

/// Plays the parts of a transition that are views around the view that comes or goes.
@MainActor
protocol TransitionStage: AnyObject {
    var playsInsertion: Bool { get }
    var playsRemoval: Bool { get }
    func enter(_ animation: Animation)
    /// Calls `ended` once nothing moves any more.
    func leave(_ animation: Animation, ended: @escaping () -> Void)
}

package enum TransitionTrait: TraitKey {
    package static var defaultValue: TransitionPlan? { nil }
}
