import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of content with a bar. The bar is painted in front of what reaches beneath it.
final class SafeAreaInsetRender: ContainerRender {
    private var settings: SafeAreaBarSettings
    private let main = TypedLayoutBox(ZStackLayout())
    private let bar = TypedLayoutBox(ZStackLayout())
    private var mainElements: [RenderNode] = []
    private var barElements: [RenderNode] = []
    private var leaving: [RenderNode] = []
    /// What the bar takes of the node, with the spacing.
    private var barLength: CGFloat = 0

    init(_ settings: SafeAreaBarSettings, owner: _ViewNode) {
        self.settings = settings
        super.init(owner: owner)
    }

    func update(_ new: SafeAreaBarSettings) {
        guard new != settings else { return }
        settings = new
        invalidateLayout()
    }

    override func barInsets(around child: RenderNode) -> EdgeInsets? {
        if barElements.contains(where: { $0 === child }) { return nil }
        var insets = EdgeInsets()
        switch settings.edge {
        case .top: insets.top = barLength
        case .bottom: insets.bottom = barLength
        case .leading: insets.leading = barLength
        case .trailing: insets.trailing = barLength
        }
        return insets
    }

    /// A scroll view inside reports whether its content is beneath the bar.
    func reportScrolledContent(isBeneath: Bool) { settings.link?.set(isBeneath, in: tree) }

    // MARK: Children

    private func refreshElements() {
        guard elementsAreStale else { return }
        let present: [RenderNode]
        (present, leaving) = adoptElements()
        barElements = present.filter { $0.traits[SafeAreaBarTrait.self] }
        mainElements = present.filter { !$0.traits[SafeAreaBarTrait.self] }
        main.setElements(mainElements.asLayoutElements)
        bar.setElements(barElements.asLayoutElements)
    }

    /// A bar above or before the content comes first, in the order in which it is read.
    override var children: [RenderNode] {
        refreshElements()
        let barIsFirst = settings.edge == .top || settings.edge == .leading
        return barIsFirst ? barElements + mainElements : mainElements + barElements
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        refreshElements()
        for node in mainElements { visit(node) }
        for node in leaving { visit(node) }
        for node in barElements { visit(node) }
    }

    override func forEachChildInReadingOrder(_ visit: (RenderNode) -> Void) {
        for node in children { visit(node) }
    }

    // MARK: Layout

    private var isVertical: Bool { settings.edge == .top || settings.edge == .bottom }

    private func rest(of proposal: ProposedViewSize, beside length: CGFloat) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(
                width: proposal.width, height: proposal.height.map { max($0 - length, 0) })
            : ProposedViewSize(
                width: proposal.width.map { max($0 - length, 0) }, height: proposal.height)
    }

    private func length(of barSize: CGSize) -> CGFloat {
        let length = isVertical ? barSize.height : barSize.width
        return barElements.isEmpty ? 0 : length + settings.spacing
    }

    private func barSize(_ proposal: ProposedViewSize) -> CGSize {
        barElements.isEmpty ? .zero : bar.sizeThatFits(proposal)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        refreshElements()
        let barSize = barSize(proposal)
        let length = length(of: barSize)
        let inner = main.sizeThatFits(rest(of: proposal, beside: length))
        return isVertical
            ? CGSize(width: max(inner.width, barSize.width), height: inner.height + length)
            : CGSize(width: inner.width + length, height: max(inner.height, barSize.height))
    }

    override func placeChildren() {
        refreshElements()
        let proposal = ProposedViewSize(size)
        let barSize = barSize(proposal)
        barLength = length(of: barSize)
        place(barElements, bar, at: barOrigin(barSize), barSize, ProposedViewSize(barSize))
        let inner = rest(of: proposal, beside: barLength)
        let mainSize = main.sizeThatFits(inner)
        place(mainElements, main, at: mainOrigin(mainSize), mainSize, inner)
    }

    private func barOrigin(_ barSize: CGSize) -> CGPoint {
        let (free, fixed) =
            isVertical
            ? (size.width - barSize.width, size.height - barSize.height)
            : (size.height - barSize.height, size.width - barSize.width)
        let along = free * settings.alignment
        let across = settings.edge == .top || settings.edge == .leading ? 0 : fixed
        return isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    private func mainOrigin(_ mainSize: CGSize) -> CGPoint {
        let start = settings.edge == .top || settings.edge == .leading ? barLength : 0
        return isVertical
            ? CGPoint(x: (size.width - mainSize.width) / 2, y: start)
            : CGPoint(x: start, y: (size.height - mainSize.height) / 2)
    }

    private func place(
        _ nodes: [RenderNode], _ box: TypedLayoutBox<ZStackLayout>, at origin: CGPoint,
        _ size: CGSize, _ proposal: ProposedViewSize
    ) {
        for (node, placement) in zip(nodes, box.placements(in: size, proposal: proposal)) {
            node.place(
                at: CGPoint(
                    x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    override func subtreeSizeChanged() {
        main.invalidate()
        bar.invalidate()
    }
}
