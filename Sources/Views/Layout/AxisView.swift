import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// A leaf whose form depends on the way in which the stack around it runs.
@MainActor @preconcurrency
package protocol AxisView: View where Body == Never {
    associatedtype Drawn: AxisPrimitive
    func primitive(in environment: EnvironmentValues) -> Drawn
}

extension AxisView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        AxisNode(view, in: context)
    }
}

/// What such a leaf draws; the axis is nil outside of stacks.
package protocol AxisPrimitive: Equatable {
    func sizeThatFits(
        _ proposal: ProposedViewSize, along axis: Axis?, in context: RenderContext
    ) -> CGSize
    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext)
    var spacing: ViewSpacing { get }
    var layoutPriority: Double { get }
}

private final class AxisNode<Content: AxisView>: _ValueNode<Content>, RuleBody {
    private var rule: ScheduledRule!
    private var render: AxisRender<Content.Drawn>!

    override init(_ view: __shared Content, in context: _NodeContext) {
        super.init(view, in: context)
        rule = makeRule("primitive", body: self)
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
        if let render {
            render.update(drawn)
        } else {
            render = AxisRender(drawn, owner: self)
        }
    }

    override func appendElements(to list: inout [Element]) {
        var element = Element(render)
        element.traits[LayoutPriorityTrait.self] = render.ownPriority
        list.append(element)
    }

    override func willRemove() { rule.dispose() }
}

private final class AxisRender<Drawn: AxisPrimitive>: RenderNode {
    private var drawn: Drawn

    init(_ drawn: Drawn, owner: _ViewNode) {
        self.drawn = drawn
        super.init(in: owner.tree, owner: owner)
    }

    func update(_ new: Drawn) {
        guard new != drawn else { return }
        drawn = new
        invalidateLayout()
        invalidatePaint()
    }

    var ownPriority: Double { drawn.layoutPriority }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        drawn.sizeThatFits(proposal, along: stackAxis, in: tree.renderContext)
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        drawn.paint(into: &recorder, size: size, in: tree.renderContext)
    }

    override func computeSpacing() -> ViewSpacing { drawn.spacing }
}

extension RenderNode {
    /// The way in which the nearest container runs.
    fileprivate var stackAxis: Axis? {
        var node = parent
        while let current = node {
            if let container = current as? any StackRender { return container.stackOrientation }
            if current.children.count != 1 { return nil }
            node = current.parent
        }
        return nil
    }
}

/// A render node that may be a stack.
protocol StackRender: RenderNode {
    var stackOrientation: Axis? { get }
}

extension Subview {
    /// Whether the view is a leaf of this kind.
    package func shows<Drawn: AxisPrimitive>(_ kind: Drawn.Type) -> Bool {
        render is AxisRender<Drawn>
    }
}
