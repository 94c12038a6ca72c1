import Drawing
import Foundation
import Geometry

/// The changes of content that run in one window, by the nodes that show them.
private final class ContentMotions {
    var running: [Int: ContentMotion] = [:]
}

extension ViewTree {
    private var contentMotions: ContentMotions { feature(ContentMotions.init) }

    /// The change of what a node shows; nil if it does not change.
    func contentMotion(of id: Int) -> ContentMotion? {
        contentMotionCount > 0 ? contentMotions.running[id] : nil
    }

    fileprivate func setContentMotion(_ motion: ContentMotion?, of id: Int) {
        let motions = contentMotions
        motions.running[id] = motion
        contentMotionCount = motions.running.count
    }
}

/// The change of what one leaf of the tree shows.
@MainActor
final class ContentMotion: RunningAnimation {
    static let subject = "a change of content"
    private let render: Handle<RenderNode>
    private let id: Int
    private unowned let tree: ViewTree
    private let state: AnimatorState<Double>
    private var progress = 0.0
    private let paint:
        (_ progress: Double, inout DisplayListRecorder, CGSize, RenderContext) -> Void

    private init(
        _ render: RenderNode, _ animation: Animation, _ completions: [AnimationCompletion],
        paint: @escaping (Double, inout DisplayListRecorder, CGSize, RenderContext) -> Void
    ) {
        self.render = render.handle
        id = render.id
        tree = render.tree
        self.paint = paint
        state = AnimatorState(
            from: 0, to: 1, animation: animation, at: render.tree.app.now,
            completions: completions)
    }

    /// Starts the change of what a node shows where the environment has a transition for it and the
    /// update an animation.
    static func start(
        in render: RenderNode, _ environment: EnvironmentValues, _ transaction: Transaction,
        paint: @escaping (ContentChange, inout DisplayListRecorder, CGSize, RenderContext) -> Void
    ) {
        guard var animation = transaction.animation, let style = style(of: environment)
        else { return }
        if case .symbolEffect(_, let rate) = environment.contentTransition.kind, rate != 1 {
            animation = animation.speed(rate)
        }
        let motion = ContentMotion(render, animation, transaction.completions) {
            paint(ContentChange(style: style, progress: $0), &$1, $2, $3)
        }
        let tree = render.tree
        tree.contentMotion(of: render.id)?.cancel()
        tree.setContentMotion(motion, of: render.id)
        tree.animations.add(motion)
        tree.whenDirty()
    }

    /// Nil where the content changes at once. Where motion is reduced, content fades.
    private static func style(
        of environment: EnvironmentValues
    ) -> ContentChange.Style? {
        let style: ContentChange.Style
        switch environment.contentTransition.kind {
        case .identity: return nil
        case .opacity: style = .fade
        case .interpolate: style = .interpolate
        case .numericText(let countsDown): style = .roll(isDown: countsDown)
        // The modifier turns a number into a direction; one in the environment alone has none.
        case .numericValue: style = .roll(isDown: false)
        case .symbolEffect(let replacement, _): style = .replaceSymbol(replacement)
        }
        return environment.accessibilityReduceMotion ? .fade : style
    }

    func paint(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) { paint(progress, &recorder, size, context) }

    func advance(to now: Double) -> Bool {
        progress = state.value(at: now)
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        guard let node = render.node else {
            forget()
            return false
        }
        node.invalidatePaint()
        if state.isFinished { forget() }
        return !state.isFinished
    }

    private func cancel() {
        state.finish()
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        tree.animations.remove(self)
    }

    private func forget() {
        guard tree.contentMotion(of: id) === self else { return }
        tree.setContentMotion(nil, of: id)
    }
}
