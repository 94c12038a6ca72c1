import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts
import Typography

/// What a leaf of the tree draws, resolved against its environment: a value that answers how big
/// it is, how it looks and how it is described.
package protocol Primitive {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize

    /// Whether a size that it took for a proposal is its size for every one that is no narrower
    /// than this size, whatever its height: so it is of one line of text.
    func isSingleLine(
        _ size: CGSize, for proposal: ProposedViewSize, in context: RenderContext
    ) -> Bool

    /// The least length it takes along an axis where that can be told without measuring it there;
    /// nil where it cannot. Stacks ask for it to order their subviews by flexibility.
    func leastLength(
        along axis: Axis, in proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat?

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext)

    /// What has to be done again when this value takes the place of `old`.
    func change(from old: Self) -> RenderChange

    /// Takes over from the value it replaces what outlasts a change: what was measured and still
    /// holds, and a responder, which may have a press under way. What the responder does afterwards
    /// is this value's.
    mutating func takeOver(from old: Self, _ change: RenderChange)

    var spacing: ViewSpacing { get }

    /// An alignment guide the primitive sets; nil for all it does not.
    func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize,
        context: RenderContext
    ) -> CGFloat?

    var explicitAlignmentKeys: AlignmentKeySet { get }

    var accessibility: AccessibilityProperties? { get }

    /// Whether a touch at the point, inside the frame, meets the primitive.
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool

    /// What the primitive adds to events; nil for most.
    var responder: Responder? { get }

    /// Seconds after which the view would make another one by itself; nil where it would not.
    var lifetime: Double? { get }
}

extension Primitive {
    package func change(from old: Self) -> RenderChange {
        ValueComparison.inputsEqual(old, self) ? .none : .layout
    }
    package mutating func takeOver(from old: Self, _ change: RenderChange) {}
    package func isSingleLine(
        _ size: CGSize, for proposal: ProposedViewSize, in context: RenderContext
    ) -> Bool { false }
    package func leastLength(
        along axis: Axis, in proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? { nil }
    package var spacing: ViewSpacing { ViewSpacing() }
    package func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? { nil }
    package var explicitAlignmentKeys: AlignmentKeySet { .none }
    package var accessibility: AccessibilityProperties? { nil }
    package func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
    package var responder: Responder? { nil }
    package var lifetime: Double? { nil }
}

/// What a change of a value makes necessary.
package enum RenderChange { case none, paint, layout }

/// A view that is drawn by a primitive instead of being made of other views.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    associatedtype Drawn: Primitive
    /// Called again when the view or anything in its environment has changed.
    func primitive(in environment: EnvironmentValues) -> Drawn
}

extension PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        PrimitiveNode(view, in: context)
    }
}

/// The node of a primitive view.
final class PrimitiveNode<Content: PrimitiveView>: _ValueNode<Content>, RuleBody {
    private var rule: ScheduledRule!
    private var render: PrimitiveRender<Content.Drawn>!

    override init(_ view: __shared Content, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("primitive", body: self)
        // Resolved at once: parents ask for elements right after the update.
        rule.evaluateNow()
    }

    override func update(_ view: Content) {
        guard !ValueComparison.inputsEqual(self.view, view) else { return }
        self.view = view
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        let drawn = view.primitive(in: scope.readAll())
        if let lifetime = drawn.lifetime {
            tree.repaints.call(for: self, at: tree.app.now + lifetime) { [weak self] in
                self?.rule.invalidate()
            }
        }
        if let render {
            render.update(drawn)
        } else {
            render = PrimitiveRender(drawn, owner: self)
        }
    }

    override func appendElements(to list: inout [Element]) {
        list.append(Element(render))
    }

    override func willRemove() {
        rule.dispose()
        render.removed()
    }
}

/// The render node of a primitive.
final class PrimitiveRender<Drawn: Primitive>: RenderNode {
    private var drawn: Drawn
    private var target: Drawn
    private var animator: (any ValueAnimator<Drawn>)?

    init(_ drawn: Drawn, owner: _ViewNode) {
        self.drawn = drawn
        target = drawn
        super.init(in: owner.tree, owner: owner)
    }

    func update(_ new: Drawn) {
        let change = new.change(from: target)
        var new = new
        new.takeOver(from: target, change)
        guard change != .none else {
            // It looks as it did; what it does and means may still be other than it was.
            target = new
            if animator == nil { drawn = new }
            return
        }
        animator = makeValueAnimator(from: drawn, to: new, replacing: animator, for: self) {
            $0.show($1)
        }
        target = new
        if animator == nil { show(new) }
    }

    private func show(_ new: Drawn) {
        let change = new.change(from: drawn)
        drawn = new
        switch change {
        case .none: break
        case .paint: invalidatePaint()
        case .layout:
            invalidateLayout()
            invalidatePaint()
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        drawn.sizeThatFits(proposal, in: tree.renderContext)
    }

    override func isSingleLine(_ size: CGSize, for proposal: ProposedViewSize) -> Bool {
        drawn.isSingleLine(size, for: proposal, in: tree.renderContext)
    }

    override func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        guard
            let least = drawn.leastLength(along: axis, in: proposal, context: tree.renderContext)
        else { return measuredFlexibility(along: axis, in: proposal) }
        return sizeThatFits(proposal.with(.infinity, along: axis))[axis] - least
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        drawn.paint(into: &recorder, size: size, in: tree.renderContext)
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        drawn.alignment(of: key, in: size, proposal: proposal, context: tree.renderContext)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet { drawn.explicitAlignmentKeys }
    override func computeSpacing() -> ViewSpacing { drawn.spacing }
    override var accessibility: AccessibilityProperties? { target.accessibility }

    override var responder: Responder? { target.responder }

    override func containsTouch(_ point: CGPoint) -> Bool {
        drawn.containsTouch(point, size: size)
    }

    override func removed() { animator?.cancel() }
}
