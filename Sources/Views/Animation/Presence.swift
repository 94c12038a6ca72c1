import Drawing
import Foundation
import Geometry

/// How far a view has come or gone: 0 is gone, 1 is there.
struct Presence {
    var progress: Double
    let transition: TransitionStyle

    func effects(size: CGSize) -> (opacity: Double, transform: CGAffineTransform) {
        transition.effects(gone: 1 - progress, size: size)
    }
}

/// What a transition changes while a view comes or goes, as far as it is geometry and opacity.
package struct TransitionStyle {
    package var fades = false
    package var scale: (factor: Double, anchor: UnitPoint)?
    package var edge: Edge?
    package var offset = CGSize.zero
    /// An animation instead of the update's; the outer nil means there is none.
    package var animation: Animation??

    package init() {}

    /// Whether nothing changes on the way, so that there is none.
    var isIdentity: Bool { !fades && scale == nil && edge == nil && offset == .zero }

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
        result.offset.width += other.offset.width
        result.offset.height += other.offset.height
        result.animation = other.animation ?? animation
        return result
    }

    func effects(gone: Double, size: CGSize) -> (Double, CGAffineTransform) {
        var x = offset.width * gone
        var y = offset.height * gone
        switch edge {
        case .leading: x -= size.width * gone
        case .trailing: x += size.width * gone
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

package enum TransitionTrait: TraitKey {
    package static var defaultValue: (insertion: TransitionStyle, removal: TransitionStyle)? { nil }
}

/// A transition that runs: a view comes, or one that is no longer described goes.
@MainActor
final class TransitionRun: @preconcurrency RunningAnimation {
    private let renders: [RenderNode]
    private let tree: ViewTree
    private let state: AnimatorState<Double>
    private let whenGone: (() -> Void)?

    private init(
        _ renders: [RenderNode], in tree: ViewTree, to target: Double, _ transaction: Transaction,
        animation: Animation, whenGone: (() -> Void)?
    ) {
        self.renders = renders
        self.tree = tree
        self.whenGone = whenGone
        state = AnimatorState(
            from: 1 - target, to: target, animation: animation, at: tree.app.now,
            completions: transaction.completions)
    }

    private static func elements(of node: _ViewNode) -> [Element] {
        var list: [Element] = []
        node.appendElements(to: &list)
        return list
    }

    private static var fade: TransitionStyle {
        var style = TransitionStyle()
        style.fades = true
        return style
    }

    static func startEntering(_ node: _ViewNode, animation: Animation? = nil) {
        let transaction = node.tree.transaction(for: node)
        for element in elements(of: node) {
            let style = element.traits[TransitionTrait.self]?.insertion ?? fade
            let own: Animation? = style.animation ?? animation ?? transaction.animation
            guard let own, !style.isIdentity else { continue }
            element.render.presence = Presence(progress: 0, transition: style)
            start([element.render], node.tree, to: 1, transaction, own, nil)
        }
    }

    /// How a node goes that is no longer described.
    enum Departure {
        /// At the end of a transition that has begun.
        case animated
        /// Now, because nothing is animated.
        case unanimated
        /// Now, because it was told to go without any transition.
        case immediate
    }

    /// Begins the transition of a node that is no longer described, where it has one; `ended`
    /// runs when the node has gone by it.
    static func startLeaving(
        _ node: _ViewNode, owner: _ViewNode, animation: Animation? = nil,
        ended: @escaping () -> Void
    ) -> Departure {
        let tree = owner.tree
        let transaction = tree.transaction(for: owner)
        let elements = elements(of: node).filter { $0.render.parent != nil }
        let styles = elements.map { $0.traits[TransitionTrait.self]?.removal ?? fade }
        // Several elements of one view go together, by the first one's animation.
        let own: Animation? = styles.first?.animation ?? animation ?? transaction.animation
        if !styles.isEmpty, styles.allSatisfy(\.isIdentity) { return .immediate }
        guard let own, !styles.isEmpty else { return .unanimated }
        for (element, style) in zip(elements, styles) {
            element.render.isGone = true
            element.render.presence = Presence(progress: 1, transition: style)
        }
        start(elements.map(\.render), tree, to: 0, transaction, own) { [weak owner] in
            node.remove()
            ended()
            owner?.elementsChanged()
        }
        return .animated
    }

    private static func start(
        _ renders: [RenderNode], _ tree: ViewTree, to target: Double, _ transaction: Transaction,
        _ animation: Animation, _ whenGone: (() -> Void)?
    ) {
        let run = TransitionRun(
            renders, in: tree, to: target, transaction, animation: animation, whenGone: whenGone)
        tree.animations.add(run)
        tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        let progress = state.value(at: now)
        for render in renders { render.presence?.progress = progress }
        for action in state.takeDueActions() { tree.app.actions.add(.task, depth: 0, action) }
        guard state.isFinished else { return true }
        if let whenGone {
            whenGone()
        } else {
            for render in renders { render.presence = nil }
        }
        return false
    }
}
