import Foundation
import Geometry

/// One row, header or footer of a list, with what its traits say. A class, because painting and
/// layout read it far more often than it is made.
@MainActor
final class RowItem {
    let render: RowRender
    /// The background of the whole row; nil for most.
    let background: RenderNode?
    /// The swipe actions at its sides, and what shows them; empty for most.
    let swipes: [RowSwipe]
    let strips: [RenderNode]
    let kind: RowPart.Kind
    let section: ObjectIdentifier?
    let insets: EdgeInsets?
    let separators: RowSeparators?
    /// Its value in a selection; nil if it cannot be selected.
    let value: AnyHashable?
    let action: RowAction?
    /// Its offset in the data of its `ForEach`.
    let offset: Int?
    let deleting: RowEditing?
    let moving: RowEditing?
    /// Its index among the segments of the list.
    let segment: Int
    /// In the list's coordinates, over the full width of the rows.
    var frame = CGRect.zero

    init(
        _ element: Element, render: RowRender, _ part: RowPart, _ selection: RowSelection,
        background: RenderNode?, strips: [RenderNode], segment: Int
    ) {
        let traits = element.traits
        let isRow = part.kind == .row
        let position = traits[LoopPositionTrait.self]
        self.render = render
        self.background = background
        swipes = isRow ? traits[RowSwipesTrait.self] : []
        self.strips = strips
        kind = part.kind
        section = part.section.map { ObjectIdentifier($0) }
        insets = traits[RowInsetsTrait.self]
        separators = traits[RowSeparatorTrait.self]
        value =
            isRow && traits[RowSelectableTrait.self]
            ? selection.value(traits[TagTrait.self], position?.id) : nil
        action = isRow ? traits[RowActionTrait.self] : nil
        offset = position?.offset
        deleting = isRow ? traits[RowDeletingTrait.self] : nil
        moving = isRow ? traits[RowMovingTrait.self] : nil
        self.segment = segment
    }

    /// The rows of a list in order, each with its background, and all segments. Rows with a removal
    /// transition take no space.
    static func all(
        of elements: [Element], _ selection: RowSelection, render: (RenderNode) -> RowRender
    ) -> (items: [RowItem], segments: [LazySegment]) {
        var items: [RowItem] = []
        var segments: [LazySegment] = []
        var background: RenderNode?
        var strips: [RenderNode] = []
        items.reserveCapacity(elements.count)
        segments.reserveCapacity(elements.count)
        for element in elements {
            let traits = element.traits
            element.render.traits = traits
            if element.render.isLeaving { continue }
            if element.render.isPlaceholder {
                let placeholder = unsafeDowncast(element.render, to: PlaceholderRows.self)
                segments.append(
                    LazySegment(placeholder: placeholder, position: element.rowPosition))
                continue
            }
            let part = traits[RowPartTrait.self] ?? RowPart(.row, section: nil)
            if part.kind == .background {
                background = element.render
                continue
            }
            if part.kind == .swipeActions {
                strips.append(element.render)
                continue
            }
            let row = render(element.render)
            segments.append(
                LazySegment(item: items.count, render: row, position: element.rowPosition))
            items.append(
                RowItem(
                    element, render: row, part, selection, background: background,
                    strips: strips, segment: segments.count - 1))
            background = nil
            if !strips.isEmpty { strips = [] }
        }
        return (items, segments)
    }
}
