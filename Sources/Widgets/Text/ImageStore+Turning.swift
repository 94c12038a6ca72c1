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
    /// A copy whose pixels are turned and mirrored to be upright.
    fileprivate func turned(_ orientation: Image.Orientation, scale: CGFloat) -> DecodedImage {
        let swapsSides =
            switch orientation {
            case .left, .leftMirrored, .right, .rightMirrored: true
            default: false
            }
        let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
        return DecodedImage(width: newWidth, height: newHeight, scale: scale) { target in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    let (column, row) =
                        switch orientation {
                        case .up: (x, y)
                        case .upMirrored: (width - 1 - x, y)
                        case .down: (width - 1 - x, height - 1 - y)
                        case .downMirrored: (x, height - 1 - y)
                        case .left: (width - 1 - y, x)
                        case .leftMirrored: (y, x)
                        case .right: (y, height - 1 - x)
                        case .rightMirrored: (width - 1 - y, height - 1 - x)
                        }
                    target[y * newWidth + x] = pixels[row * width + column]
                }
            }
        }
    }
}
