import Drawing
import Foundation
import Geometry
import Typography
import Views

/// How the bar of minimised windows looks.
struct DockLook: Equatable {
    struct Item: Equatable {
        /// From the bar's corner.
        let rect: CGRect
        let title: String
        let isHovered: Bool
        let isPressed: Bool
    }

    let size: CGSize
    let items: [Item]
    let density: Density
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let scale: CGFloat

    func displayList(_ shaper: TextShaper) -> DisplayList {
        var recorder = DisplayListRecorder()
        recorder.fill(
            .rect(CGRect(origin: .zero, size: size)), with: color(.windowBackground))
        recorder.fill(
            .rect(CGRect(x: 0, y: 0, width: size.width, height: 1 / scale)),
            with: color(.separator))
        for item in items { draw(item, shaper, into: &recorder) }
        return DisplayList(
            root: recorder.finish(id: 1), size: size, scale: scale,
            background: color(.windowBackground))
    }

    private func draw(
        _ item: Item, _ shaper: TextShaper, into recorder: inout DisplayListRecorder
    ) {
        let role: ColorRole =
            item.isPressed ? .controlPressed : item.isHovered ? .controlHover : .controlFill
        recorder.fill(
            .roundedRect(item.rect, radius: Theme.Radius.control), with: color(role))
        let room = item.rect.insetBy(dx: Theme.Spacing.stack, dy: 0)
        let font = Font.system(.callout).resolved(in: FontContext(density: density))
        let text = shaper.shape(
            TextContent(item.title, font: font),
            within: TextConstraints(width: max(0, room.width), lineLimit: 1, scale: scale))
        let place = CGPoint(
            x: ((room.midX - text.size.width / 2) * scale).rounded() / scale,
            y: ((room.midY - text.size.height / 2) * scale).rounded() / scale)
        recorder.text(text, at: place, colors: [color(.label)])
    }

    private func color(_ role: ColorRole) -> ResolvedColor {
        role.color(in: scheme, contrast: contrast)
    }
}
