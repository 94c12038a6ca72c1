/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// All layers have the foreground's style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The layers have colours that suit the symbol, such as red for a heart, if any are known.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// All layers have the foreground's style; what is around the symbol's subject is fainter.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The first foreground style is for the symbol's subject, the second for what is around it.
    public static let palette = SymbolRenderingMode(name: "palette")
}
