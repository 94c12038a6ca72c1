import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// The node of a primitive view.
class PrimitiveNode<Content: PrimitiveView>: _ValueNode<Content>, RuleBody {
    private final var rule: ScheduledRule!
    final private(set) var render: PrimitiveRender<Content.Drawn>!

    override init(_ view: __shared Content, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("primitive", body: self)
        // Resolved at once: parents ask for elements right after the update.
        rule.evaluateNow()
    }

    final override func update(_ view: Content) {
        guard !ValueComparison.inputsEqual(self.view, view) else { return }
        self.view = view
        rule.invalidate()
    }

    final func evaluateRule() {
        guard !isRemoved else { return }
        let drawn = view.primitive(in: scope.readAll())
        willShow(drawn)
        if let render {
            render.update(drawn)
        } else {
            render = makeRender(drawn)
        }
    }

    func makeRender(_ drawn: Content.Drawn) -> PrimitiveRender<Content.Drawn> {
        PrimitiveRender(drawn, owner: self)
    }

    /// Called with each primitive before it is shown.
    func willShow(_ drawn: Content.Drawn) {}

    /// Has the view make its primitive again.
    final func invalidate() { rule.invalidate() }

    override func appendElements(to list: inout [Element]) { list.append(Element(render)) }

    final override func willRemove() {
        rule.dispose()
        render.removed()
    }
}

/// The render node of a primitive.
class PrimitiveRender<Drawn: Primitive>: ValueRender<Drawn> {
    final override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shown.sizeThatFits(proposal, in: renderContext)
    }

    final override func contentWillChange(to new: Drawn) {
        guard let new = new as? any ChangingPrimitive else { return }
        func open<Changing: ChangingPrimitive>(_ new: Changing) {
            // Both are the same type: the value was opened from one of it.
            guard let render = self as? PrimitiveRender<Changing> else { return }
            let old = render.shown
            guard new.replaces(old), let owner, isPlaced else { return }
            let oldSize = size
            ContentMotion.start(in: self, owner.scope.current, transaction) {
                [unowned render] change, recorder, size, context in
                render.shown.paint(
                    from: old, size: oldSize, change, into: &recorder, size: size, in: context)
            }
        }
        open(new)
    }

    final override func paint(into recorder: inout DisplayListRecorder) {
        if let change = tree.contentMotion(of: id) {
            return change.paint(into: &recorder, size: size, in: renderContext)
        }
        shown.paint(into: &recorder, size: size, in: renderContext)
    }

    final override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        shown.alignment(of: key, in: size, proposal: proposal, context: renderContext)
    }

    final override func computeAlignmentKeys() -> AlignmentKeySet { shown.explicitAlignmentKeys }
    final override func computeSpacing() -> ViewSpacing { shown.spacing }
    final override var accessibility: AccessibilityProperties? { target.accessibility }
    final override var responder: Responder? { target.responder }

    final override func containsTouch(_ point: CGPoint) -> Bool {
        shown.containsTouch(point, size: size)
    }
}

/// A view that is drawn by a primitive instead of being made of other views.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    associatedtype Drawn: Primitive
    /// Called again when the view or anything in its environment has changed.
    func primitive(in environment: EnvironmentValues) -> Drawn
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        PrimitiveNode(view, in: context)
    }
}
