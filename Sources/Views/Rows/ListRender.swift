import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of a list's rows. It places them and draws cards, separators and the selection.
final class ListRender: LazyRender {
    private(set) var look: ListAppearance
    private(set) var selection: RowSelection
    private(set) var items: [RowItem] = []
    private var shownSelection: Set<AnyHashable> = []
    /// The number of times it has collected elements.
    private var takes = 0
    /// The events of the rows, which `ListInteraction` handles.
    let rowResponder = Responder()
    /// The row under the pointer, and the row before which a dragged one would be inserted.
    var hovered: Int? { didSet { if hovered != oldValue { surfaceChanged() } } }
    var landing: Int? { didSet { if landing != oldValue { invalidatePaint() } } }

    /// The painting under the rows, if no row has a background of its own; nil after a change.
    private var surface: DisplayGroup?

    init(_ look: ListAppearance, _ selection: RowSelection, owner: _ViewNode) {
        self.look = look
        self.selection = selection
        shownSelection = selection.selected
        super.init(along: .vertical, owner: owner)
        connectSelection()
    }

    /// Lets the selection find the row at a point.
    private func connectSelection() {
        selection.rowAt = { [weak self] point in
            guard let self, let index = row(at: convertFromWindow(point)) else { return nil }
            return items.indices.contains(index) ? items[index].value : nil
        }
    }

    func update(_ look: ListAppearance, _ selection: RowSelection) {
        let isSameLook = ValueComparison.inputsEqual(self.look, look)
        self.look = look
        if self.selection !== selection {
            self.selection = selection
            connectSelection()
        }
        if !isSameLook { invalidateLayout() }
        if !isSameLook || shownSelection != selection.selected { surfaceChanged() }
        shownSelection = selection.selected
        updateRows()
    }

    override func take(_ elements: [Element]) -> [LazySegment] {
        takes += 1
        let old = items
        let segments: [LazySegment]
        (items, segments) = RowItem.all(of: elements, selection) { child in
            let row = row(of: child)
            row.take = takes
            return row
        }
        for item in old where item.render.take != takes { item.render.letGo() }
        surface = nil
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(items.count)
        for item in items {
            if let background = item.background {
                background.join(self)
                nodes.append(background)
            }
            nodes.append(item.render)
        }
        backToFront = nodes
        updateRows()
        return segments
    }

    /// The row that shows an element.
    private func row(of child: RenderNode) -> RowRender {
        if let known = child.parent as? RowRender, known.parent === self { return known }
        let row = RowRender(child, in: tree, owner: owner)
        row.join(self)
        return row
    }

    private func updateRows() {
        for index in items.indices {
            let isRow = items[index].kind == .row
            items[index].render.update(
                insets: items[index].insets ?? (isRow ? look.rowInsets : look.headerInsets),
                least: isRow ? look.minimumRowHeight : 0, isRow: isRow,
                isSelected: items[index].value.map { selection.selected.contains($0) })
        }
    }

    // MARK: Layout

    override var children: [RenderNode] {
        refresh()
        return backToFront
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        showSample()
        let width = proposal.width ?? idealWidth
        return CGSize(width: width, height: length(across: width.isFinite ? width : idealWidth))
    }

