import Drawing
import Foundation
import Geometry
import Typography
import Views

/// Draws over the windows of an app what its author wants to see of its frames.
///
/// It changes only with a frame of the app's own, so that looking at an app causes no frames.
@MainActor
final class FrameOverlay {
    let parts: Set<OverlayPart>
    /// The part of a window that is pointed at; all else is dimmed.
    let highlight: (window: WindowID, frame: CGRect)?
    /// Of its own, so that the app's counters do not count its texts.
    private let shaper = TextShaper()
    /// What the turn before did. What the running turn takes is not known yet.
    private var report: FrameReport?
    /// The times of the frames of the last second, by window.
    private var times: [WindowID: [Double]] = [:]

    private static let font = FontDescription(size: 11, weight: 500, usesTabularFigures: true)
    private static let nameFont = FontDescription(size: 9, weight: 500)
    private static let margin = 4.0
    private static let ground = ResolvedColor(white: 0, opacity: 0.75)
    private static let dimming = ResolvedColor(white: 0, opacity: 0.45)
    private static let ink = ResolvedColor(white: 1)
    private static let change = ResolvedColor(hex: 0xFF2D95)
    /// Colours of views in turn.
    private static let outlines = [0x0A84FF, 0x30D158, 0xFF9F0A, 0xBF5AF2, 0xFF453A, 0x64D2FF].map {
        ResolvedColor(hex: $0)
    }
    /// Passes that took less would be shown as nothing.
    private static let leastSeconds = 5e-6
    /// More views are not outlined: nobody can read them.
    private static let mostNames = 500

    init(_ parts: Set<OverlayPart>, highlight: (window: WindowID, frame: CGRect)?) {
        self.parts = parts
        self.highlight = highlight
    }

    func turnEnded(_ report: FrameReport) { self.report = report }

    /// A window's display list with the overlay, in a frame that changes a region.
    func list(
        over list: DisplayList, of surface: WindowSurface, _ region: DamageRegion, at now: Double
    )
        -> DisplayList
    {
        var recorder = DisplayListRecorder()
        recorder.child(list.root)
        var drawn = DisplayListRecorder()
        if parts.contains(.damage) { add(region, list.scale, to: &drawn) }
        if parts.contains(.names) { addNames(of: surface.tree, list.scale, to: &drawn) }
        add(lines(of: surface, at: now), in: list, to: &drawn)
        if let highlight, highlight.window == surface.id {
            add(highlight.frame, in: list, to: &drawn)
        }
        recorder.child(drawn.finish(id: Self.overlayID))
        return DisplayList(
            root: recorder.finish(id: Self.rootID), size: list.size, scale: list.scale,
            background: list.background)
    }

    /// Numbers of groups that no node has.
    private static let (rootID, overlayID) = (Int.min + 1, Int.min + 2)

    // MARK: Parts

    private func add(
        _ region: DamageRegion, _ scale: CGFloat, to recorder: inout DisplayListRecorder
    ) {
        for rect in region.rects {
            let shape = DisplayShape.rect(
                CGRect(
                    x: CGFloat(rect.minX) / scale, y: CGFloat(rect.minY) / scale,
                    width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale))
            recorder.fill(shape, with: Self.change.multiplyingOpacity(by: 0.15))
            recorder.strokeBorder(shape, width: 1, with: Self.change)
        }
    }

    private func addNames(
        of tree: ViewTree, _ scale: CGFloat, to recorder: inout DisplayListRecorder
    ) {
        for (index, view) in tree.ownFrames(atMost: Self.mostNames).enumerated() {
            let color = Self.outlines[index % Self.outlines.count]
            recorder.strokeBorder(.rect(view.frame), width: 1, with: color)
            let text = shape(view.name, Self.nameFont, scale)
            // Above the view if there is room, so that it covers less of it.
            let top = view.frame.minY - text.size.height
            let box = CGRect(
                x: view.frame.minX, y: top < 0 ? view.frame.minY : top,
                width: text.size.width + 4, height: text.size.height)
            recorder.fill(.rect(box), with: color.multiplyingOpacity(by: 0.85))
            recorder.text(text, at: CGPoint(x: box.minX + 2, y: box.minY), colors: [.black])
        }
    }

    /// Dims the window around a rectangle.
    private func add(
        _ frame: CGRect, in list: DisplayList, to recorder: inout DisplayListRecorder
    ) {
        let window = CGRect(origin: .zero, size: list.size)
        let shown = frame.intersection(window)
        guard !shown.isNull else { return }
        let sides = [
            CGRect(x: 0, y: 0, width: window.width, height: shown.minY),
            CGRect(x: 0, y: shown.maxY, width: window.width, height: window.maxY - shown.maxY),
            CGRect(x: 0, y: shown.minY, width: shown.minX, height: shown.height),
            CGRect(
                x: shown.maxX, y: shown.minY, width: window.maxX - shown.maxX, height: shown.height),
        ]
        for side in sides where !side.isEmpty { recorder.fill(.rect(side), with: Self.dimming) }
        recorder.strokeBorder(.rect(shown), width: 2, with: Self.change)
    }

    private func lines(of surface: WindowSurface, at now: Double) -> [String] {
        var lines: [String] = []
        if parts.contains(.frames) {
            let shown = (times[surface.id] ?? []).filter { $0 > now - 1 } + [now]
            times[surface.id] = shown
            lines.append("frame \(surface.frames + 1), \(shown.count) in the last second")
        }
        if parts.contains(.times), let report {
            let passes = FramePass.allCases.filter { $0 != .shaping }
            let total = passes.reduce(0) { $0 + report.seconds[$1] }
            lines.append("\(report.bodies) bodies, \(report.layouts) layouts, \(Self.text(total))")
            lines += passes.filter { report.seconds[$0] >= Self.leastSeconds }
                .map { "\($0.name) \(Self.text(report.seconds[$0]))" }
        }
        return lines
    }

    private static func text(_ seconds: Double) -> String {
        let hundredths = Int(saturating: (seconds * 100_000).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
    }

    /// Adds lines in the lower corner at the end.
    private func add(
        _ lines: [String], in list: DisplayList, to recorder: inout DisplayListRecorder
    ) {
        guard !lines.isEmpty else { return }
        let texts = lines.map { shape($0, Self.font, list.scale) }
        let height = texts.reduce(0) { $0 + $1.size.height }
        let width = texts.map(\.size.width).max() ?? 0
        let box = CGRect(
            x: list.size.width - width - 4 * Self.margin,
            y: list.size.height - height - 4 * Self.margin,
            width: width + 2 * Self.margin, height: height + 2 * Self.margin)
        recorder.fill(.roundedRect(box, CornerRadii(Self.margin)), with: Self.ground)
        var y = box.minY + Self.margin
        for text in texts {
            recorder.text(
                text, at: CGPoint(x: box.minX + Self.margin, y: y), colors: [Self.ink])
            y += text.size.height
        }
    }

    private func shape(_ text: String, _ font: FontDescription, _ scale: CGFloat) -> ShapedText {
        shaper.shape(
            TextContent(text, font: font), within: TextConstraints(lineLimit: 1, scale: scale))
    }
}
