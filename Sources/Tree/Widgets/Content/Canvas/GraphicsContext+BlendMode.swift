import Drawing

extension GraphicsContext {
    /// How drawn colours blend with those below.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ operation: BlendOperation) {
            rawValue = Int32(Self.operations.firstIndex(of: operation) ?? 0)
        }

        public static let normal = BlendMode(.normal)
        public static let multiply = BlendMode(.multiply)
        public static let screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay)
        public static let darken = BlendMode(.darken)
        public static let lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge)
        public static let colorBurn = BlendMode(.colorBurn)
        public static let softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight)
        public static let difference = BlendMode(.difference)
        public static let exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue)
        public static let saturation = BlendMode(.saturation)
        public static let color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity)
        public static let clear = BlendMode(.clear)
        public static let copy = BlendMode(.copy)
        public static let sourceIn = BlendMode(.sourceIn)
        public static let sourceOut = BlendMode(.sourceOut)
        public static let sourceAtop = BlendMode(.sourceAtop)
        public static let destinationOver = BlendMode(.destinationOver)
        public static let destinationIn = BlendMode(.destinationIn)
        public static let destinationOut = BlendMode(.destinationOut)
        public static let destinationAtop = BlendMode(.destinationAtop)
        public static let xor = BlendMode(.xor)
        public static let plusDarker = BlendMode(.plusDarker)
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
