import Foundation
import Geometry
import Images

/// A drawing on disk, an SVG or the first page of a PDF, whose pixels are made for the scale at which
/// it is shown.
///
/// librsvg and Poppler draw it, in a process of their own: see `VectorDrawer`.
package final class VectorFile: Sendable {
    package typealias Format = VectorDrawer.Format

    package let name: String
    /// Points.
    package let size: CGSize

    private let source: VectorDrawer.Source
    private let drawer: VectorDrawer

    package convenience init(path: String, format: Format) throws {
        try self.init(data: try ImageFile.contents(of: path), name: path, format: format)
    }

    package init(
        data: Data, name: String, format: Format, drawer: VectorDrawer = .shared
    ) throws {
        self.name = name
        self.drawer = drawer
        source = try drawer.source(data, name: name, format: format)
        size = try drawer.size(of: source)
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
        do {
            return try DecodedImage(width: width, height: height, scale: scale) { pixels in
                try drawer.draw(source, width: width, height: height, into: pixels)
            }
        } catch let error as PictureMemoryError {
            throw ImageFileError.unreadable(file: name, reason: "\(error)")
        }
    }

    private static let largestSide: CGFloat = 8_192
    private static let largestArea: CGFloat = 33_554_432
}
