import Drawing

extension GraphicsContext {
    /// How drawn colours blend with those below.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        /// Creates the mode with a number; numbers of no mode blend as `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ operation: BlendOperation) {
            rawValue = Int32(Self.operations.firstIndex(of: operation) ?? 0)
        }

        /// The drawing covers what is below.
        public static let normal = BlendMode(.normal)
        /// The colours are multiplied, which darkens; white changes nothing.
        public static let multiply = BlendMode(.multiply)
        /// The inverted colours are multiplied, which lightens; black changes nothing.
        public static let screen = BlendMode(.screen)
        /// Dark colours below are multiplied, light ones screened.
        public static let overlay = BlendMode(.overlay)
        /// Each channel is the darker one of both colours.
        public static let darken = BlendMode(.darken)
        /// Each channel is the lighter one of both colours.
        public static let lighten = BlendMode(.lighten)
        /// The drawing brightens what is below; black changes nothing.
        public static let colorDodge = BlendMode(.colorDodge)
        /// The drawing darkens what is below; white changes nothing.
        public static let colorBurn = BlendMode(.colorBurn)
        /// The drawing darkens or lightens what is below a little, as a diffuse light does.
        public static let softLight = BlendMode(.softLight)
        /// Dark colours of the drawing multiply what is below, light ones screen it.
        public static let hardLight = BlendMode(.hardLight)
        /// Each channel is the distance between both colours.
        public static let difference = BlendMode(.difference)
        /// Each channel is the distance between both colours, with less contrast.
        public static let exclusion = BlendMode(.exclusion)
        /// The hue of the drawing, with the saturation and the luminosity of what is below.
        public static let hue = BlendMode(.hue)
        /// The saturation of the drawing, with the hue and the luminosity of what is below.
        public static let saturation = BlendMode(.saturation)
        /// The hue and the saturation of the drawing, with the luminosity of what is below.
        public static let color = BlendMode(.color)
        /// The luminosity of the drawing, with the hue and the saturation of what is below.
        public static let luminosity = BlendMode(.luminosity)
        /// What is below is erased.
        public static let clear = BlendMode(.clear)
        /// The drawing replaces what is below, also where it is partly transparent.
        public static let copy = BlendMode(.copy)
        /// The drawing is shown as far as what is below is opaque, in its place.
        public static let sourceIn = BlendMode(.sourceIn)
        /// The drawing is shown as far as what is below is transparent, in its place.
        public static let sourceOut = BlendMode(.sourceOut)
        /// The drawing covers what is below, and is not shown beside it.
        public static let sourceAtop = BlendMode(.sourceAtop)
        /// The drawing is shown behind what is below.
        public static let destinationOver = BlendMode(.destinationOver)
        /// What is below stays as far as a layer is opaque; shapes, text and images change nothing.
        public static let destinationIn = BlendMode(.destinationIn)
        /// What is below is erased as far as the drawing is opaque.
        public static let destinationOut = BlendMode(.destinationOut)
        /// The drawing is shown behind what is below, of which a layer only leaves what it covers.
        public static let destinationAtop = BlendMode(.destinationAtop)
        /// The drawing and what is below are shown where the other one is transparent.
        public static let xor = BlendMode(.xor)
        /// The distances of both colours from white are added, as far as black.
        public static let plusDarker = BlendMode(.plusDarker)
        /// Both colours are added, as far as white.
        public static let plusLighter = BlendMode(.plusLighter)

        /// In the order of their raw values.
        private static let operations: [BlendOperation] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
            .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
            .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
        ]

        /// A raw value that stands for no mode is the normal one.
        var operation: BlendOperation {
            Self.operations.indices.contains(Int(rawValue))
                ? Self.operations[Int(rawValue)] : .normal
        }
    }
}
