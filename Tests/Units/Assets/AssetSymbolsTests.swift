import Assets
import Testing

struct AssetSymbolsTests {
    @Test(
        "S-494: The symbol of an asset is its name in camel case, without the word for its kind",
        arguments: [
            ("AccentColor", AssetItem.Kind.color, "accent"), ("Color", .color, "color"),
            ("backgroundColor", .color, "background"), ("DSAction", .color, "dsAction"),
            ("color-zinc-400", .color, "colorZinc400"), ("HeroImage", .image, "hero"),
            ("Frame 74", .image, "frame74"), ("10_back_arm", .image, "_10BackArm"),
            ("Background-Page3", .image, "backgroundPage3"), ("Ai_icon", .image, "aiIcon"),
            ("custom.play.circle", .symbol, "customPlayCircle"), ("default", .image, "`default`"),
            ("self", .image, "_self"), ("HTML", .image, "html"), ("Größe", .image, "größe"),
        ])
    func names(asset: String, kind: AssetItem.Kind, symbol: String) {
        #expect(SymbolName.property(asset, of: kind) == symbol)
    }

    @Test("A folder that provides a namespace becomes a type")
    func namespaces() {
        let symbols = AssetSymbols(
            [AssetItem(kind: .image, name: "my badges/Gold", folder: "/a")], bundle: "Bundle.module"
        )
        #expect(
            symbols.source.contains(
                """
                    enum MyBadges {
                        /// The image “my badges/Gold”.
                        static let gold = ImageResource(
                            name: "my badges/Gold", bundle: resourceBundle)
                    }
                """))
        #expect(symbols.source.contains("UIImage(resource: ImageResource.MyBadges.gold)"))
    }

    @Test("A colour becomes a colour of its own, unless the name is taken")
    func colors() {
        let symbols = AssetSymbols(
            [
                AssetItem(kind: .color, name: "Brand", folder: "/a"),
                AssetItem(kind: .color, name: "Red", folder: "/b"),
                AssetItem(kind: .color, name: "Background", folder: "/c"),
            ], bundle: "Bundle.module")
        let parts = symbols.source.components(separatedBy: "extension ")
        func part(_ start: String) -> String { parts.first { $0.hasPrefix(start) } ?? "" }
        #expect(part("ColorResource").contains("static let red"))
        #expect(part("Color {").contains("static var brand: Color"))
        #expect(!part("Color {").contains("red"))
        #expect(part("Color {").contains("background"))
        #expect(!part("ShapeStyle").contains("background"))
        #expect(symbols.problems.isEmpty)
    }

    @Test("Two assets of one symbol are reported, and the first has it")
    func clash() {
        let symbols = AssetSymbols(
            [
                AssetItem(kind: .image, name: "a-b", folder: "/1"),
                AssetItem(kind: .image, name: "a_b", folder: "/2"),
                AssetItem(kind: .image, name: "***", folder: "/3"),
            ], bundle: "Bundle.main")
        #expect(symbols.source.contains(#"name: "a-b""#))
        #expect(!symbols.source.contains(#"name: "a_b""#))
        #expect(
            symbols.problems == [
                "/3 has a name without a letter, and gets no symbol",
                "/2 has the symbol “aB” of /1: rename one",
            ])
    }
}
