import Drawing
import Foundation
import Geometry

/// How far a view has come or gone: 0 is gone, 1 is there.
struct Presence {
    var progress: Double
    /// In an object, as every render node has room for a presence and few ever need it.
    private let style: Style

    private final class Style {
        let transition: TransitionStyle
        init(_ transition: TransitionStyle) { self.transition = transition }
    }

    init(progress: Double, transition: TransitionStyle) {
        self.progress = progress
        style = Style(transition)
    }

    private var transition: TransitionStyle { style.transition }

    /// The view that what comes or goes grows out of; nil for most.
    var zoom: ZoomStyle? { transition.zoom }

    func effects(
        size: CGSize, isRightToLeft: Bool
    ) -> (opacity: Double, transform: CGAffineTransform) {
        transition.effects(gone: 1 - progress, size: size, isRightToLeft: isRightToLeft)
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
