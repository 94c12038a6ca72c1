import Drawing
import Foundation
import Geometry
import Layouts

/// The render node above everything in a window: it proposes the window's size to the content
/// and centres what the content makes of it. Several views form a column.
package final class RootRender: ContainerRender {
    private let single = TypedLayoutBox(ZStackLayout())
    private let column = TypedLayoutBox(VStackLayout())
    private var box: any LayoutBox { elements.count > 1 ? column : single }
    private var elements: [RenderNode] = []
    /// The bar of menus above the content; nil where there is none.
    private(set) var bar: RenderNode?
    /// The keyboard below the content; nil where none is shown.
    private(set) var keyboard: RenderNode?
    private var placedKeyboardHeight: CGFloat = 0
    /// How far the content is moved up so that the keyboard does not cover what has the focus.
    var keyboardLift: CGFloat = 0 {
        didSet { if keyboardLift != oldValue { invalidatePlacement() } }
    }
    /// What is presented in front of the content, the foremost last.
    private var layers: [any WindowLayer] = []
    private var layerElements: [RenderNode] = []
    /// Where that was in the last layout beside which layers stand.
    private var anchors: [ObjectIdentifier: CGRect] = [:]

    init(in tree: ViewTree) { super.init(in: tree, owner: nil) }

    /// Shows the content of a node; nil where there is none.
    func show(_ content: _ViewNode?) {
        self.content = content
        elementsChanged()
    }

    /// A change of what is presented need not change the window's elements.
    override func elementsChanged() {
        elementsAreStale = true
        invalidateLayout()
        invalidatePaint()
    }

    func add(_ layer: any WindowLayer) {
        layers.append(layer)
        elementsChanged()
    }

    func remove(_ layer: any WindowLayer) {
        layers.removeAll { $0 === layer }
        elementsChanged()
    }

    /// Invalidates the layout and the painting of all nodes, as after a change of scale, which
    /// changes the size of every text.
    package func forgetEverything() {
        func visit(_ node: RenderNode) {
            node.invalidateLayout()
            node.invalidatePaint()
            for child in node.children { visit(child) }
        }
        visit(self)
    }

    package override var children: [RenderNode] {
        if elementsAreStale {
            let all = collectElements().map(adopt)
            bar = all.first { $0.traits[WindowBarTrait.self] }
            let keys = all.first { $0.traits[WindowKeyboardTrait.self] }
            keyboard = tree.showsKeyboard ? keys : nil
            elements = all.filter { $0 !== bar && $0 !== keys }
            single.setElements(elements.count > 1 ? [] : elements.asLayoutElements)
            column.setElements(elements.count > 1 ? elements.asLayoutElements : [])
            layerElements = collectLayers()
        }
        return elements + (bar.map { [$0] } ?? []) + layerElements
            + (keyboard.map { [$0] } ?? [])
    }

    /// How much of the window's height the bar takes.
    package var barHeight: CGFloat {
        validateLayout()
        _ = children
        let offer = ProposedViewSize(width: tree.size.width, height: nil)
        return bar?.sizeThatFits(offer).height ?? 0
    }

    private func collectLayers() -> [RenderNode] {
        var list: [Element] = []
        for layer in layers where !layer.isRemoved && !layer.isInHiddenPart {
            layer.appendElements(to: &list)
        }
        return list.map(adopt)
    }

    /// The axes along which the content, or what is presented in front of it, is larger than the
    /// window. Before a layout this is cheap, because the layout uses the same cached sizes.
    package var overflowingAxes: Axis.Set {
        validateLayout()
        _ = children
        let (width, height) = (tree.size.width, max(0, tree.size.height - barHeight))
        let inner = box.sizeThatFits(ProposedViewSize(width: width, height: height))
        var axes: Axis.Set = []
        if inner.width - width > Self.tolerance { axes.insert(.horizontal) }
        if inner.height - height > Self.tolerance { axes.insert(.vertical) }
        for layer in layerElements {
            guard let size = layer.presentedSize(in: tree.size) else { continue }
            if size.width - tree.size.width > Self.tolerance { axes.insert(.horizontal) }
            if size.height - tree.size.height > Self.tolerance { axes.insert(.vertical) }
        }
        return axes
    }

    /// Whether the content is higher than what the bar and the keyboard leave of the window.
    var contentOverflows: Bool {
        let height = max(0, tree.size.height - barHeight - keyboardHeight)
        let inner = box.sizeThatFits(ProposedViewSize(width: tree.size.width, height: height))
        return inner.height - height > Self.tolerance
    }

    override func barInsets(around child: RenderNode) -> EdgeInsets? {
        guard keyboard != nil, child !== keyboard, child !== bar else { return nil }
        return EdgeInsets(top: 0, leading: 0, bottom: placedKeyboardHeight, trailing: 0)
    }

    /// Allows for rounding in sums of lengths.
    private static let tolerance: CGFloat = 0.01

    /// The least size of what is presented in front of the content, in a window of some size.
    package func leastSizeOfPresented(in window: CGSize) -> CGSize {
        validateLayout()
        _ = children
        return layerElements.reduce(.zero) { size, layer in
            let least = layer.presentedLeastSize(in: window) ?? .zero
            return CGSize(
                width: max(size.width, least.width), height: max(size.height, least.height))
        }
    }

    /// The size of the content and the bar for a proposal, for windows that fit their content. The
    /// bar shows all its titles, or only as many as have to be seen.
    package func contentSize(_ proposal: ProposedViewSize, wholeBar: Bool = true) -> CGSize {
        validateLayout()
        _ = children
        let barSize = bar?.sizeThatFits(wholeBar ? .unspecified : .zero) ?? .zero
        let height = proposal.height.map { max(0, $0 - barSize.height) }
        let size = box.sizeThatFits(ProposedViewSize(width: proposal.width, height: height))
        return CGSize(
            width: max(size.width, barSize.width), height: size.height + barSize.height)
    }

    override func subtreeSizeChanged() { box.invalidate() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { tree.size }

    override func placeChildren() {
        let barHeight = barHeight
        bar?.place(
            at: .zero, proposal: ProposedViewSize(width: tree.size.width, height: barHeight))
        let keyboardHeight = keyboardHeight
        let free = tree.size.height - keyboardHeight
        placedKeyboardHeight = keyboardHeight
        keyboard?.place(
            at: CGPoint(x: 0, y: free), proposal: ProposedViewSize(tree.size))
        let available = CGSize(width: tree.size.width, height: max(0, free - barHeight))
        let proposal = ProposedViewSize(available)
        let inner = box.sizeThatFits(proposal)
        let origin = CGPoint(
            x: (available.width - inner.width) / 2,
            y: barHeight + (available.height - inner.height) / 2 - keyboardLift)
        for (child, place) in zip(elements, box.placements(in: inner, proposal: proposal)) {
            child.place(
                at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
                proposal: place.proposal)
        }
        // After the content, because a popover is placed beside what it points at.
        let window = ProposedViewSize(width: tree.size.width, height: free)
        for layer in layerElements { layer.place(at: .zero, proposal: window) }
    }

    /// Whether the place of a layer depends on that of something in the window.
    var hasAnchors: Bool { !anchors.isEmpty }

    /// Has layers placed again beside what has moved since the last layout. One whose anchor is gone
    /// stays where it is.
    func followAnchors() {
        guard !layerElements.isEmpty || hasAnchors else { return }
        var moved: [ObjectIdentifier: CGRect] = [:]
        for (node, anchor) in layerElements.compactMap(\.anchored) {
            moved[ObjectIdentifier(node)] = anchor
            if let old = anchors[ObjectIdentifier(node)], old != anchor {
                node.invalidatePlacement()
            }
        }
        anchors = moved
    }
}

/// A node whose elements are shown in front of a window's content.
@MainActor protocol WindowLayer: _ViewNode {}

/// Whether the view is the menu bar above a window's content.
package enum WindowBarTrait: TraitKey { package static let defaultValue = false }

/// The sizes that nodes return while they are measured without a layout, as for the least size of a
/// window's content.
///
/// A size in a node's own cache is computed again after each change inside, because layouts use it.
/// The sizes here are dropped at the end of the measurement, so later frames cost no more.
@MainActor
final class TransientMeasurement {
    private var sizesByNode: [ObjectIdentifier: (node: RenderNode, sizes: SizeCache)] = [:]

    func size(of node: RenderNode, for proposal: ProposedViewSize) -> CGSize? {
        sizesByNode[ObjectIdentifier(node)]?.sizes.size(for: proposal)
    }

    func insert(_ size: CGSize, of node: RenderNode, for proposal: ProposedViewSize) {
        sizesByNode[ObjectIdentifier(node), default: (node, SizeCache())].sizes
            .insert(size, for: proposal)
    }

    /// Containers cache what they measured of their subviews; no subview would report its changes.
    func end() {
        for (node, _) in sizesByNode.values { node.subtreeSizeChanged() }
    }
}

extension ViewTree {
    /// Measures nodes for sizes that no layout uses.
    package func measuringTransiently<Result>(_ measure: () -> Result) -> Result {
        guard transientMeasurement == nil else { return measure() }
        rootRender.validateLayout()
        let transientMeasurement = TransientMeasurement()
        self.transientMeasurement = transientMeasurement
        defer {
            self.transientMeasurement = nil
            transientMeasurement.end()
            rootRender.subtreeSizeChanged()
        }
        return measure()
    }

    /// Runs the action at a time on the frame clock, in place of one that is waiting.
    package func callBack(at time: Double, _ action: @escaping () -> Void) {
        guard let root else { return }
        repaints.call(for: root, at: time, action)
    }
}
