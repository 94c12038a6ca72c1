import Drawing
import Foundation
import Geometry

/// What a row shows at its sides while a list is edited.
enum RowHandle { case select, delete, confirmDeletion, move }

// The circles and grips of rows while a list is edited.
extension ListRender {
    /// The width of a handle, beside the row's content.
    static var handleWidth: CGFloat { 36 }
    private static var deletionWidth: CGFloat { 64 }
    private static var circle: CGFloat { 18 }

    func leadingHandle(of item: RowItem) -> RowHandle? {
        guard look.isEditing, item.kind == .row else { return nil }
        if case .several = selection.mode, item.value != nil { return .select }
        return item.deleting?.delete == nil ? nil : .delete
    }

    func hasGrip(_ item: RowItem) -> Bool {
        look.isEditing && item.kind == .row && item.moving?.move != nil
    }

    func hasHandle(_ item: RowItem) -> Bool { leadingHandle(of: item) != nil || hasGrip(item) }

    /// What handles take from a row's content.
    func handleInsets(of item: RowItem) -> (leading: CGFloat, trailing: CGFloat) {
        (
            leadingHandle(of: item) == nil ? 0 : Self.handleWidth,
            hasGrip(item) ? Self.handleWidth : 0
        )
    }

    /// The handle of a row at a point of the list.
    func handle(of index: Int, at point: CGPoint) -> RowHandle? {
        guard look.isEditing, items.indices.contains(index) else { return nil }
        let item = items[index]
        let fromLeading =
            isRightToLeft ? item.frame.maxX - point.x : point.x - item.frame.minX
        let fromTrailing = item.frame.width - fromLeading
        if item.render === toDelete, fromTrailing < Self.deletionWidth { return .confirmDeletion }
        if fromLeading < look.rowInsets.leading + Self.handleWidth {
            return leadingHandle(of: item)
        }
        let isAtEnd = fromTrailing < look.rowInsets.trailing + Self.handleWidth
        return isAtEnd && hasGrip(item) ? .move : nil
    }

    /// A distance from a row's leading edge as a position in the list.
    private func x(_ fromLeading: CGFloat, in item: RowItem) -> CGFloat {
        isRightToLeft ? item.frame.maxX - fromLeading : item.frame.minX + fromLeading
    }

    // MARK: Paint

    func paintHandles(into recorder: inout DisplayListRecorder) {
        for item in items where item.kind == .row {
            if let handle = leadingHandle(of: item) { paint(handle, of: item, into: &recorder) }
            if item.render === toDelete {
                paintDeletion(of: item, into: &recorder)
            } else if hasGrip(item) {
                paintGrip(of: item, into: &recorder)
            }
        }
    }

    private func paint(
        _ handle: RowHandle, of item: RowItem, into recorder: inout DisplayListRecorder
    ) {
        let side = Self.circle
        let middle = CGPoint(
            x: x(look.rowInsets.leading + Self.handleWidth / 2 - 6, in: item),
            y: (item.frame.midY - side / 2).rounded() + side / 2)
        let rect = CGRect(
            x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        let shape = DisplayShape.roundedRect(rect, radius: side / 2)
        switch handle {
        case .delete:
            recorder.fill(shape, with: look.destructive)
            line([(-4, 0), (4, 0)], around: middle, look.onAccent, into: &recorder)
        case .select where isSelected(item):
            // The row's own fill is the accent.
            recorder.fill(shape, with: look.onAccent)
            line([(-4, 0), (-1, 3), (4, -3)], around: middle, look.selected, into: &recorder)
        default:
            recorder.strokeBorder(shape, width: 1.5, with: look.grip)
        }
    }

    private func paintGrip(of item: RowItem, into recorder: inout DisplayListRecorder) {
        let middle = CGPoint(
            x: x(
                item.frame.width - look.rowInsets.trailing - Self.handleWidth / 2 + 6, in: item),
            y: item.frame.midY)
        for y: CGFloat in [-4, 0, 4] {
            line([(-7, y), (7, y)], around: middle, look.grip, into: &recorder)
        }
    }

    private func paintDeletion(of item: RowItem, into recorder: inout DisplayListRecorder) {
        let rect = CGRect(
            x: isRightToLeft ? item.frame.minX : item.frame.maxX - Self.deletionWidth,
            y: item.frame.minY,
            width: Self.deletionWidth, height: item.frame.height)
        recorder.fill(.rect(rect), with: look.destructive)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        line([(-5, -5), (5, 5)], around: middle, look.onAccent, into: &recorder)
        line([(-5, 5), (5, -5)], around: middle, look.onAccent, into: &recorder)
    }

    private func line(
        _ points: [(CGFloat, CGFloat)], around middle: CGPoint, _ color: ResolvedColor,
        into recorder: inout DisplayListRecorder
    ) {
        var path = ResolvedPath()
        path.addLines(points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) })
        recorder.stroke(
            .path(path), StrokeDescription(lineWidth: 1.5, lineCap: .round, lineJoin: .round),
            with: .color(color))
    }
}

/// A row that is dragged to another position: by its offset in the data of its loop, because its view
/// may be released while the list scrolls.
struct RowMove {
    let editing: RowEditing
    let from: Int
}
