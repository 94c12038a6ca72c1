import AttributeGraph
import Drawing
import Foundation
import Geometry

/// A view that a closure draws. The closure can draw pictures of the views inside, which are not
/// shown otherwise.
nonisolated package struct DrawingContainer<Content: View>: View {
    package typealias Body = Never
    /// Draws into the recorder.
    package typealias Draw = (inout DisplayListRecorder, DrawingInput) -> Void
    let content: Content
    let draw: Draw

    package init(_ content: Content, draw: @escaping Draw) {
        self.content = content
        self.draw = draw
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        DrawingNode(view, in: context)
    }
}

/// What a drawing closure is given.
package struct DrawingInput {
    package let size: CGSize
    package let environment: EnvironmentValues
    package let render: RenderContext
    /// The views inside, laid out.
    package let pictures: [ViewPicture]

    package init(
        size: CGSize, environment: EnvironmentValues, render: RenderContext,
        pictures: [ViewPicture]
    ) {
        self.size = size
        self.environment = environment
        self.render = render
        self.pictures = pictures
    }
}

/// What a view looks like.
package struct ViewPicture {
    package let traits: Traits
    package let group: DisplayGroup
    /// The position of the group's origin in the view.
    package let offset: CGPoint
    package let size: CGSize
}

/// The node of a drawing. The closure runs while it is painted, as often as something that it has
/// read changes.
private final class DrawingNode<Content: View>:
    ContainerNode<DrawingContainer<Content>, Content, DrawingRender>, RuleBody, ObservationOwner
{
    private var view: DrawingContainer<Content>
    private var rule: ScheduledRule!
    private var tracking = ObservationPulse()
    private var environment = EnvironmentValues()

    init(_ view: __shared DrawingContainer<Content>, in context: _NodeContext) {
        self.view = view
        super.init(at: context)
        setRender(
            DrawingRender(owner: self) { [unowned self] recorder, render in
                draw(into: &recorder, render)
            })
        makeContent(view.content)
        rule = makeRule("drawing", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: DrawingContainer<Content>) {
        self.view = view
        content?.update(view.content)
        // A closure may draw something else whenever its view is made again.
        render.invalidatePaint()
    }

    func evaluateRule() {
        guard !isRemoved else { return }
        environment = scope.readAll()
        render.invalidatePaint()
    }

    private func draw(into recorder: inout DisplayListRecorder, _ render: DrawingRender) {
        let input = DrawingInput(
            size: render.size, environment: environment, render: render.renderContext,
            pictures: render.pictures)
        var drawn = recorder
        _ = tracking.track(tree.app.observation, observes: true, owner: self) {
            view.draw(&drawn, input)
        }
        recorder = drawn
    }

    func observedChanged() { render.invalidatePaint() }

    deinit { tracking.ownerDied() }

    override func willRemove() {
        super.willRemove()
        tracking.cancel()
        rule.dispose()
    }
}

/// The render node of a drawing: as large as it is offered.
private final class DrawingRender: ContainerRender {
    private let draw: (inout DisplayListRecorder, DrawingRender) -> Void
    private var elements: [RenderNode] = []

    init(
        owner: _ViewNode, draw: @escaping (inout DisplayListRecorder, DrawingRender) -> Void
    ) {
        self.draw = draw
        super.init(owner: owner)
    }

    override func invalidateElements() { invalidatePlacement() }
    override var isLayoutBoundary: Bool { true }

    override var children: [RenderNode] {
        if elementsAreStale { elements = adoptElements().present }
        return elements
    }

    override var showsChildrenInPlace: Bool { false }
    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {}

    /// A picture, whatever the views inside are.
    override var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .image) }

    override func containsTouch(_ point: CGPoint) -> Bool { true }

    override func placeChildren() {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    var pictures: [ViewPicture] {
        children.map { node in
            let placed = node.placedGroup()
            return ViewPicture(
                traits: node.traits, group: placed.group, offset: placed.offset, size: node.size)
        }
    }

    override func paint(into recorder: inout DisplayListRecorder) { draw(&recorder, self) }
}
