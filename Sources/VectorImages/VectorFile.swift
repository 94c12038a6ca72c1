import CCairo
import Foundation
import Geometry
import Images

/// A drawing on disk, an SVG or the first page of a PDF, whose pixels are made for the scale at which
/// it is shown.
///
/// librsvg and Poppler draw it. They are loaded with the first such file, because linked they would
/// make every program start 17 ms later and depend on 58 MB more of libraries.
package final class VectorFile {
    package enum Format: String, Sendable {
        case svg
        case pdf

        /// By the ending of a path; nil for other files.
        package init?(path: String) {
            self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
        }
    }

    package let name: String
    /// Points.
    package let size: CGSize

    private let drawing: any VectorDrawing

    package convenience init(path: String, format: Format) throws {
        try self.init(data: try ImageFile.contents(of: path), name: path, format: format)
    }

    package init(data: Data, name: String, format: Format) throws {
        self.name = name
        drawing =
            switch format {
            case .svg: try SVGDrawing(data, file: name)
            case .pdf: try PDFDrawing(data, file: name)
            }
        size = drawing.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw ImageFileError.damaged(file: name, reason: "its size is zero")
        }
    }

    /// The pixels at a scale, at fewer pixels to a point where the picture would be too large.
    package func picture(scale: CGFloat) throws -> DecodedImage {
        let wanted = scale.isFinite && scale > 0 ? scale : 1
        let largest = min(
            Self.largestSide / max(size.width, size.height),
            (Self.largestArea / (size.width * size.height)).squareRoot())
        let scale = min(wanted, largest)
        // Rounding up would exceed the limits.
        let rule: FloatingPointRoundingRule =
            scale < wanted ? .down : .toNearestOrAwayFromZero
        let width = max(Int(saturating: (size.width * scale).rounded(rule)), 1)
        let height = max(Int(saturating: (size.height * scale).rounded(rule)), 1)
        return try DecodedImage(width: width, height: height, scale: scale) { pixels in
            let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
                cairo_image_surface_create_for_data(
                    $0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            }
            defer { cairo_surface_destroy(surface) }
            let context = cairo_create(surface)
            defer { cairo_destroy(context) }
            guard let context else { return }
            cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
            try drawing.draw(in: context, file: name)
            cairo_surface_flush(surface)
        }
    }

    private static let largestSide: CGFloat = 8_192
    private static let largestArea: CGFloat = 33_554_432
}
