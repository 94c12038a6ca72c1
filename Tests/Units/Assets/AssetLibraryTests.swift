import Assets
import Testing

struct AssetLibraryTests {
    private final class Reports { var sentences: [String] = [] }
    private let catalog: CatalogFolder
    private let reports = Reports()

    init() throws { catalog = try CatalogFolder() }

    private func library(appName: String = "App") -> AssetLibrary {
        let reports = reports
        return AssetLibrary(mainPath: catalog.root, appName: appName) {
            reports.sentences.append($0)
        }
    }

    private let color = """
        {"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0"}}}]}
        """

    @Test("Assets are found in the resources beside the program, and in a bundle by its path")
    func found() throws {
        try catalog.write("Red.colorset/Contents.json", color)
        #expect(library().colorSet(named: "Red", bundlePath: nil) != nil)
        let bundle = "\(catalog.root)/App_App.resources"
        #expect(library().colorSet(named: "Red", bundlePath: bundle) != nil)
        #expect(library().colorSet(named: "Blue", bundlePath: nil) == nil)
        #expect(reports.sentences.isEmpty)
    }

    @Test("S-495: The accent colour is that of the app's own catalog, not that of a library")
    func accent() throws {
        try catalog.write("AccentColor.colorset/Contents.json", color)
        #expect(library().accentColor != nil)
        #expect(library(appName: "Other").accentColor == nil)
    }

    @Test("A broken set is reported once, and the others are found")
    func broken() throws {
        try catalog.write("Red.colorset/Contents.json", color)
        try catalog.write("Bad.colorset/Contents.json", "{")
        let library = library()
        for _ in 1...3 { #expect(library.colorSet(named: "Bad", bundlePath: nil) == nil) }
        #expect(library.colorSet(named: "Red", bundlePath: nil) != nil)
        #expect(
            reports.sentences == ["\(catalog.path)/Bad.colorset/Contents.json is not valid JSON"])
    }

    @Test("A data set gives its bytes")
    func data() throws {
        try catalog.write(
            "Words.dataset/Contents.json", #"{"data": [{"filename": "words.txt"}]}"#)
        try catalog.write("Words.dataset/words.txt", "one two")
        #expect(
            library().data(named: "Words", bundlePath: nil).map {
                String(decoding: $0, as: UTF8.self)
            } == "one two")
    }
}
