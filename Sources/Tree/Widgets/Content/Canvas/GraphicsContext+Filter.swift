import Drawing
import Foundation
import Geometry
import Styles
import Views

extension GraphicsContext {
    /// A change of what is drawn as a whole.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(
                Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case adjustment(ColorAdjustment)
            case multiply(Color)
            case blur(radius: CGFloat, BlurOptions)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// Draws through a projection of the coordinates in which the filter is added.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(.projection(matrix))
        }

        /// Draws a shadow behind the drawing; its radius and its distance are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                .shadow(
                    color, radius: radius, offset: CGSize(width: x, height: y), blendMode,
                    options))
        }

        /// Multiplies each channel by that of a colour; white changes nothing.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        /// Computes each colour anew from its channels and its opacity.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(.adjustment(.matrix(matrix.numbers)))
        }

        /// Turns the hue of each colour by an angle; the luminance stays.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.adjustment(.hueRotation(angle.radians)))
        }

        /// Makes colours stronger or paler: 1 changes nothing, 0 leaves shades of grey.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(.adjustment(.saturation(amount)))
        }

        /// Adds an amount to the red, green and blue of each colour; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(.adjustment(.brightness(amount)))
        }

        /// Spreads the colours about middle grey: 1 changes nothing, 0 makes all of them grey.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(.adjustment(.contrast(amount)))
        }

        /// Inverts the colours by an amount: 0 changes nothing, 1 inverts them.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.adjustment(.inversion(amount)))
        }

        /// Takes colour away by an amount: 0 changes nothing, 1 leaves shades of grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.adjustment(.grayscale(amount)))
        }

        /// Makes each colour black, as opaque as it is light.
        public static var luminanceToAlpha: Filter { Filter(.adjustment(.luminanceToAlpha)) }

        /// Blurs by a radius in points; a negative one does not blur.
        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            Filter(.blur(radius: radius, options))
        }

        /// Pixels whose opacity lies in the range become a colour, all others transparent.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            Filter(.threshold(min: min, max: max, color))
        }
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates options from the bits that stand for them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above the drawing that casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow without the drawing that casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Draws an inner shadow: everything outside of the drawing casts it onto the drawing.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Blends the shadow with what lies below, and not only with the drawing.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates options from the bits that stand for them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps the drawing opaque up to its edges.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Accepted, and changes nothing: eight bits of a blur show no bands here.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Accepted: colours are always filtered in sRGB.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates options from the bits that stand for them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Asks for filtering in linear light. Has no effect.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Applies a filter to everything that is drawn from now on, before the filters added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        guard case .projection(let matrix) = filter.kind else {
            filters.append(filter)
            return
        }
        // In the coordinates that apply now.
        let change = ProjectionTransform(transform.inverted())
            .concatenating(matrix).concatenating(ProjectionTransform(transform))
        filters.append(Filter(.projection(change)))
    }
}

extension GraphicsContext.Filter {
    /// The filtered command, in the canvas's own coordinates.
    func apply(to command: DrawCommand, in canvas: CanvasRecording) -> DrawCommand {
        func under(_ effect: GroupEffect) -> DrawCommand {
            .effect(canvas.group([command]), effect)
        }
        let colors = canvas.colors
        switch kind {
        case .projection(let matrix):
            return under(matrix.affine.map { .transform($0) } ?? .projection(matrix))
        case .adjustment(let adjustment): return under(.adjust(adjustment))
        case .multiply(let color): return under(.adjust(.multiply(color.resolved(in: colors))))
        case .threshold(let least, let greatest, let color):
            return under(
                .adjust(
                    .alphaThreshold(
                        min: least, max: greatest, color: color.resolved(in: colors))))
        case .blur(let radius, let options):
            if case .fill(let shape, .backdrop(var paint)) = command {
                paint.radius = max(radius, 0)
                return .fill(shape, .backdrop(paint))
            }
            let blurred = under(.blur(radius: max(radius, 0)))
            guard options.contains(.opaque) else { return blurred }
            return .effect(canvas.group([command, blurred]), .clip(.rect(command.bounds)))
        case .shadow(let color, let radius, let offset, let mode, let options):
            return shadowed(
                command, color.resolved(in: colors), max(radius, 0), offset, mode, options, canvas)
        }
    }

    private func shadowed(
        _ command: DrawCommand, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
        _ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions,
        _ canvas: CanvasRecording
    ) -> DrawCommand {
        let group = canvas.group([command])
        if options.contains(.invertsAlpha) {
            let shaded = DrawCommand.effect(
                group, .innerShadow(color: color, radius: radius, offset: offset))
            guard options.contains(.shadowOnly) else { return shaded }
            // The shadow alone: the drawing's own colours made transparent first.
            let blank = canvas.group([
                .effect(group, .adjust(.alphaThreshold(min: 0, max: 1, color: color)))
            ])
            return .effect(
                canvas.group([
                    .effect(blank, .isolated),
                    .effect(
                        canvas.group([
                            .effect(
                                group,
                                .onlyShadow(color: .black, radius: radius, offset: offset))
                        ]), .blend(.destinationOut)),
                ]), .isolated)
        }
        if mode == .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly]) {
            return .effect(group, .shadow(color: color, radius: radius, offset: offset))
        }
        var shadow = DrawCommand.effect(
            group, .onlyShadow(color: color, radius: radius, offset: offset))
        if mode != .normal {
            shadow = .effect(canvas.group([shadow]), .blend(mode.operation))
        }
        if options.contains(.shadowOnly) { return shadow }
        let both = canvas.group(
            options.contains(.shadowAbove) ? [command, shadow] : [shadow, command])
        return options.contains(.disablesGroup)
            ? .group(both, offset: .zero) : .effect(both, .isolated)
    }
}

/// A linear change of colours: for red, green, blue and opacity the factors of all four and an
/// addend.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors of red, green, blue and opacity, and the addend, that make the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of red, green, blue and opacity, and the addend, that make the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of red, green, blue and opacity, and the addend, that make the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of red, green, blue and opacity, and the addend, that make the new opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}

    /// Row by row.
    var numbers: [Double] {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init)
    }
}
