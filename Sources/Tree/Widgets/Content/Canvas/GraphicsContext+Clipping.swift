import Drawing
import Foundation
import Geometry
import Styles

extension GraphicsContext {
    /// Which side of a clip is shown: the inside, or with `inverse` the outside.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates options from the bits that stand for them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Shows what lies outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounds of what the clips show, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        let shown = clips.reduce(canvas.bounds) { $0.intersection($1.bounds) }
        guard !shown.isNull else { return .null }
        return shown.applying(transform.inverted())
    }

    /// Shows only what lies inside of a path from now on, within what is shown already.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let shape = DisplayShape(path, eoFill: style.isEOFilled).applying(transform)
        guard options.contains(.inverse) else {
            clips.append(.shape(shape))
            return
        }
        clips.append(inverse(of: canvas.group([.fill(shape, .color(.black))])))
    }

    /// Shows only as much of everything from now on as a layer is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var group = try layer(content)
        if opacity < 1 {
            group = canvas.group([.effect(group, .opacity(max(opacity, 0)))])
        }
        clips.append(options.contains(.inverse) ? inverse(of: group) : .mask(group))
    }

    private func inverse(of group: DisplayGroup) -> CanvasClip {
        .mask(
            canvas.group([
                .fill(.rect(canvas.bounds), .color(.black)),
                .effect(group, .blend(.destinationOut)),
            ]))
    }
}
