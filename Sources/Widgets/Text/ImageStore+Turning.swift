import Foundation
import Images
import Styles
import Views

extension ImageStore {
    /// A picture's pixels, upright.
    func picture(of shown: PixelPicture) -> DecodedImage {
        let (image, scale, orientation) = (shown.image, shown.scale, shown.orientation)
        if orientation == .up, image.picture.scale == scale { return image.picture }
        let name = "\(ObjectIdentifier(image)) \(scale) \(orientation)"
        return derived(from: image, name) { image.picture.turned(orientation, scale: scale) }
    }
}

extension DecodedImage {
    package func turned(_ orientation: Image.Orientation, scale: CGFloat) -> DecodedImage {
        turned(PictureTurn(rawValue: orientation.rawValue) ?? .up, scale: scale)
    }
}
