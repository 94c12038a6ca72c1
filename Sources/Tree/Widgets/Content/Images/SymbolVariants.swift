/// Forms of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    /// In the order in which they stand in a symbol's name.
    private(set) var suffixes: [String]

    public static let none = SymbolVariants(suffixes: [])
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool {
        Set(other.suffixes).isSubset(of: suffixes)
    }

    private static let order = ["slash", "circle", "square", "rectangle", "fill"]

    private func adding(_ suffix: String) -> SymbolVariants {
        let all = Set(suffixes).union([suffix])
        return SymbolVariants(suffixes: Self.order.filter(all.contains))
    }
}
