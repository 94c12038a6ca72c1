import Automation
import Drawing
import Foundation
import Geometry
import Images
import Raster
import Typography

/// A picture of what was found, what was expected and the difference, side by side.
struct SnapshotSheet {
    /// One of the three.
    struct Panel {
        let title: String
        let content: Content

        enum Content {
            case picture(DecodedImage)
            case lines([Line])
        }
    }

    /// A line of text, and whether it is one that differs.
    struct Line {
        enum Mark { case same, found, expected }
        let text: String
        let mark: Mark
    }

    private static let margin: CGFloat = 12
    private static let title: CGFloat = 24
    private static let lineHeight: CGFloat = 15
    private static let longestLine: CGFloat = 640
    private static let titleFont = FontDescription.system(size: 13, weight: 600)
    private static let lineFont = FontDescription(size: 11, design: .monospaced)

    let panels: [Panel]

    /// Draws the sheet and writes it as a PNG.
    func write(to file: URL) throws(StepFailure) {
        let shaper = TextShaper()
        var recorder = DisplayListRecorder()
        var x = Self.margin
        var height: CGFloat = 0
        for panel in panels {
            let size = draw(panel, at: CGPoint(x: x, y: Self.margin), shaper, into: &recorder)
            x += size.width + Self.margin
            height = max(height, size.height)
        }
        let list = DisplayList(
            root: recorder.finish(id: 1),
            size: CGSize(width: x, height: height + Self.margin * 2),
            background: ResolvedColor(hex: 0xE6E6EA))
        let bounds = list.pixelBounds
        let framebuffer = Framebuffer(width: bounds.width, height: bounds.height)
        Rasterizer().play(list, within: DamageRegion(bounds), into: framebuffer)
        do {
            try framebuffer.writePNG(to: SnapshotFiles.path(file))
        } catch {
            throw StepFailure("\(error)")
        }
    }

    /// Draws a panel with its upper left corner at a point; returns its size.
    private func draw(
        _ panel: Panel, at origin: CGPoint, _ shaper: TextShaper,
        into recorder: inout DisplayListRecorder
    ) -> CGSize {
        let title = shaper.shape(TextContent(panel.title, font: Self.titleFont))
        recorder.text(title, at: origin, colors: [.black])
        let top = CGPoint(x: origin.x, y: origin.y + Self.title)
        let size =
            switch panel.content {
            case .picture(let image): draw(image, at: top, into: &recorder)
            case .lines(let lines): draw(lines, at: top, shaper, into: &recorder)
            }
        return CGSize(
            width: max(size.width, title.size.width), height: size.height + Self.title)
    }

    private func draw(
        _ image: DecodedImage, at origin: CGPoint, into recorder: inout DisplayListRecorder
    ) -> CGSize {
        let size = CGSize(width: image.width, height: image.height)
        recorder.image(ImagePlacement(image: image, rect: CGRect(origin: origin, size: size)))
        return size
    }

    private func draw(
        _ lines: [Line], at origin: CGPoint, _ shaper: TextShaper,
        into recorder: inout DisplayListRecorder
    ) -> CGSize {
        let shaped = lines.map { line in
            shaper.shape(
                TextContent(line.text, font: Self.lineFont),
                within: TextConstraints(width: Self.longestLine, lineLimit: 1))
        }
        let width = (shaped.map(\.size.width).max() ?? 0) + Self.margin
        let size = CGSize(width: width, height: CGFloat(lines.count) * Self.lineHeight)
        recorder.fill(.rect(CGRect(origin: origin, size: size)), with: .white)
        for (index, line) in lines.enumerated() {
            let place = CGPoint(x: origin.x, y: origin.y + CGFloat(index) * Self.lineHeight)
            if let color = line.mark.color {
                let row = CGRect(
                    origin: place, size: CGSize(width: width, height: Self.lineHeight))
                recorder.fill(.rect(row), with: color)
            }
            let inset = CGPoint(x: place.x + Self.margin / 2, y: place.y)
            recorder.text(shaped[index], at: inset, colors: [.black])
        }
        return size
    }
}

extension SnapshotSheet.Line.Mark {
    /// What is behind the line; `nil` for nothing.
    fileprivate var color: ResolvedColor? {
        switch self {
        case .same: nil
        case .found: ResolvedColor(hex: 0xFFD7D5)
        case .expected: ResolvedColor(hex: 0xD4F4D2)
        }
    }

    fileprivate var sign: String {
        switch self {
        case .same: "  "
        case .found: "+ "
        case .expected: "- "
        }
    }
}
