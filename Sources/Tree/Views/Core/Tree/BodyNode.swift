import AttributeGraph
import Foundation

/// The node of a value with a body, which is a view or a modifier. It evaluates the body when
/// something that the body read has changed, or when the parent provides a value with different
/// inputs.
class BodyNode<Content: View, Source, Body: View>: _Node<Content>, RuleBody, ObservationOwner {
    final private(set) var source: Source
    final private(set) var child: _Node<Body>?
    private final let fields: DynamicFields
    private final var slots = PropertySlots()
    private final var rule: ScheduledRule!
    private final let original: OriginalInput<Source>
    private final var animator: (any ViewAnimator<Source>)?
    private final var tracking = ObservationPulse()
    private final var causes = BodyCauses()

    init(_ source: __shared Source, label: StaticString, in context: _NodeContext) {
        fields = DynamicFields.of(Source.self)
        original = OriginalInput(source, fields)
        self.source = source
        super.init(at: context)
        rule = makeRule(label, body: self)
        tree.graph.begin(rule)
    }

    /// The body of `source`; called only while the rule is evaluated.
    func makeBody() -> Body { fatalError("\(type(of: self)) makes no body") }

    /// Takes the value that the parent provides, and has the body evaluated if its inputs differ.
    final func take(_ new: Source) {
        guard !original.isSame(source, as: new, fields) else { return }
        animator = makeAnimator(from: source, to: new, replacing: animator, at: self) {
            $0.causes.noteValue()
            $0.rule.invalidate()
        }
        source = new
        original.take(new)
        causes.noteValue()
        rule.invalidate()
    }

    final func evaluateRule() {
        guard !isRemoved else { return }
        tree.app.report.bodies += 1
        tree.app.noteBody(of: Source.self)
        original.restore(&source)
        animator?.apply(to: &source, at: tree.app.now)
        let observes = tracking.track(
            tree.app.observation, observes: fields.bodyObserves, owner: self
        ) {
            let changed = slots.connect(&source, fields, owner: self, rule: rule)
            let causes = causes.take()
            tree.app.turnLog?.note(
                bodyOf: self, named: name, isOwn: !FrameworkTypes.contains(Source.self),
                because: causes.reasons(fields, changed))
            let body = causes.explain(Source.self, fields, changed, in: tree.app.warnings) {
                makeBody()
            }
            if let child {
                child.update(body)
            } else {
                child = Body._makeNode(body, in: childContext())
                elementsChanged()
            }
        }
        if observes { fields.bodyObserves = true }
    }

    final func observedChanged() {
        causes.noteObserved()
        rule.invalidate()
    }

    deinit { tracking.ownerDied() }

    final override var bodyType: Any.Type? { Source.self }
    final override var evaluatedValue: Any? { source }
    final override var name: String { typeName(of: Source.self) }

    final override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    final override func freeze() {
        tracking.cancel()
        rule.dispose()
        super.freeze()
    }

    final override var holdsState: Bool { slots.holdState(of: Source.self) || super.holdsState }

    final override func willRemove() {
        tracking.cancel()
        slots.disconnect()
        rule.dispose()
        animator?.cancel()
    }
}
