import Foundation
import FoundationNames
import Testing

struct LocalizedStringTests {
    /// A bundle with German strings, removed at the end.
    private final class Strings {
        let bundle: Bundle
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "strings-\(UUID().uuidString).bundle")

        init() throws {
            let german = folder.appending(path: "de.lproj")
            try FileManager.default.createDirectory(
                at: german, withIntermediateDirectories: true)
            let strings = """
                "greeting" = "Guten Tag";
                "%lld of %@" = "%2$@: %1$lld";
                """
            try strings.write(
                to: german.appending(path: "Localizable.strings"), atomically: true,
                encoding: .utf8)
            bundle = try #require(Bundle(url: folder))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private let german = Locale(identifier: "de")

    @Test(
        "Without a translation the key is the text, with its values put in and Markdown as written")
    func untranslated() {
        let count = 3
        #expect(String(localized: "**\(count)** of \("ten") 100%") == "**3** of ten 100%")
        #expect(String(localized: "farewell", defaultValue: "Bye, \("Ada")") == "Bye, Ada")
    }

    @Test("A translation may put the values in another order")
    func translated() throws {
        let strings = try Strings()
        #expect(
            String(localized: "greeting", bundle: strings.bundle, locale: german) == "Guten Tag")
        let (count, name) = (2, "Ada")
        #expect(
            String(localized: "\(count) of \(name)", bundle: strings.bundle, locale: german)
                == "Ada: 2")
    }

    @Test("A resource is looked up in its own bundle and locale when it is shown")
    func resource() throws {
        let strings = try Strings()
        var resource = LocalizedStringResource(
            "greeting", defaultValue: "Good day", locale: german,
            bundle: .atURL(strings.bundle.bundleURL))
        #expect(String(localized: resource) == "Guten Tag")
        resource.locale = Locale(identifier: "fr")
        #expect(String(localized: resource) == "Good day")
        let literal: LocalizedStringResource = "\(4) left"
        #expect(literal.key == "%lld left")
        #expect(String(localized: "only \(literal)") == "only 4 left")
    }
}
