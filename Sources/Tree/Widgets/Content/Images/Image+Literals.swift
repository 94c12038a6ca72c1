/// What `#imageLiteral` stands for where the context asks for no other type.
public typealias _ImageLiteralType = Image

extension Image: _ExpressibleByImageLiteral {
    /// Creates the picture of an image literal: one among the app's resources, by its name.
    public init(imageLiteralResourceName path: String) { self.init(path) }
}
