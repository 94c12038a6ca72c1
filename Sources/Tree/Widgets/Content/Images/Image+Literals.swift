/// What `#imageLiteral` stands for where the context asks for no other type.
public typealias _ImageLiteralType = Image

extension Image: _ExpressibleByImageLiteral {
    public init(imageLiteralResourceName path: String) { self.init(path) }
}
