import Assets
import Foundation
import Testing

struct ImageSetTests {
    private let catalog: CatalogFolder

    init() throws { catalog = try CatalogFolder() }

    private func set(_ images: String, properties: String = "{}") throws -> ImageSet {
        try catalog.write(
            "I.imageset/Contents.json", #"{"images": [\#(images)], "properties": \#(properties)}"#)
        return try ImageSet(catalog.item(.image, "I"))
    }

    private func entry(_ file: String, _ scale: Int?, _ appearances: String = "") throws -> String {
        try catalog.write("I.imageset/\(file)")
        let scale = scale.map { #""scale": "\#($0)x","# } ?? ""
        let looks = appearances.isEmpty ? "" : #""appearances": [\#(appearances)],"#
        return #"{"idiom": "universal", \#(scale) \#(looks) "filename": "\#(file)"}"#
    }

    private func name(_ file: ImageSet.File?) -> String? {
        file.map { URL(fileURLWithPath: $0.path).lastPathComponent }
    }

    @Test(
        "S-493: The file for the screen's scale is taken, else the next sharper, else the sharpest")
    func scales() throws {
        let set = try set([entry("a.png", 1), entry("b.png", 2)].joined(separator: ","))
        #expect(name(set.file(scale: 1, isDark: false)) == "a.png")
        #expect(name(set.file(scale: 1.5, isDark: false)) == "b.png")
        #expect(name(set.file(scale: 3, isDark: false)) == "b.png")
        #expect(set.file(scale: 2, isDark: false)?.scale == 2)
    }

    @Test("The appearance decides before the scale")
    func dark() throws {
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let set = try set(
            [entry("a.png", 2), entry("night.png", 1, dark)].joined(separator: ","))
        #expect(name(set.file(scale: 2, isDark: true)) == "night.png")
        #expect(name(set.file(scale: 2, isDark: false)) == "a.png")
    }

    @Test("A file without a scale serves all of them, and sizes without a file are left out")
    func single() throws {
        let set = try set(
            [entry("a.svg", nil), #"{"idiom": "universal", "scale": "2x"}"#]
                .joined(separator: ","))
        #expect(set.files.count == 1)
        #expect(set.problems.isEmpty)
        #expect(name(set.file(scale: 3, isDark: true)) == "a.svg")
    }

    @Test("A set can say that it is a stencil")
    func stencil() throws {
        let text = #"{"template-rendering-intent": "template"}"#
        #expect(try set(entry("a.png", 1), properties: text).isTemplate == true)
        #expect(try set(entry("a.png", 1)).isTemplate == nil)
    }

    @Test("A file that is missing, elsewhere or of no scale is reported, and the others serve")
    func mistakes() throws {
        let set = try set(
            [
                #"{"filename": "gone.png", "scale": "1x"}"#,
                #"{"filename": "../../other.png", "scale": "1x"}"#,
                #"{"filename": "a.png", "scale": "huge"}"#, entry("a.png", 2),
            ].joined(separator: ","))
        let file = "\(catalog.path)/I.imageset/Contents.json"
        #expect(
            set.problems == [
                "\(file): images[0] names the file “gone.png”, which is not there",
                "\(file): images[1] names the file “../../other.png”, which is not in its folder",
                "\(file): images[2] has the scale “huge”, which is unknown",
            ])
        #expect(name(set.file(scale: 1, isDark: false)) == "a.png")
    }
}
