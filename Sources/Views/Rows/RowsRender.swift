import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of a list's rows: it places them and draws cards, lines, and what is selected.
final class RowsRender: RenderNode {
    private(set) var look: RowsLook
    private(set) var selection: RowSelection
    weak var content: _ViewNode?
    private(set) var items: [RowItem] = []
    private var itemsAreStale = true
    private var shownSelection: Set<AnyHashable> = []
    private let rowEvents = RowsEvents()
    private unowned let owner: _ViewNode
    /// The row under the pointer, and the line before which a dragged row would land.
    var hovered: Int? { didSet { if hovered != oldValue { invalidatePaint() } } }
    var landing: Int? { didSet { if landing != oldValue { invalidatePaint() } } }

    init(_ look: RowsLook, _ selection: RowSelection, owner: _ViewNode) {
        self.look = look
        self.selection = selection
        shownSelection = selection.selected
        self.owner = owner
        super.init(in: owner.tree, owner: owner)
        MainActor.assumeIsolated { rowEvents.connect(to: self) }
    }

    func update(_ look: RowsLook, _ selection: RowSelection) {
        let isSameLook = ValueComparison.inputsEqual(self.look, look)
        self.look = look
        self.selection = selection
        if !isSameLook { invalidateLayout() }
        if !isSameLook || shownSelection != selection.selected { invalidatePaint() }
        shownSelection = selection.selected
        if !itemsAreStale { updateRows() }
        MainActor.assumeIsolated { rowEvents.update() }
    }

    func elementsChanged() {
        guard !itemsAreStale else { return }
        itemsAreStale = true
        invalidateLayout()
        invalidatePaint()
    }

    private func refresh() {
        guard itemsAreStale else { return }
        itemsAreStale = false
        var list: [Element] = []
        MainActor.assumeIsolated { content?.appendElements(to: &list) }
        var known: [ObjectIdentifier: RowRender] = [:]
        for item in items { known[ObjectIdentifier(item.render.child)] = item.render }
        items = RowItem.all(of: list.filter { !$0.render.isLeaving }, selection) { child in
            let row = known[ObjectIdentifier(child)] ?? RowRender(child, owner: owner)
            row.join(self)
            return row
        }
        for element in list { element.render.traits = element.traits }
        for item in items { item.background?.join(self) }
        updateRows()
    }

    private func updateRows() {
        for item in items {
            item.render.update(
                insets: insets(of: item), least: item.kind == .row ? look.minimumRowHeight : 0,
                isRow: item.kind == .row,
                isSelected: item.value.map { selection.selected.contains($0) })
        }
    }

    // MARK: Layout

    override var children: [RenderNode] {
        refresh()
        return items.flatMap { item in [item.background, item.render].compactMap { $0 } }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        refresh()
        let width = proposal.width ?? idealWidth
        return CGSize(width: width, height: lay(width.isFinite ? width : idealWidth) { _, _ in })
    }

