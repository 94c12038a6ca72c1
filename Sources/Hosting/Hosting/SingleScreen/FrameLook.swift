import Drawing
import Foundation
import Geometry
import Typography
import Views

/// Everything that decides how the frame around a window looks, except its position. Equal looks
/// share one picture.
struct FrameLook: Equatable {
    /// The window, its frame's upper left corner at the margin.
    let frame: WindowFrame
    let title: String
    let subtitle: String
    let isEdited: Bool
    let isKey: Bool
    let hovered: WindowFrame.Button?
    let pressed: WindowFrame.Button?
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let scale: CGFloat

    /// The width of the line around the window: a device pixel.
    var margin: CGFloat { 1 / scale }

    var size: CGSize {
        CGSize(width: frame.outer.width + 2 * margin, height: frame.outer.height + 2 * margin)
    }

    /// The frame as a picture; a bare one has none.
    func displayList(_ shaper: TextShaper) -> DisplayList? {
        guard !frame.isBare else { return nil }
        var recorder = DisplayListRecorder()
        let outer = frame.outer
        if !frame.isMaximized {
            recorder.fill(
                .roundedRect(
                    outer.insetBy(dx: -margin, dy: -margin), radius: frame.radius + margin),
                with: line)
        }
        recorder.fill(.roundedRect(outer, radius: frame.radius), with: color(.windowBackground))
        let bar = frame.titleBar
        if frame.showsTitle {
            recorder.fill(
                .rect(
                    CGRect(
                        x: bar.minX, y: bar.maxY - margin, width: bar.width, height: margin)),
                with: color(.separator))
            drawTitle(shaper, into: &recorder)
        }
        for button in frame.buttons { draw(button, into: &recorder) }
        return DisplayList(
            root: recorder.finish(id: 1), size: size, scale: scale,
            background: color(.windowBackground))
    }

    private func color(_ role: ColorRole) -> ResolvedColor {
        role.color(in: scheme, contrast: contrast)
    }

    /// The line around the window, because shadows alone do not show its edge on a dark screen.
    private var line: ResolvedColor {
        scheme == .dark
            ? ResolvedColor(white: 1, opacity: contrast == .increased ? 0.5 : 0.18)
            : ResolvedColor(white: 0, opacity: contrast == .increased ? 0.5 : 0.14)
    }

    // MARK: Title

    private func drawTitle(_ shaper: TextShaper, into recorder: inout DisplayListRecorder) {
        let bar = frame.titleBar
        let gap = Theme.Spacing.stack
        // Counted from the leading end, and mirrored where a part is drawn.
        func mirrored(_ rect: CGRect) -> CGRect {
            frame.isRightToLeft ? rect.mirrored(in: bar) : rect
        }
        let last = frame.buttons.first.map { mirrored(frame.rect(of: $0)).minX } ?? bar.maxX
        let room = (start: bar.minX + Theme.Spacing.content, end: last - gap)
        let markWidth = isEdited ? Self.mark + gap : 0
        let free = max(0, room.end - room.start - markWidth)
        let titleText = text(title, .headline, shaper, width: free)
        var width = titleText.size.width
        var subtitleText: ShapedText?
        if !subtitle.isEmpty, free - width - gap >= Self.leastSubtitle {
            let text = text(subtitle, .subheadline, shaper, width: free - width - gap)
            subtitleText = text
            width += gap + text.size.width
        }
        // Centred in the bar, or as near to that as the buttons allow.
        let total = width + markWidth
        var x = max(room.start, min(bar.midX - total / 2, room.end - total))
        x = (x * scale).rounded() / scale
        if isEdited {
            recorder.fill(
                .ellipse(
                    mirrored(
                        CGRect(
                            x: x, y: bar.midY - Self.mark / 2, width: Self.mark,
                            height: Self.mark))),
                with: color(isKey ? .accent : .tertiaryLabel))
            x += markWidth
        }
        let titleY = ((bar.midY - titleText.size.height / 2) * scale).rounded() / scale
        recorder.text(
            titleText,
            at: mirrored(CGRect(origin: CGPoint(x: x, y: titleY), size: titleText.size)).origin,
            colors: [color(isKey ? .label : .tertiaryLabel)])
        if let subtitleText {
            // On the title's baseline.
            let y = titleY + titleText.firstBaseline - subtitleText.firstBaseline
            recorder.text(
                subtitleText,
                at: mirrored(
                    CGRect(
                        origin: CGPoint(x: x + titleText.size.width + gap, y: y),
                        size: subtitleText.size)
                ).origin,
                colors: [color(isKey ? .secondaryLabel : .tertiaryLabel)])
        }
    }

    /// The side of the dot that marks a changed document.
    private static let mark: CGFloat = 6
    /// A subtitle with less width available is left out.
    private static let leastSubtitle: CGFloat = 40

    private func text(
        _ string: String, _ style: Font.TextStyle, _ shaper: TextShaper, width: CGFloat
    ) -> ShapedText {
        let font = Font.system(style).resolved(in: FontContext(density: frame.density))
        return shaper.shape(
            TextContent(string, font: font),
            within: TextConstraints(width: width, lineLimit: 1, scale: scale))
    }

    // MARK: Buttons

    private func draw(_ button: WindowFrame.Button, into recorder: inout DisplayListRecorder) {
        let rect = frame.rect(of: button)
        var ink = color(isKey ? .secondaryLabel : .tertiaryLabel)
        if hovered == button {
            let isClose = button == .close
            let fill: ColorRole = pressed == button ? .controlPressed : .controlHover
            recorder.fill(
                .roundedRect(rect, radius: Theme.Radius.small),
                with: isClose
                    ? color(.destructive).multiplyingOpacity(by: pressed == button ? 0.8 : 1)
                    : color(fill))
            ink = color(isClose ? .onAccent : .label)
        }
        let side = Theme.Frame.glyph
        let box = CGRect(
            x: ((rect.midX - side / 2) * scale).rounded() / scale,
            y: ((rect.midY - side / 2) * scale).rounded() / scale, width: side, height: side)
        WindowGlyph(button, isMaximized: frame.isMaximized).draw(in: box, ink, into: &recorder)
    }
}
