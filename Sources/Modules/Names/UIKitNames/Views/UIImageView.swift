import Casement

/// A picture.
open class UIImageView: UIView {
    /// The picture; `nil` for none.
    open var image: UIImage? { didSet { changed() } }

    /// Creates a view of a picture.
    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
        frame.size = image?.size ?? .zero
    }

    override var contentAlignment: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }

    package override var content: AnyView {
        guard let image else { return super.content }
        let picture = Image(uiImage: image)
        return switch contentMode {
        case .scaleToFill, .redraw: AnyView(picture.resizable())
        case .scaleAspectFit: AnyView(picture.resizable().aspectRatio(contentMode: .fit))
        case .scaleAspectFill:
            // The part that is too large lies outside of the frame, and does not make it larger.
            AnyView(
                Color.clear.overlay { picture.resizable().aspectRatio(contentMode: .fill) })
        default: AnyView(picture.fixedSize())
        }
    }
}
