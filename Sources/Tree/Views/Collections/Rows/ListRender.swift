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
    /// Whether arrow keys chose the row in `hovered`, so that it is marked in any list.
    var marksHovered = false { didSet { if marksHovered != oldValue { surfaceChanged() } } }
    var landing: Int? { didSet { if landing != oldValue { invalidatePaint() } } }

    /// The row that would take what is dragged.
    var dropRow: Int? { didSet { if dropRow != oldValue { invalidatePaint() } } }

    /// The row whose deletion is about to be confirmed, while the list is edited.
    weak var toDelete: RowRender? {
        didSet { if toDelete !== oldValue { invalidatePaint() } }
    }

    /// The table of which these are the rows; nil for those of a list.
    var table: AccessibilityTable?

    /// Whether any row has swipe actions.
    private(set) var hasSwipes = false {
        didSet { if hasSwipes != oldValue { swipesChanged() } }
    }
    /// Whether any row can be deleted or moved while the list is edited.
    private(set) var hasHandles = false {
        didSet { if hasHandles != oldValue { swipesChanged() } }
    }
    /// Called when rows with actions or handles come or go.
    var swipesChanged: () -> Void = {}
    /// Called after each layout.
    var placed: () -> Void = {}

    /// Whether there are rows, made or not.
    var hasRows: Bool {
        refresh()
        return segments.contains { $0.item < 0 || items[$0.item].kind == .row }
    }

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
        selection.rowAt = { [handle] point in
            guard let list = handle.target as? ListRender, list.isInTree,
                let index = list.row(at: list.convertFromWindow(point)),
                list.items.indices.contains(index)
            else { return nil }
            return list.items[index].value
        }
    }

    func update(_ look: ListAppearance, _ selection: RowSelection) {
        let isSameLook = ValueComparison.inputsEqual(self.look, look)
        self.look = look
        if !look.isEditing { toDelete = nil }
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
            item.render.isSwiped = !item.strips.isEmpty
            for strip in item.strips {
                strip.join(self)
                nodes.append(strip)
            }
        }
        backToFront = nodes
        hasSwipes = items.contains { !$0.swipes.isEmpty }
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
            var insets = items[index].insets ?? (isRow ? look.rowInsets : look.headerInsets)
            if look.isEditing {
                let handles = handleInsets(of: items[index])
                insets.leading += handles.leading
                insets.trailing += handles.trailing
            }
            items[index].render.update(
                insets: insets,
                least: look.minimumHeight(of: items[index].kind), isRow: isRow,
                isSelected: items[index].value.map { selection.selected.contains($0) })
        }
        hasHandles = look.isEditing && items.contains { hasHandle($0) }
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

    func rowWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * look.sideMargin) }

    override func lay(
        across width: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void
    ) -> Double {
        var y = Double(look.topMargin)
        let proposal = ProposedViewSize(width: rowWidth(in: width), height: nil)
        for (index, segment) in segments.enumerated() {
            y += lead(before: index)
            let height =
                segment.placeholder?.length(spacing: Double(look.rowSpacing), fallbackLength)
                ?? Double(segment.render.sizeThatFits(proposal).height)
            visit(index, y, height)
            y += height
        }
        return segments.isEmpty ? 0 : y + Double(look.topMargin)
    }

    override var rowSpacing: Double { Double(look.rowSpacing) }
    override var fallbackLength: Double { Double(look.minimumRowHeight) }

    override func lead(before segment: Int) -> Double {
        guard segment > 0 else { return 0 }
        guard beginsSection(segment), !standsForSections(segment) else {
            return isRow(segment) && isRow(segment - 1) ? Double(look.rowSpacing) : 0
        }
        return Double(
            sectionSpacing(of: segment) ?? sectionSpacing(of: segment - 1) ?? look.sectionGap)
    }

    private func sectionSpacing(of segment: Int) -> CGFloat? {
        let item = segments[segment].item
        return item < 0 ? nil : items[item].render.child.traits[RowSectionSpacingTrait.self]
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

    func beginsSection(_ segment: Int) -> Bool {
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
            for strip in items[index].strips {
                strip.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
        }
        placed()
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
        if hasSwipes {
            for (index, item) in items.enumerated() {
                if item.strips.isEmpty {
                    recorder.child(item.render)
                } else {
                    paintSwiped(item, index, into: &recorder)
                }
            }
        } else {
            // By index: a copy of an item would retain all that it refers to.
            for index in items.indices { recorder.child(items[index].render) }
        }
        if look.isEditing { paintHandles(into: &recorder) }
        if let landing { paintLanding(landing, into: &recorder) }
        if let dropRow, items.indices.contains(dropRow) {
            recorder.strokeBorder(
                rowShape(items[dropRow].frame, dropRow), width: 2, with: look.selected)
        }
    }

    /// A row that shows its swipe actions is moved, and clipped to the frame it would otherwise have.
    private func paintSwiped(
        _ item: RowItem, _ index: Int, into recorder: inout DisplayListRecorder
    ) {
        let shape = look.cardRadius == nil ? .rect(item.frame) : rowShape(item.frame, index)
        recorder.withClip(to: shape, id: .auxiliary(1, of: item.render.id)) { inner in
            if isSelected(item) {
                // Its text is readable on the fill alone.
                inner.withClip(to: fillShape(index), id: .auxiliary(2, of: item.render.id)) {
                    $0.child(item.render)
                }
            } else {
                inner.child(item.render)
            }
            for strip in item.strips { inner.child(strip) }
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
        var description = AccessibilityProperties(role: .list)
        if let table { description.details = [.table(table)] }
        return description
    }
}
