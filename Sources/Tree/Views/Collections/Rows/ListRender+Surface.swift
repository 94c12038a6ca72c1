import Drawing
import Foundation
import Geometry

// What a list draws behind its rows: cards, fills and separators.
extension ListRender {
    /// Paints cards, backgrounds, fills and the separators between rows.
    func paintSurface(into recorder: inout DisplayListRecorder) {
        if look.cardRadius != nil { paintCards(into: &recorder) }
        var walk = (segment: 0, rows: 0)
        for index in items.indices {
            if let background = items[index].background { recorder.child(background) }
            if let alternate = look.alternateFill, isOdd(index, &walk) {
                recorder.fill(rowShape(items[index].frame, index), with: alternate)
            }
            if let fill = fill(of: index) { recorder.fill(fillShape(index), with: fill) }
        }
        if look.hasSeparators { paintSeparators(into: &recorder) }
    }

    /// Whether an even number of rows is before the row, so that it is filled; rows that are not made
    /// count, too. `walk` goes on from the row asked for before.
    private func isOdd(_ index: Int, _ walk: inout (segment: Int, rows: Int)) -> Bool {
        while walk.segment < items[index].segment {
            let segment = segments[walk.segment]
            if let placeholder = segment.placeholder {
                walk.rows += placeholder.range.count
            } else if items[segment.item].kind == .row {
                walk.rows += 1
            }
            walk.segment += 1
        }
        return items[index].kind == .row && walk.rows % 2 == 1
    }

    /// Asks the row: finding its value in the selection costs more, and painting a list asks for each row
    /// several times.
    func isSelected(_ item: RowItem) -> Bool { item.render.isSelected == true }

    func fill(of index: Int) -> ResolvedColor? {
        if isSelected(items[index]) { return look.selected }
        guard hovered == index, look.hoversRows || marksHovered || items[index].action != nil
        else { return nil }
        return look.hover
    }

    /// The outline of the fill of a row that is selected or under the pointer. Selected neighbours
    /// are one shape.
    func fillShape(_ index: Int) -> DisplayShape {
        let rect = items[index].frame.insetBy(dx: look.selectionInset, dy: 0)
        let radius = look.selectionRadius
        guard look.cardRadius == nil, radius > 0, isSelected(items[index]) else {
            return rowShape(rect, index)
        }
        let top = isFirstOfRun(index) || !isSelected(segment: items[index].segment - 1)
        let bottom = isLastOfRun(index) || !isSelected(segment: items[index].segment + 1)
        guard !top || !bottom else { return .roundedRect(rect, radius: radius) }
        let (upper, lower) = (top ? radius : 0, bottom ? radius : 0)
        return .roundedRect(
            rect,
            CornerRadii(
                topLeft: upper, topRight: upper, bottomLeft: lower, bottomRight: lower))
    }

    private func isSelected(segment: Int) -> Bool {
        let item = segments[segment].item
        return item >= 0 && isSelected(items[item])
    }

    /// The outline of a row, which is rounded at the ends of a card.
    func rowShape(_ rect: CGRect, _ index: Int) -> DisplayShape {
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

    func isFirstOfRun(_ index: Int) -> Bool {
        let segment = items[index].segment
        return segment == 0 || !isRow(segment - 1) || beginsSection(segment) || look.rowSpacing > 0
    }

    func isLastOfRun(_ index: Int) -> Bool {
        let next = items[index].segment + 1
        return next >= segments.count || !isRow(next) || beginsSection(next) || look.rowSpacing > 0
    }

    /// Whether it is a row or a placeholder for rows.
    func isRow(_ segment: Int) -> Bool {
        segments[segment].item < 0 || items[segments[segment].item].kind == .row
    }

    private func paintCards(into recorder: inout DisplayListRecorder) {
        var start = 0.0
        for (index, segment) in segments.enumerated() where isRow(index) {
            let isFirst = index == 0 || !isRow(index - 1) || beginsSection(index)
            if isFirst || look.rowSpacing > 0 { start = segment.start }
            let isLast =
                index + 1 >= segments.count || !isRow(index + 1) || beginsSection(index + 1)
            guard isLast || look.rowSpacing > 0, segment.end > start else { continue }
            let rect = CGRect(
                x: look.sideMargin, y: start, width: rowWidth(in: size.width),
                height: segment.end - start)
            let radius = look.cardRadius ?? 0
            let shape =
                radius > 0 ? DisplayShape.roundedRect(rect, radius: radius) : .rect(rect)
            recorder.fill(shape, with: look.card)
            recorder.strokeBorder(shape, width: 1 / tree.scale, with: look.separator)
        }
    }

    // MARK: Separators

    private func paintSeparators(into recorder: inout DisplayListRecorder) {
        for (index, item) in items.enumerated() where item.kind == .row {
            if isLastOfRun(index) {
                let isShown = item.separators?.belowSection ?? look.hasSectionSeparators
                if isShown, look.cardRadius == nil {
                    line(at: item.frame.maxY, item, item.separators?.colorBelowSection, &recorder)
                }
            } else {
                paintSeparator(below: item, into: &recorder)
            }
            let isShown = item.separators?.aboveSection ?? look.hasSectionSeparators
            if isShown, look.cardRadius == nil, isFirstOfRun(index) {
                line(
                    at: item.frame.minY + thickness, item, item.separators?.colorAboveSection,
                    &recorder)
            }
        }
    }

    private func paintSeparator(
        below item: RowItem, into recorder: inout DisplayListRecorder
    ) {
        guard item.separators?.below ?? true, !isSelected(item) else { return }
        var color = item.separators?.colorBelow
        let after = segments[item.segment + 1].item
        if after >= 0 {
            guard items[after].separators?.above ?? true, !isSelected(items[after]) else { return }
            color = color ?? items[after].separators?.colorAbove
        }
        line(at: item.frame.maxY, item, color, &recorder)
    }

    private var thickness: CGFloat { 1 / tree.scale }

    /// A line whose lower edge is at `y`.
    private func line(
        at y: CGFloat, _ item: RowItem, _ color: ResolvedColor?,
        _ recorder: inout DisplayListRecorder
    ) {
        let insets = look.rowInsets
        let left = isRightToLeft ? insets.trailing : insets.leading
        recorder.fill(
            .rect(
                CGRect(
                    x: item.frame.minX + left, y: y - thickness,
                    width: max(0, item.frame.width - insets.horizontal),
                    height: thickness)),
            with: color ?? look.separator)
    }
}
