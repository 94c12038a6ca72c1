/// Forms of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    /// In the order in which they stand in a symbol's name.
    private(set) var suffixes: [String]

    /// The symbol as it is named.
    public static let none = SymbolVariants(suffixes: [])
    /// The symbol in a circle.
    public static let circle = none.circle
    /// The symbol in a square.
    public static let square = none.square
    /// The symbol in a rectangle.
    public static let rectangle = none.rectangle
    /// The symbol with its outline filled.
    public static let fill = none.fill
    /// The symbol crossed out.
    public static let slash = none.slash

    /// These forms, in a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// These forms, in a square.
    public var square: SymbolVariants { adding("square") }
    /// These forms, in a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// These forms, filled.
    public var fill: SymbolVariants { adding("fill") }
    /// These forms, crossed out.
    public var slash: SymbolVariants { adding("slash") }

    /// Returns whether all forms of another value are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        Set(other.suffixes).isSubset(of: suffixes)
    }

    private static let order = ["slash", "circle", "square", "rectangle", "fill"]

    private func adding(_ suffix: String) -> SymbolVariants {
        let all = Set(suffixes).union([suffix])
        return SymbolVariants(suffixes: Self.order.filter(all.contains))
    }
}
