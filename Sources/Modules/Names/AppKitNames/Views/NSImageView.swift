import Casement

/// How a picture fills a view.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// A picture.
open class NSImageView: NSControl {
    /// The picture; `nil` for none.
    open var image: NSImage? { didSet { changed() } }
    /// How the picture fills the view.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { changed() } }
    /// The colour of a picture that is a stencil; `nil` for that around it.
    open var contentTintColor: NSColor? { didSet { changed() } }

    /// Creates a view of a picture.
    public convenience init(image: NSImage) {
        self.init()
        self.image = image
    }

    package override var content: AnyView {
        guard let image else { return super.content }
        let picture = Image(nsImage: image)
        let size = image.size
        let filled =
            switch imageScaling {
            case .scaleAxesIndependently: AnyView(picture.resizable())
            case .scaleProportionallyUpOrDown:
                AnyView(picture.resizable().aspectRatio(contentMode: .fit))
            case .scaleProportionallyDown:
                AnyView(
                    picture.resizable().aspectRatio(contentMode: .fit)
                        .frame(maxWidth: size.width, maxHeight: size.height))
            case .scaleNone: AnyView(picture.fixedSize())
            }
        guard let contentTintColor else { return filled }
        return AnyView(filled.foregroundStyle(Color(nsColor: contentTintColor)))
    }
}