    private var idealWidth: CGFloat {
        refresh()
        let widest = items.map { $0.render.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest + 2 * look.sideMargin
    }

    private func rowWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * look.sideMargin) }

    override func lay(
        across width: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void
    ) -> Double {
        var y = Double(look.topMargin)
        let proposal = ProposedViewSize(width: rowWidth(in: width), height: nil)
        for (index, segment) in segments.enumerated() {
            y += lead(before: index)
            let height =
                segment.placeholder?.length(spacing: 0, fallbackLength)
                ?? Double(segment.render.sizeThatFits(proposal).height)
            visit(index, y, height)
            y += height
        }
        return segments.isEmpty ? 0 : y + Double(look.topMargin)
    }

    override var fallbackLength: Double { Double(look.minimumRowHeight) }

    override func lead(before segment: Int) -> Double {
        segment > 0 && beginsSection(segment) && !standsForSections(segment)
            ? Double(look.sectionGap) : 0
    }

    private func section(of segment: Int) -> ObjectIdentifier? {
        guard segments[segment].item < 0 else { return items[segments[segment].item].section }
        return segments[segment].render.traits[RowPartTrait.self]?.section.map {
            ObjectIdentifier($0)
        }
    }

    /// Whether it is a placeholder outside of all sections, which may stand for whole sections.
    private func standsForSections(_ segment: Int) -> Bool {
        segments[segment].item < 0 && section(of: segment) == nil
    }

    private func beginsSection(_ segment: Int) -> Bool {
        guard segment > 0 else { return true }
        return section(of: segment) != section(of: segment - 1)
    }

    override func placeItems(across width: CGFloat) {
        // A card also surrounds rows that are not made.
        if look.cardRadius != nil { surface = nil }
        for index in items.indices {
            let segment = segments[items[index].segment]
            let frame = CGRect(
                x: look.sideMargin, y: segment.start, width: rowWidth(in: width),
                height: segment.length)
            if items[index].frame != frame { surface = nil }
            items[index].frame = frame
            items[index].render.place(
                at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: nil))
            items[index].background?.place(
                at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    // MARK: Paint

    private func surfaceChanged() {
        surface = nil
        invalidatePaint()
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        refresh()
        if items.contains(where: { $0.background != nil }) {
            paintSurface(into: &recorder)
        } else {
            if surface == nil {
                var inner = DisplayListRecorder()
                paintSurface(into: &inner)
                // No node beside it has a number below zero.
                surface = inner.finish(id: .auxiliary(1))
            }
            if let surface { recorder.child(surface) }
        }
        for index in items.indices { recorder.child(items[index].render) }
        if let landing { paintLanding(landing, into: &recorder) }
    }

    /// Paints cards, backgrounds, fills and the separators between rows.
    private func paintSurface(into recorder: inout DisplayListRecorder) {
        if look.cardRadius != nil { paintCards(into: &recorder) }
        for index in items.indices {
            if let background = items[index].background { recorder.child(background) }
            if let fill = fill(of: index) {
                let rect = items[index].frame.insetBy(dx: look.selectionInset, dy: 0)
                recorder.fill(rowShape(rect, index), with: fill)
            }
        }
        if look.hasSeparators { paintSeparators(into: &recorder) }
    }

    private func isSelected(_ item: RowItem) -> Bool {
        item.value.map { selection.selected.contains($0) } ?? false
    }

    private func fill(of index: Int) -> ResolvedColor? {
        if isSelected(items[index]) { return look.selected }
        guard hovered == index, look.hoversRows || items[index].action != nil else { return nil }
        return look.hover
    }

    /// The outline of a row, which is rounded at the ends of a card.
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
        let segment = items[index].segment
        return segment == 0 || !isRow(segment - 1) || beginsSection(segment)
    }

    private func isLastOfRun(_ index: Int) -> Bool {
        let next = items[index].segment + 1
        return next >= segments.count || !isRow(next) || beginsSection(next)
    }

    /// Whether it is a row or a placeholder for rows.
    private func isRow(_ segment: Int) -> Bool {
        segments[segment].item < 0 || items[segments[segment].item].kind == .row
    }

    private func paintCards(into recorder: inout DisplayListRecorder) {
        var start = 0.0
        for (index, segment) in segments.enumerated() where isRow(index) {
            let isFirst = index == 0 || !isRow(index - 1) || beginsSection(index)
            if isFirst { start = segment.start }
            let isLast =
                index + 1 >= segments.count || !isRow(index + 1) || beginsSection(index + 1)
            guard isLast, segment.end > start else { continue }
            let rect = CGRect(
                x: look.sideMargin, y: start, width: rowWidth(in: size.width),
                height: segment.end - start)
            let shape = DisplayShape.roundedRect(rect, radius: look.cardRadius ?? 0)
            recorder.fill(shape, with: look.card)
            recorder.strokeBorder(shape, width: 1 / tree.scale, with: look.separator)
        }
    }

    private func paintSeparators(into recorder: inout DisplayListRecorder) {
        let thickness = 1 / tree.scale
        for (index, item) in items.enumerated() where item.kind == .row && !isLastOfRun(index) {
            guard item.separators.below ?? true, !isSelected(item) else { continue }
            let after = segments[item.segment + 1].item
            if after >= 0 {
                guard items[after].separators.above ?? true, !isSelected(items[after]) else {
                    continue
                }
            }
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

    /// The row at a point; headers and footers do not count.
    func row(at point: CGPoint) -> Int? {
        refresh()
        return items.firstIndex { $0.kind == .row && $0.frame.contains(point) }
    }

    override var responder: Responder? { rowResponder }
    override func containsTouch(_ point: CGPoint) -> Bool { true }

    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .list)
    }
}
