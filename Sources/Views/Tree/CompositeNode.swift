@_spi(SwiftUI) import Observation

import AttributeGraph
import Foundation

/// The node of a view with a body: it evaluates the body when something that was read changed,
/// or when the parent gives it a value with different inputs.
final class CompositeNode<Content: View>: _Node<Content>, RuleBody {
    private var child: _Node<Content.Body>?
    private let fields: DynamicFields
    private var slots: PropertySlots
    private var rule: ScheduledRule!
    /// The value as the parent gave it, before its properties were connected.
    private var input: Content
    private var animator: (any ViewAnimator<Content>)?
    private var tracking = ObservationPulse()

    override init(_ view: Content, in context: _NodeContext) {
        fields = DynamicFields.of(Content.self)
        slots = PropertySlots()
        input = view
        super.init(view, in: context)
        rule = ScheduledRule(
            in: tree.app.graph, subgraph: tree.subgraph, gate: gate, depth: depth, label: "body",
            body: self)
        tree.app.graph.begin(rule)
    }

    override func update(_ view: Content) {
        guard !ValueComparison.inputsEqual(input, view) else { return }
        animator = makeAnimator(from: self.view, to: view, replacing: animator, at: self) {
            [weak self] in self?.rule.invalidate()
        }
        input = view
        self.view = view
        rule.invalidate()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        tree.app.report.bodies += 1
        tree.app.noteBody(of: Content.self)
        animator?.apply(to: &view, at: tree.app.now)
        slots.connect(&view, fields, owner: self, rule: rule)
        tracking.track(tree.app, invalidate: { [weak self] in self?.invalidate() }) {
            let body = view.body
            if let child {
                child.update(body)
            } else {
                child = Content.Body._makeNode(body, in: childContext())
                elementsChanged()
            }
        }
    }

    /// Evaluates the body again in the next update.
    func invalidate() { rule.invalidate() }

    override var bodyType: Any.Type? { Content.self }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override var holdsState: Bool { slots.holdState(of: Content.self) || super.holdsState }

    override func willRemove() {
        tracking.cancel()
        slots.disconnect()
        rule.dispose()
        animator?.cancel()
    }
}
