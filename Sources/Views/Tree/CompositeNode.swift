import AttributeGraph
import Foundation

extension View {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        CompositeNode(view, in: context)
    }
}

/// The node of a view with a body: it evaluates the body when something that was read changed,
/// or when the parent gives it a value with different inputs.
final class CompositeNode<Content: View>: _Node<Content>, RuleBody, ObservationOwner {
    private var child: _Node<Content.Body>?
    private let fields: DynamicFields
    private var slots = PropertySlots()
    private var rule: ScheduledRule!
    private var view: Content
    private let original: OriginalInput<Content>
    private var animator: (any ViewAnimator<Content>)?
    private var tracking = ObservationPulse()
    private var causes = BodyCauses()

    init(_ view: __shared Content, in context: _NodeContext) {
        fields = DynamicFields.of(Content.self)
        original = OriginalInput(view, fields)
        self.view = view
        super.init(at: context)
        rule = makeRule("body", body: self)
        tree.graph.begin(rule)
    }

    override func update(_ view: Content) {
        guard !original.isSame(self.view, as: view, fields) else { return }
        animator = makeAnimator(from: self.view, to: view, replacing: animator, at: self) {
            $0.causes.noteValue()
            $0.rule.invalidate()
        }
        self.view = view
        original.take(view)
        causes.noteValue()
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        tree.app.report.bodies += 1
        tree.app.noteBody(of: Content.self)
        original.restore(&view)
        animator?.apply(to: &view, at: tree.app.now)
        let observes = tracking.track(
            tree.app.observation, observes: fields.bodyObserves, owner: self
        ) {
            let changed = slots.connect(&view, fields, owner: self, rule: rule)
            let body = causes.take().explain(Content.self, fields, changed, in: tree.app.warnings) {
                view.body
            }
            if let child {
                child.update(body)
            } else {
                child = Content.Body._makeNode(body, in: childContext())
                elementsChanged()
            }
        }
        if observes { fields.bodyObserves = true }
    }

    func observedChanged() {
        causes.noteObserved()
        rule.invalidate()
    }

    deinit { tracking.ownerDied() }

    override var bodyType: Any.Type? { Content.self }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func appendParts(to parts: inout ElementParts) { child?.appendParts(to: &parts) }

    override func freeze() {
        tracking.cancel()
        rule.dispose()
        super.freeze()
    }

    override var holdsState: Bool { slots.holdState(of: Content.self) || super.holdsState }

    override func willRemove() {
        tracking.cancel()
        slots.disconnect()
        rule.dispose()
        animator?.cancel()
    }
}
