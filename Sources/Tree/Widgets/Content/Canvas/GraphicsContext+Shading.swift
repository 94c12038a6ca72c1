import Drawing
import Foundation
import Geometry
import Images
import Styles
import Views

extension GraphicsContext {
    /// What shapes and text are painted in.
    public struct Shading: Sendable {
        indirect enum Source: Sendable {
            case backdrop
            case foreground
            case palette([Shading])
            case color(Color)
            case style(AnyShapeStyle)
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, Angle, GradientOptions)
            case tiles(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
            case resolved(ResolvedShading)
        }

        let source: Source

        init(_ source: Source) { self.source = source }

        /// What is drawn already.
        public static var backdrop: Shading { Shading(.backdrop) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(.foreground) }

        /// Several shadings, such as those of a symbol's layers; shapes take the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

        /// One colour, which may depend on the environment of the canvas.
        public static func color(_ color: Color) -> Shading { Shading(.color(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Unit points of the style refer to the bounds of what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(.style(AnyShapeStyle(style)))
        }

        /// Colours along a line between two points; beyond the ends, the first and the last.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, from: startPoint, to: endPoint, options))
        }

        /// Colours along the radius of a circle; the radii are in points, and at least 0.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                .radial(gradient, center: center, from: startRadius, to: endRadius, options))
        }

        /// Colours clockwise around a centre, beginning at an angle from the right.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center: center, angle, options))
        }

        /// A picture repeated; `sourceRect` is the part of it that a tile shows, in fractions.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(.tiles(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// What a gradient shows beyond its ends, and how it mixes colours.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates options from the bits that stand for them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient begins again beyond its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient runs back and forth beyond its ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// The colours between the stops are mixed in linear light instead of in sRGB.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A shading that no longer depends on the environment.
    public func resolve(_ shading: Shading) -> Shading {
        if case .palette(let shadings) = shading.source { return .palette(shadings.map(resolve)) }
        return Shading(.resolved(ResolvedShading(style: shading.resolved(in: canvas))))
    }
}

/// A style that is resolved, for shapes anywhere.
struct ResolvedShading: @unchecked Sendable {
    let style: ResolvedStyle
}

extension GraphicsContext.Shading {
    func resolved(in canvas: CanvasRecording) -> ResolvedStyle {
        let colors = canvas.colors
        func fixed(_ paint: Paint) -> ResolvedStyle {
            ResolvedStyle(FixedPaint(paint: paint), in: colors)
        }
        func gradient(
            _ gradient: Gradient, _ options: GraphicsContext.GradientOptions
        ) -> ResolvedGradient {
            let isLinear = canvas.mixesLinearly || options.contains(.linearColor)
            var result =
                isLinear
                ? gradient.resolvedInLinearLight(in: colors) : gradient.resolved(in: colors)
            if options.contains(.repeat) { result.extent = .repeat }
            if options.contains(.mirror) { result.extent = .mirror }
            return result
        }
        switch source {
        case .backdrop: return fixed(.backdrop(BackdropPaint(radius: 0)))
        case .foreground: return ForegroundStyle().resolved(in: canvas.environment)
        case .palette(let shadings):
            return (shadings.first ?? .foreground).resolved(in: canvas)
        case .color(let color): return ResolvedStyle(color, in: colors)
        case .style(let style): return style.resolved(in: canvas.environment)
        case .resolved(let shading): return shading.style
        case .linear(let colors, let from, let to, let options):
            return fixed(.linearGradient(gradient(colors, options), from: from, to: to))
        case .radial(let colors, let center, let from, let to, let options):
            let span = Paint.RadialSpan(
                center: center, startRadius: max(from, 0), endRadius: max(to, 0))
            return fixed(.radialGradient(gradient(colors, options), span))
        case .conic(let colors, let center, let angle, let options):
            let start = angle.radians
            return fixed(
                .angularGradient(
                    gradient(colors, options), center: center, from: start, to: start + 2 * .pi))
        case .tiles(let image, let origin, let source, let scale):
            return ImagePaint(image: image, sourceRect: source, scale: scale)
                .resolved(in: canvas.environment, tileOrigin: origin)
        }
    }

    /// The shading as a style, for text and symbols.
    func style(in canvas: CanvasRecording) -> AnyShapeStyle {
        if case .style(let style) = source { return style }
        if case .color(let color) = source { return AnyShapeStyle(color) }
        if case .foreground = source { return AnyShapeStyle(ForegroundStyle()) }
        return AnyShapeStyle(FixedShapeStyle(shading: ResolvedShading(style: resolved(in: canvas))))
    }
}

/// A paint that does not depend on the bounds of what is painted.
struct FixedPaint: ResolvablePaint {
    let paint: Paint
    func paint(in context: ColorContext, bounds: CGRect) -> Paint { paint }
}

/// A resolved shading among the styles of the foreground.
private struct FixedShapeStyle: ShapeStyle {
    typealias Resolved = Never
    let shading: ResolvedShading

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(style: shading.style)
    }
}