    private var idealWidth: CGFloat {
        let widest = items.map { $0.render.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest + 2 * look.sideMargin
    }

    /// Goes through all items with their frames; returns the height of the whole.
    private func lay(_ width: CGFloat, _ visit: (Int, CGRect) -> Void) -> CGFloat {
        var y = look.topMargin
        for (index, item) in items.enumerated() {
            if beginsSection(index), index > 0 { y += look.sectionGap }
            let rowWidth = max(0, width - 2 * look.sideMargin)
            let height = item.render.sizeThatFits(
                ProposedViewSize(width: rowWidth, height: nil)
            ).height
            visit(
                index,
                CGRect(
                    x: look.sideMargin, y: y, width: rowWidth, height: height))
            y += height
        }
        return items.isEmpty ? 0 : y + look.topMargin
    }

    private func beginsSection(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return items[index].section != items[index - 1].section
    }

    private func insets(of item: RowItem) -> EdgeInsets {
        item.kind == .row ? item.insets ?? look.rowInsets : item.insets ?? look.headerInsets
    }

    override func placeChildren() {
        refresh()
        _ = lay(size.width) { index, frame in
            items[index].frame = frame
            let item = items[index]
            item.render.place(
                at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: nil))
            item.background?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    // MARK: Paint

    override func paint(into recorder: inout DisplayListRecorder) {
        refresh()
        if look.cardRadius != nil { paintCards(into: &recorder) }
        for (index, item) in items.enumerated() {
            if let background = item.background { recorder.child(background) }
            if let fill = fill(of: index) {
                let rect = item.frame.insetBy(dx: look.selectionInset, dy: 0)
                recorder.fill(rowShape(rect, index), with: fill)
            }
        }
        if look.hasSeparators { paintSeparators(into: &recorder) }
        for item in items { recorder.child(item.render) }
        if let landing { paintLanding(landing, into: &recorder) }
    }

    private func isSelected(_ item: RowItem) -> Bool {
        item.value.map { selection.selected.contains($0) } ?? false
    }

    private func fill(of index: Int) -> ResolvedColor? {
        if isSelected(items[index]) { return look.selected }
        guard hovered == index, look.hoversRows || items[index].action != nil else { return nil }
        return look.hover
    }

    /// A row's outline: the ends of a card are round.
    private func rowShape(_ rect: CGRect, _ index: Int) -> DisplayShape {
        guard let radius = look.cardRadius else {
            return look.selectionRadius > 0
                ? .roundedRect(rect, radius: look.selectionRadius) : .rect(rect)
        }
        let top = isFirstOfRun(index) ? radius : 0
        let bottom = isLastOfRun(index) ? radius : 0
        guard top + bottom > 0 else { return .rect(rect) }
        return .roundedRect(
            rect,
            CornerRadii(
                topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom))
    }

    private func isFirstOfRun(_ index: Int) -> Bool {
        index == 0 || items[index - 1].kind != .row || beginsSection(index)
    }

    private func isLastOfRun(_ index: Int) -> Bool {
        index + 1 >= items.count || items[index + 1].kind != .row || beginsSection(index + 1)
    }

    private func paintCards(into recorder: inout DisplayListRecorder) {
        var start: CGFloat = 0
        for (index, item) in items.enumerated() where item.kind == .row {
            if isFirstOfRun(index) { start = item.frame.minY }
            guard isLastOfRun(index), item.frame.maxY > start else { continue }
            let rect = CGRect(
                x: item.frame.minX, y: start, width: item.frame.width,
                height: item.frame.maxY - start)
            let shape = DisplayShape.roundedRect(rect, radius: look.cardRadius ?? 0)
            recorder.fill(shape, with: look.card)
            recorder.strokeBorder(shape, width: 1 / tree.scale, with: look.separator)
        }
    }

    private func paintSeparators(into recorder: inout DisplayListRecorder) {
        let thickness = 1 / tree.scale
        for (index, item) in items.enumerated() where item.kind == .row && !isLastOfRun(index) {
            let next = items[index + 1]
            guard item.separators.below ?? true, next.separators.above ?? true,
                !isSelected(item), !isSelected(next)
            else { continue }
            let inset = look.rowInsets.leading
            recorder.fill(
                .rect(
                    CGRect(
                        x: item.frame.minX + inset, y: item.frame.maxY - thickness,
                        width: max(0, item.frame.width - inset - look.rowInsets.trailing),
                        height: thickness)),
                with: look.separator)
        }
    }

    private func paintLanding(_ index: Int, into recorder: inout DisplayListRecorder) {
        guard let frame = index < items.count ? items[index].frame : items.last?.frame else {
            return
        }
        let y = index < items.count ? frame.minY : frame.maxY
        recorder.fill(
            .rect(CGRect(x: frame.minX, y: y - 1, width: frame.width, height: 2)),
            with: look.selected)
    }

    // MARK: Events

    /// The row at a point, headers and footers left out.
    func row(at point: CGPoint) -> Int? {
        refresh()
        return items.firstIndex { $0.kind == .row && $0.frame.contains(point) }
    }

    override var responder: Responder? { rowEvents.responder }
    override func containsTouch(_ point: CGPoint) -> Bool { true }

    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .list)
    }
}
