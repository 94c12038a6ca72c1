import Assets
import Testing

struct ColorSetTests {
    private let catalog: CatalogFolder

    init() throws { catalog = try CatalogFolder() }

    private func set(_ colors: String) throws -> ColorSet {
        try catalog.write("C.colorset/Contents.json", #"{"colors": [\#(colors)]}"#)
        return try ColorSet(catalog.item(.color, "C"))
    }

    private func entry(_ red: String, appearances: String = "", more: String = "") -> String {
        """
        {"idiom": "universal", \(appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],")
         \(more) "color": {"color-space": "srgb", "components":
          {"red": \(red), "green": "0", "blue": "0", "alpha": "1.000"}}}
        """
    }

    private func red(_ value: ColorSet.Value?) -> Float? {
        if case .components(_, let red, _, _, _)? = value { red } else { nil }
    }

    @Test(
        "S-491: A component is a fraction with a point, a hexadecimal byte, or a byte",
        arguments: [
            (#""0.500""#, 0.5), (#""0x80""#, 128 / 255), (#""0XFF""#, 1), (#""51""#, 0.2),
            (#""-0.25""#, -0.25), ("1", 1), ("0.5", 0.5),
        ] as [(String, Float)])
    func components(text: String, value: Float) throws {
        #expect(try red(set(entry(text)).value(isDark: false)) == value)
    }

    @Test("S-492: The appearance decides first, then the contrast, then the device and the gamut")
    func appearances() throws {
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let set = try set(
            [
                entry(#""0.1""#), entry(#""0.2""#, appearances: dark),
                entry(#""0.3""#, appearances: high),
                entry(#""0.4""#, appearances: "\(dark), \(high)"),
                entry(#""0.5""#, more: #""display-gamut": "display-P3","#),
            ].joined(separator: ","))
        #expect(set.problems.isEmpty)
        #expect(red(set.value(isDark: false)) == 0.1)
        #expect(red(set.value(isDark: true)) == 0.2)
        #expect(red(set.value(isDark: false, hasHighContrast: true)) == 0.3)
        #expect(red(set.value(isDark: true, hasHighContrast: true)) == 0.4)
    }

    @Test("A set without an entry for dark mode has the same colour there")
    func oneColor() throws {
        #expect(try red(set(entry(#""0.7""#)).value(isDark: true)) == 0.7)
    }

    @Test("A grey, a wide gamut and a colour of the system are read")
    func kinds() throws {
        let gray = """
            {"color": {"color-space": "gray-gamma-22",
              "components": {"white": "0.5", "alpha": "0.25"}}}
            """
        #expect(
            try set(gray).value(isDark: false)
                == .components(.gray, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
        let wide = """
            {"color": {"color-space": "display-p3",
              "components": {"red": "1.0", "green": "0x00", "blue": "0", "alpha": "1"}}}
            """
        #expect(
            try set(wide).value(isDark: false)
                == .components(.displayP3, red: 1, green: 0, blue: 0, opacity: 1))
        let system = #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#
        #expect(try set(system).value(isDark: false) == .reference("systemBlueColor"))
    }

    @Test("A mistake is reported by file and key, and the other entries count")
    func mistakes() throws {
        let set = try set([entry(#""0xZZ""#), entry(#""0.5""#)].joined(separator: ","))
        let file = "\(catalog.path)/C.colorset/Contents.json"
        #expect(
            set.problems == [
                "\(file): colors[0].color.components.red is “0xZZ”, which is not a number"
            ])
        #expect(red(set.value(isDark: false)) == 0.5)
        let space = try self.set(#"{"color": {"color-space": "cmyk", "components": {}}}"#)
        #expect(
            space.problems == [
                "\(file): colors[0].color has the color-space “cmyk”, which is unknown"
            ])
        let part = try self.set(#"{"color": {"components": {"red": "1.0", "green": "0"}}}"#)
        #expect(part.problems == ["\(file): colors[0].color.components has no “blue”"])
        #expect(part.value(isDark: false) == nil)
    }

    @Test("A file without colours is refused with a sentence", arguments: ["{", "[]", "{}"])
    func refused(text: String) throws {
        try catalog.write("C.colorset/Contents.json", text)
        #expect(throws: ContentsValue.Problem.self) {
            try ColorSet(self.catalog.item(.color, "C"))
        }
    }
}
