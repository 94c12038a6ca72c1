import Foundation
import FoundationNames
import Testing

/// The files of an executable, which SwiftPM puts into a folder beside it.
struct BundleResourceTests {
    /// A folder as SwiftPM makes it, removed at the end.
    private final class Products {
        let bundle: Bundle
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "products-\(UUID().uuidString)")

        init() throws {
            let resources = folder.appending(path: "Package_App.resources")
            for part in ["en.lproj", "data"] {
                try FileManager.default.createDirectory(
                    at: resources.appending(path: part), withIntermediateDirectories: true)
            }
            func write(_ text: String, _ path: String) throws {
                try Data(text.utf8).write(to: resources.appending(path: path))
            }
            try write("[\"a\"]", "words.json")
            try write("inner", "data/list.txt")
            try write("\"hello\" = \"Good day\";", "en.lproj/Localizable.strings")
            try write("\"hello\" = \"Other\";", "en.lproj/Other.strings")
            bundle = try #require(Bundle(url: folder))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("S-846: A bundle finds the files that SwiftPM puts beside the executable")
    func files() throws {
        let products = try Products()
        let bundle = products.bundle
        let url = try #require(bundle.url(forResource: "words", withExtension: "json"))
        #expect(try JSONDecoder().decode([String].self, from: Data(contentsOf: url)) == ["a"])
        #expect(bundle.url(forResource: "words.json", withExtension: nil) == url)
        #expect(bundle.path(forResource: "words", ofType: ".json") == url.path)
        #expect(bundle.url(forResource: "verbs", withExtension: "json") == nil)
        let inner = bundle.url(forResource: "list", withExtension: "txt", subdirectory: "data")
        #expect(try String(contentsOf: #require(inner), encoding: .utf8) == "inner")
    }

    @Test("The bundle of a class of the app finds what the app's own finds")
    func classes() throws {
        final class Finder {}
        let (own, main) = (Bundle(for: Finder.self), Bundle.main)
        #expect(own.bundlePath == main.bundlePath)
        #expect(
            own.url(forResource: "none", withExtension: "json")
                == main.url(forResource: "none", withExtension: "json"))
        #expect(NSLocalizedString("bye", bundle: own, comment: "") == "bye")
    }

    @Test("S-847: NSLocalizedString finds the translations that texts find")
    func translations() throws {
        let products = try Products()
        let bundle = products.bundle
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Good day")
        #expect(
            NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Other")
        #expect(NSLocalizedString("bye", bundle: bundle, value: "Ciao", comment: "") == "Ciao")
        #expect(NSLocalizedString("bye", comment: "") == "bye")
        #expect(String(localized: "hello", bundle: bundle) == "Good day")
        #expect(bundle.localizedString(forKey: "hello", value: "", table: nil) == "Good day")
    }
}
