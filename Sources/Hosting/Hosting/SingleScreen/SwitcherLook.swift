import Drawing
import Foundation
import Geometry
import Typography
import Views

/// How the list looks by which windows are switched.
struct SwitcherLook: Equatable {
    struct Row: Equatable {
        let title: String
        let isMinimized: Bool
        let isChosen: Bool
    }

    let rows: [Row]
    let density: Density
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let scale: CGFloat
    /// The largest size available.
    let room: CGSize

    var size: CGSize {
        let height = CGFloat(shown.count) * rowHeight + 2 * Theme.Spacing.stack
        return CGSize(width: min(Theme.Frame.switcher, room.width), height: height)
    }

    private var rowHeight: CGFloat { Theme.Frame.switcherRow(density) }

    /// The rows that fit, the chosen one among them.
    private var shown: ArraySlice<Row> {
        let count = max(1, Int(saturating: (room.height - 2 * Theme.Spacing.stack) / rowHeight))
        guard rows.count > count else { return rows[...] }
        let chosen = rows.firstIndex(where: \.isChosen) ?? 0
        let start = min(max(0, chosen - count / 2), rows.count - count)
        return rows[start..<start + count]
    }

    func displayList(_ shaper: TextShaper) -> DisplayList {
        var recorder = DisplayListRecorder()
        let panel = DisplayShape.roundedRect(
            CGRect(origin: .zero, size: size), radius: Theme.Radius.window)
        recorder.fill(panel, with: color(.raised))
        recorder.strokeBorder(panel, width: 1 / scale, with: color(.separator))
        let inset = Theme.Spacing.stack
        for (index, row) in shown.enumerated() {
            let rect = CGRect(
                x: inset, y: inset + CGFloat(index) * rowHeight, width: size.width - 2 * inset,
                height: rowHeight)
            draw(row, in: rect, shaper, into: &recorder)
        }
        return DisplayList(
            root: recorder.finish(id: 1), size: size, scale: scale, background: color(.raised))
    }

    private func draw(
        _ row: Row, in rect: CGRect, _ shaper: TextShaper,
        into recorder: inout DisplayListRecorder
    ) {
        let ink: ColorRole = row.isChosen ? .onAccent : .label
        if row.isChosen {
            let radius = Theme.Radius.concentric(
                in: Theme.Radius.window, inset: Theme.Spacing.hairGap)
            recorder.fill(.roundedRect(rect, radius: radius), with: color(.accent))
        }
        let side = Theme.Frame.glyph
        var room = rect.insetBy(dx: Theme.Spacing.stack + 4, dy: 0)
        if row.isMinimized {
            let box = CGRect(
                x: room.maxX - side, y: rect.midY - side / 2, width: side, height: side)
            WindowGlyph(.minimize).draw(in: box, color(ink), into: &recorder)
            room.size.width -= side + Theme.Spacing.stack
        }
        let font = Font.system(.body).resolved(in: FontContext(density: density))
        let text = shaper.shape(
            TextContent(row.title, font: font),
            within: TextConstraints(width: max(0, room.width), lineLimit: 1, scale: scale))
        let y = ((rect.midY - text.size.height / 2) * scale).rounded() / scale
        recorder.text(text, at: CGPoint(x: room.minX, y: y), colors: [color(ink)])
    }

    private func color(_ role: ColorRole) -> ResolvedColor {
        role.color(in: scheme, contrast: contrast)
    }
}
