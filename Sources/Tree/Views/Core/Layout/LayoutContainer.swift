import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// A view that arranges the elements of its content by a layout.
@MainActor @preconcurrency
package protocol LayoutContainer: View where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var arrangement: Arrangement { get }
    var content: Content { get }
}

extension LayoutContainer {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        LayoutContainerNode(view, in: context)
    }
}

final class LayoutContainerNode<Container: LayoutContainer>:
    ContainerNode<Container, Container.Content, LayoutRender<Container.Arrangement>>
{
    private var arrangement: Container.Arrangement

    init(_ view: __shared Container, in context: _NodeContext) {
        arrangement = view.arrangement
        super.init(at: context)
        setRender(LayoutRender(view.arrangement, owner: self))
        makeContent(view.content)
    }

    override func update(_ view: Container) {
        let old = arrangement
        arrangement = view.arrangement
        if !ValueComparison.inputsEqual(old, arrangement) { render.update(arrangement) }
        content?.update(view.content)
    }
}

/// The render node of a container. Elements with a running removal transition are painted where they
/// were, and take no part in the layout.
final class LayoutRender<Arrangement: Layout>: ContainerRender, StackRender {
    private let box: TypedLayoutBox<Arrangement>
    private var elements: [RenderNode] = []
    /// The parts that the elements come from, if there are loops among them.
    private var parts: ElementParts?
    private var leaving: [RenderNode] = []
    private var backToFront: [RenderNode]?
    /// Nil if there are few elements.
    private var runs: PaintedRuns?
    /// The last placement of each element, `nowhere` for those without one; empty after all elements
    /// were replaced.
    private var placed: [Placement] = []
    private var animator: (any ValueAnimator<Arrangement>)?

    init(_ arrangement: Arrangement, owner: _ViewNode) {
        box = TypedLayoutBox(arrangement)
        super.init(owner: owner)
    }

    func update(_ new: Arrangement) {
        animator = makeValueAnimator(from: box.layout, to: new, replacing: animator, for: self) {
            $0.show($1)
        }
        if animator == nil { show(new) }
    }

    private func show(_ new: Arrangement) {
        box.layout = new
        invalidateLayout()
    }

    override var layoutSubject: Any? { box.layout }

    override func invalidateElements() { childrenChanged() }

    private func refreshElements() {
        elementsAreStale = false
        let before = elements
        var parts = ElementParts()
        content?.appendParts(to: &parts)
        if let known = self.parts, let changes = parts.changes(since: known), canFollow(changes) {
            for change in changes { follow(change) }
        } else {
            take(parts.all)
        }
        self.parts = parts.loops.isEmpty ? nil : parts
        guard PaintedRuns.suit(elements) else {
            runs?.drop()
            runs = nil
            return
        }
        let runs = self.runs ?? PaintedRuns(of: self)
        if backToFront == nil { runs.follow(from: before, to: elements) } else { runs.drop() }
        self.runs = runs
    }

    /// The runs, if the elements are painted in their order.
    private var runsInOrder: PaintedRuns? { backToFront == nil ? runs : nil }

    /// Whether all are painted in the order in which they are laid out, before and after.
    private func canFollow(_ changes: [ElementChange]) -> Bool {
        backToFront == nil
            && changes.allSatisfy {
                $0.elements.allSatisfy {
                    !$0.render.isLeaving && $0.traits[ZIndexTrait.self] == 0
                }
            }
    }

    private func follow(_ change: ElementChange) {
        let new = change.elements.map(\.render)
        for element in change.elements { adopt(element) }
        forgetDirtyState(of: elements[change.range])
        elements.replaceSubrange(change.range, with: new)
        box.replaceElements(at: change.range, with: new.asLayoutElements)
        if !placed.isEmpty {
            placed.replaceSubrange(
                change.range, with: repeatElement(.nowhere, count: new.count))
        }
    }

    private func take(_ list: [Element]) {
        forgetDirtyState(of: elements)
        var hasDepths = false
        elements = []
        leaving = []
        for element in list {
            adopt(element)
            hasDepths = hasDepths || element.traits[ZIndexTrait.self] != 0
            if element.render.isLeaving {
                leaving.append(element.render)
            } else {
                elements.append(element.render)
            }
        }
        backToFront =
            hasDepths
            ? (elements + leaving).byDepth : leaving.isEmpty ? nil : leaving + elements
        box.setElements(
            elements.asLayoutElements,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        placed = []
    }

    override func directionChanged() {
        for element in elements { element.paintedRun?.originsChanged() }
        parts = nil
        elementsChanged()
    }

    var stackOrientation: Axis? { box.properties.stackOrientation }

    override var children: [RenderNode] {
        if elementsAreStale { refreshElements() }
        return elements
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        let children = children
        for child in backToFront ?? children { visit(child) }
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        let children = children
        guard let runs else { return super.paint(into: &recorder) }
        if let backToFront {
            runs.paintOneByOne(backToFront, into: &recorder)
        } else {
            runs.paint(children, into: &recorder)
        }
    }

    override func childTouchBounds() -> CGRect {
        let children = children
        return runsInOrder?.touchBounds(of: children) ?? super.childTouchBounds()
    }

    override func firstChild(at point: CGPoint, where takesIt: (RenderNode) -> Bool) -> Bool {
        let children = children
        return runsInOrder?.first(at: point, of: children, where: takesIt)
            ?? super.firstChild(at: point, where: takesIt)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        _ = children
        return box.sizeThatFits(proposal)
    }

    /// Skips children whose placement is unchanged, unless they are marked.
    override func placeChildren(needingPlacement marked: [RenderNode]) {
        let children = children
        let placements = box.placements(in: size, proposal: proposal)
        var known: [Placement] = []
        swap(&known, &placed)
        let wereShown = !known.isEmpty
        if !wereShown {
            known.append(contentsOf: repeatElement(.nowhere, count: placements.count))
        }
        for index in children.indices where known[index] != placements[index] {
            known[index] = placements[index]
            children[index].place(
                at: placements[index].origin, proposal: placements[index].proposal)
        }
        placed = known
        if wereShown { placeAgain(marked) }
    }

    override func subtreeSizeChanged() { box.invalidate() }

    private func indices(of children: [RenderNode]) -> [Int] {
        guard children.count > Self.fewChildren else {
            return children.compactMap { child in elements.firstIndex { $0 === child } }
        }
        let wanted = Set(children.map(ObjectIdentifier.init))
        return elements.indices.filter { wanted.contains(ObjectIdentifier(elements[$0])) }
    }

    /// Up to this number, children are searched for one by one; for more, one scan of all elements is
    /// cheaper.
    private static var fewChildren: Int { 8 }

    override func sizesChanged(of children: [RenderNode], along axes: Axis.Set) {
        let indices = indices(of: children)
        guard !elementsAreStale, indices.count == children.count else {
            return subtreeSizeChanged()
        }
        box.subviewsResized(at: indices, along: axes)
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        _ = children
        return box.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet {
        _ = children
        return box.explicitAlignmentKeys
    }

    override func computeSpacing() -> ViewSpacing {
        _ = children
        return box.spacing
    }

    override func removed() { animator?.cancel() }
}

/// The view that a layout makes of some content.
nonisolated package struct LayoutView<Arrangement: Layout, Content: View>: LayoutContainer {
    package typealias Body = Never
    package let arrangement: Arrangement
    package let content: Content

    package init(_ arrangement: Arrangement, content: Content) {
        self.arrangement = arrangement
        self.content = content
    }
}

extension Layout {
    /// Arranges the views by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(self, content: content())
    }
}
