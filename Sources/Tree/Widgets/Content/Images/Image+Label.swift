import Foundation
import Views

extension Image {
    /// A picture among the bundle's resources, described by a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(
            source: .resource(name, bundlePath: bundle?.bundlePath),
            label: label.string(in: EnvironmentValues()))
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// A picture of pixels, described by a text.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(
            source: .pixels(PixelPicture(cgImage, scale: scale, orientation)),
            label: label.string(in: EnvironmentValues()))
    }

    /// A picture of pixels that is decoration.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .pixels(PixelPicture(cgImage, scale: scale, orientation)), label: nil)
    }

    /// A picture that a closure draws. Without a label it is decoration.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            source: .drawn(
                DrawnPicture(
                    size: size, isOpaque: opaque, colorMode: colorMode, draw: renderer)),
            label: label?.string(in: EnvironmentValues()))
    }
}

/// What `#imageLiteral` stands for where the context asks for no other type.
public typealias _ImageLiteralType = Image

extension Image: _ExpressibleByImageLiteral {
    /// Creates the picture of an image literal: one among the app's resources, by its name.
    public init(imageLiteralResourceName path: String) { self.init(path) }
}
