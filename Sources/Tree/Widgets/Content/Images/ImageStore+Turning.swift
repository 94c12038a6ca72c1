import Foundation
import Images
import Styles
import Views

extension ImageStore {
    /// A picture's pixels, upright; as they are if memory falls short for a copy.
    func picture(of shown: PixelPicture) -> DecodedImage {
        let (image, scale, orientation) = (shown.image, shown.scale, shown.orientation)
        if orientation == .up, image.picture.scale == scale { return image.picture }
        let name = "\(ObjectIdentifier(image)) \(scale) \(orientation)"
        return derived(from: image, name) {
            (try? image.picture.turned(orientation, scale: scale)) ?? image.picture
        }
    }
}

extension DecodedImage {
    package func turned(_ orientation: Image.Orientation, scale: CGFloat) throws -> DecodedImage {
        try turned(PictureTurn(orientation), scale: scale)
    }
}

extension PictureTurn {
    fileprivate init(_ orientation: Image.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
    }
}
