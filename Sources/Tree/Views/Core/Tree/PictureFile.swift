import Foundation
import Images
import VectorImages

/// The file of a picture, and what its image set says of it.
package struct PictureFile: Hashable, Sendable {
    package let path: String
    /// Pixels to a point; nil if the file's name says it.
    package let scale: CGFloat?
    /// Whether it is a stencil; nil if the app decides.
    package let isTemplate: Bool?

    package init(path: String, scale: CGFloat? = nil, isTemplate: Bool? = nil) {
        self.path = path
        self.scale = scale
        self.isTemplate = isTemplate
    }
}

/// What can be measured and painted again when a picture has come.
package protocol PictureWaiter: AnyObject {
    @MainActor func showPicture()
}

/// What is known of a picture before it is decoded.
struct PictureHeader {
    /// Points.
    let size: CGSize
    /// How many pixels it has.
    let pixels: Int

    /// Whether it is decoded in a small part of a frame's time, so that no frame needs be without it.
    var isQuick: Bool { pixels <= 1 << 17 }
}

/// A vector file, and its pixels at the latest scales.
struct VectorDrawings {
    /// The file; nil if it cannot be read or drawn.
    let file: VectorFile?
    private var pictures: [(scale: CGFloat, picture: DecodedImage)] = []

    init(file: VectorFile?) { self.file = file }

    /// The picture that was made last.
    var latest: DecodedImage? { pictures.last?.picture }

    subscript(scale: CGFloat) -> DecodedImage? { pictures.first { $0.scale == scale }?.picture }

    mutating func add(_ picture: DecodedImage, _ scale: CGFloat) {
        // One for each size in which a screen usually shows an icon.
        if pictures.count == 4 { pictures.removeFirst() }
        pictures.append((scale, picture))
    }
}
