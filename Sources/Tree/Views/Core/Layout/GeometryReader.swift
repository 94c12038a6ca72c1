import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// A view whose content is made for the size and position of the view. It takes all
/// the space it is offered and puts its content into the upper leading corner.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content for the size and position of the reader.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader, whose content is made again when its size or a value that it reads
    /// changes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        GeometryNode(view, in: context)
    }
}

/// The size and position of a view.
public struct GeometryProxy: @unchecked Sendable {
    /// The size of the view, in points.
    public let size: CGSize
    private weak var render: RenderNode?
    private let noteUse: @MainActor () -> Void

    init(_ render: RenderNode, size: CGSize, noteUse: @escaping @MainActor () -> Void) {
        self.render = render
        self.size = size
        self.noteUse = noteUse
    }

    /// How far the view would reach beneath the bars beside it; the content is made again when that
    /// changes.
    public var safeAreaInsets: EdgeInsets {
        inNode { $0.reachBeneathBars(of: size) } ?? EdgeInsets()
    }

    /// The view's frame in a coordinate space; its content is made again when that changes.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        inNode { $0.frame(ofSize: size, in: coordinateSpace) }
            ?? CGRect(origin: .zero, size: size)
    }

    /// The space's own rectangle in the view's coordinates, or `nil` if no enclosing view has its
    /// name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        inNode { node in
            node.ancestor(named: coordinateSpace.name).map {
                node.rect($0.windowFrame, from: .global)
            }
        }
    }

    /// The value that an anchor stands for, in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        MainActor.assumeIsolated {
            noteUse()
            return Unchecked(anchor.value(in: render))
        }.value
    }

    /// Asks the node, and has the content made again when the answer changes; nil without an answer
    /// or without a node. A proxy is nonisolated, as Apple's is, but only the main actor has a tree
    /// to ask.
    func inNode<Answer: Sendable>(_ ask: @MainActor (RenderNode) -> Answer?) -> Answer? {
        MainActor.assumeIsolated {
            noteUse()
            return render.flatMap(ask)
        }
    }
}

/// A value that leaves a block of the main actor for the main thread, where the caller already is.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension RenderNode {
    /// The bounding box of the node's rectangle in a coordinate space.
    final func frame(ofSize size: CGSize, in space: CoordinateSpace) -> CGRect {
        CGRect(origin: .zero, size: size).boundingBox { convert(convertToWindow($0), to: space) }
    }

    /// The bounding box, in the node's own coordinates, of a rectangle of the window's.
    package func rect(_ rect: CGRect, from space: CoordinateSpace) -> CGRect {
        rect.boundingBox(convertFromWindow)
    }
}

/// The node of a geometry reader: its content is evaluated in the layout, once the size is known.
private final class GeometryNode<Content: View>:
    ContainerNode<GeometryReader<Content>, Content, GeometryRender>, RuleBody, ObservationOwner
{
    private var view: GeometryReader<Content>
    private var rule: ScheduledRule!
    private var tracking = ObservationPulse()
    /// The frame in the window for which the content was made; nil where it did not ask.
    private var usedFrame: CGRect?
    private var usedReach = EdgeInsets()
    private var size: CGSize?

    init(_ view: __shared GeometryReader<Content>, in context: _NodeContext) {
        self.view = view
        super.init(at: context)
        setRender(
            GeometryRender(owner: self) { [unowned self] size in
                resolveContent(for: size)
            })
        rule = makeRule("geometry", body: self)
        rule.evaluateNow()
    }

    override func update(_ view: GeometryReader<Content>) {
        self.view = view
        if size != nil { rule.invalidate() }
    }

    /// Makes the content for a size that the layout has just decided.
    private func resolveContent(for size: CGSize) {
        guard size != self.size, !isRemoved else { return }
        self.size = size
        rule.invalidate()
        rule.settleNow()
    }

    func evaluateRule() {
        guard !isRemoved, let size else { return }
        tree.app.report.bodies += 1
        usedFrame = nil
        let proxy = GeometryProxy(render, size: size) { [weak self] in self?.watchFrame() }
        _ = tracking.track(tree.app.observation, observes: true, owner: self) {
            let new = view.content(proxy)
            if let content {
                content.update(new)
            } else {
                makeContent(new)
                render.elementsChanged()
            }
        }
    }

    func observedChanged() { rule.invalidate() }

    deinit { tracking.ownerDied() }

    /// Observes layouts, because the content depends on the position of the view.
    private func watchFrame() {
        guard usedFrame == nil else { return }
        usedFrame = render.windowFrame
        usedReach = render.reachBeneathBars()
        tree.observeLayouts(self)
    }

    override func willRemove() {
        tracking.cancel()
        rule.dispose()
    }
}

extension GeometryNode: LayoutObserver {
    func layoutDidEnd() -> Bool {
        guard !isRemoved, let usedFrame else { return false }
        if render.windowFrame != usedFrame || render.reachBeneathBars() != usedReach {
            self.usedFrame = nil
            rule.invalidate()
            tree.whenDirty()
            return false
        }
        return true
    }
}

/// The render node of a geometry reader.
private final class GeometryRender: ContainerRender {
    private let resolveContent: (CGSize) -> Void
    private var elements: [RenderNode] = []
    private var leaving: [RenderNode] = []

    init(owner: _ViewNode, resolveContent: @escaping (CGSize) -> Void) {
        self.resolveContent = resolveContent
        super.init(owner: owner)
    }

    override func invalidateElements() { invalidatePlacement() }

    override var isLayoutBoundary: Bool { true }

    override var children: [RenderNode] {
        if elementsAreStale { (elements, leaving) = adoptElements() }
        return elements
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        for child in children { visit(child) }
        for child in leaving { visit(child) }
    }

    override func placeChildren() {
        resolveContent(size)
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}
