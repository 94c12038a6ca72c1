import Foundation
import Geometry
import Styles
import Views

/// A picture: a symbol, or a file of the app.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        case resource(String, bundlePath: String?)
        case file(String)
        case pixels(PixelPicture)
        case drawn(DrawnPicture)
    }

    /// How the pixels of a picture are turned and mirrored to be upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The pixels are upright already.
        case up = 0
        /// The pixels are mirrored from left to right.
        case upMirrored = 2
        /// The pixels are turned by a half.
        case down = 6
        /// The pixels are mirrored from top to bottom.
        case downMirrored = 4
        /// The pixels are turned counterclockwise by a quarter.
        case left = 1
        /// The pixels are mirrored about the diagonal from the upper left corner.
        case leftMirrored = 3
        /// The pixels are turned clockwise by a quarter.
        case right = 7
        /// The pixels are mirrored about the diagonal from the upper right corner.
        case rightMirrored = 5
    }

    /// How a resized picture fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated in its own size.
        case tile
        /// The picture is stretched.
        case stretch
    }

    /// Whether a picture is shown in its own colours or as a stencil in the foreground's.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The opacity of the picture is kept, and its colours are replaced by the foreground's.
        case template
        /// The picture keeps its colours.
        case original
    }

    /// How the pixels of a scaled picture are mixed; finer is slower.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel is taken, so that enlarged pixels have sharp edges.
        case none
        /// The nearest pixels are mixed, which is fast.
        case low
        /// Enough pixels are mixed for a good picture at a reasonable speed.
        case medium
        /// Enough pixels are mixed for the best picture, which is slow.
        case high
    }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        /// A little smaller than the text.
        case small
        /// A little larger than the text, as symbols are by default.
        case medium
        /// Half as large again as the text.
        case large
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// The picture's accessibility label; nil for decoration.
    var label: String?
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolationMode = Interpolation.medium
    var isAntialiased = true
    var ownFont: Font?
    /// How much of a symbol is drawn, for symbols that show an amount; nil for all.
    var variableValue: Double?
    var symbolMode: SymbolRenderingMode?

    init(source: Source, label: String?) {
        self.source = source
        self.label = label
    }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) {
        self.init(source: .symbol(systemName), label: SymbolNames.spoken(systemName))
    }

    /// A symbol that shows an amount from 0 to 1, such as `wifi` or `speaker.wave.3`.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    /// A picture among the bundle's resources.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, bundlePath: bundle?.bundlePath), label: name)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, bundlePath: bundle?.bundlePath), label: nil)
    }

    /// A symbol of the app's own. Only those of the icon font show an amount; a picture of the bundle
    /// is always shown whole.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A picture in a file of its own.
    package init(path: String, label: String? = nil) {
        self.init(source: .file(path), label: label)
    }

    // MARK: The picture, changed

    /// Makes the picture fill its frame. The strips within the cap insets, in points, keep their
    /// thickness; a symbol is as large as fits and ignores insets and mode.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// Shows the picture in its own colours or as a stencil; if nil, as its image set says.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    /// Sets how the pixels of the picture are mixed when it is scaled; medium by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationMode = interpolation
        return copy
    }

    /// Without antialiasing, the edges of the picture lie on whole pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// Colours the layers of a symbol in a mode; if nil, in that of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    /// Makes a symbol as large and as bold as text in a font; if nil, in that of the environment.
    public func font(_ font: Font?) -> Image {
        var copy = self
        copy.ownFont = font
        return copy
    }
}

/// A picture of pixels, and how they are shown.
final class PixelPicture: Hashable, Sendable {
    let image: CGImage
    /// Pixels to a point.
    let scale: CGFloat
    let orientation: Image.Orientation

    init(_ image: CGImage, scale: CGFloat, _ orientation: Image.Orientation) {
        self.image = image
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.orientation = orientation
    }

    static func == (a: PixelPicture, b: PixelPicture) -> Bool {
        a.image == b.image && a.scale == b.scale && a.orientation == b.orientation
    }

    func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
