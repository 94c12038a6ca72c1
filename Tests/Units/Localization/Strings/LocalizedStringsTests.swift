import Foundation
import Testing

@testable import Localization

/// Files of translations, whole and broken.
struct LocalizedStringsTests {
    /// A bundle with some files, until the test is over.
    private final class TestBundle {
        let folder: URL
        let strings: LocalizedStrings
        private let reports = Reports()

        private final class Reports { var sentences: [String] = [] }

        var sentences: [String] { reports.sentences }

        init(_ files: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("strings-\(UUID().uuidString)")
            for (path, text) in files {
                let url = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            let reports = reports
            strings = LocalizedStrings(mainPath: folder.path) { reports.sentences.append($0) }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
            key.plainString(
                in: LocalizationContext(
                    locale: Locale(identifier: locale), strings: strings),
                now: Date(timeIntervalSince1970: 0), table: table)
        }
    }

    @Test("S-550: A strings file has comments, escapes and keys without quotes")
    func stringsFile() throws {
        let bundle = try TestBundle([
            "fr.lproj/Localizable.strings": """
            /* A greeting
               over two lines */
            "Hello" = "Bonjour";
            // The title
            title = "Le \\"titre\\"\\nneuf";
            "snow" = "\\U2603 \\U00e9";
            "same";
            """
        ])
        #expect(bundle.text("Hello", "fr_CA") == "Bonjour")
        #expect(bundle.text("title", "fr") == "Le \"titre\"\nneuf")
        #expect(bundle.text("snow", "fr") == "☃ é")
        #expect(bundle.text("same", "fr") == "same")
        #expect(bundle.sentences.isEmpty)
    }

    @Test("S-551: A broken line of a strings file is told with its number, and the rest is used")
    func brokenStrings() throws {
        let bundle = try TestBundle([
            "de.lproj/Localizable.strings": """
            "one" = "eins";
            "two" = "zwei"
            "three" = "drei";
            = "vier";
            "five" = ;
            "six" = "sechs";
            """
        ])
        #expect(bundle.text("one", "de") == "eins")
        #expect(bundle.text("two", "de") == "zwei")
        #expect(bundle.text("three", "de") == "drei")
        #expect(bundle.text("six", "de") == "sechs")
        #expect(bundle.text("five", "de") == "five")
        #expect(bundle.sentences.count == 3)
        #expect(
            bundle.sentences.first
                == "de.lproj/Localizable.strings, line 2: there is no semicolon after the "
                + "translation of “two”. The rest is used.")
        #expect(bundle.sentences.dropFirst().first?.contains("line 4") == true)
        #expect(bundle.sentences.last?.contains("line 5") == true)
    }

    @Test("A strings file in UTF-16 is read, and what is not UTF-8 is replaced")
    func encodings() throws {
        let bundle = try TestBundle([:])
        let folder = bundle.folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let wide = try #require("\"a\" = \"ä\";".data(using: .utf16))
        try wide.write(to: folder.appendingPathComponent("Wide.strings"))
        var invalid = Data("\"a\" = \"".utf8)
        invalid.append(contentsOf: [0x78, 0xFF, 0x79])
        invalid.append(contentsOf: "\";".utf8)
        try invalid.write(to: folder.appendingPathComponent("Invalid.strings"))
        #expect(bundle.text("a", "de", table: "Wide") == "ä")
        #expect(bundle.text("a", "de", table: "Invalid") == "x\u{FFFD}y")
    }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>%lld apples in %lld boxes</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@apples@ in %#@boxes@</string>
            <key>apples</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>zero</key><string>nothing</string>
              <key>one</key><string>one apple</string>
              <key>other</key><string>%lld apples</string>
            </dict>
            <key>boxes</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>one</key><string>one box</string>
              <key>other</key><string>%lld boxes</string>
            </dict>
          </dict>
          <key>wide</key>
          <dict>
            <key>NSStringVariableWidthRuleType</key>
            <dict><key>20</key><string>wide text</string><key>5</key><string>w</string></dict>
          </dict>
        </dict></plist>
        """

    @Test("S-552: A stringsdict chooses each variable by its own number")
    func stringsDictionary() throws {
        let bundle = try TestBundle(["en.lproj/Localizable.stringsdict": Self.plurals])
        func text(_ apples: Int, _ boxes: Int) -> String {
            bundle.text("\(apples) apples in \(boxes) boxes", "en_US")
        }
        #expect(text(1, 2) == "one apple in 2 boxes")
        #expect(text(5, 1) == "5 apples in one box")
        #expect(text(0, 3) == "nothing in 3 boxes")
        #expect(bundle.text("wide", "en_US") == "wide text")
    }

    private static let catalog = """
        {
          "sourceLanguage": "en",
          "strings": {
            "%lld days left": {
              "localizations": {
                "en": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "new", "value": "%lld day left" } },
                  "other": { "stringUnit": { "state": "new", "value": "%lld days left" } } } } },
                "ar": { "variations": { "plural": {
                  "zero": { "stringUnit": { "value": "لا يوم" } },
                  "one": { "stringUnit": { "value": "يوم واحد" } },
                  "two": { "stringUnit": { "value": "يومان" } },
                  "few": { "stringUnit": { "value": "%lld أيام" } },
                  "many": { "stringUnit": { "value": "%lld يومًا" } },
                  "other": { "stringUnit": { "value": "%lld يوم" } } } } }
              }
            },
            "%@ has %lld books": {
              "localizations": {
                "en": {
                  "stringUnit": { "value": "%1$@ has %#@books@" },
                  "substitutions": { "books": { "argNum": 2, "formatSpecifier": "lld",
                    "variations": { "plural": {
                      "one": { "stringUnit": { "value": "a book" } },
                      "other": { "stringUnit": { "value": "%arg books" } } } } } }
                }
              }
            },
            "Tap": {
              "localizations": {
                "en": { "variations": { "device": {
                  "iphone": { "stringUnit": { "value": "Tap" } },
                  "mac": { "stringUnit": { "value": "Click" } } } } }
              }
            },
            "greeting": { "localizations": { "en": { "stringUnit": { "value": "Hi" } },
              "de": {} } },
            "odd": 3
          },
          "version": "1.0"
        }
        """

    @Test("S-553: A catalogue has plurals by the rules of each language, substitutions and devices")
    func catalogs() throws {
        let bundle = try TestBundle(["Localizable.xcstrings": Self.catalog])
        func days(_ count: Int, _ locale: String) -> String {
            bundle.text("\(count) days left", locale)
        }
        #expect(days(1, "en_US") == "1 day left")
        #expect(days(2, "en_US") == "2 days left")
        #expect([0, 1, 2].map { days($0, "ar_EG") } == ["لا يوم", "يوم واحد", "يومان"])
        #expect(days(5, "ar_EG").hasSuffix("أيام"))
        #expect(days(11, "ar_EG").hasSuffix("يومًا"))
        #expect(days(100, "ar_EG").hasSuffix("يوم"))
        #expect(bundle.text("\("Ada") has \(1) books", "en") == "Ada has a book")
        #expect(bundle.text("\("Ada") has \(3) books", "en") == "Ada has 3 books")
        #expect(bundle.text("Tap", "en") == "Click")
    }

    @Test("S-554: Where no language of the locale is there, the app's own one is shown")
    func sourceLanguage() throws {
        let bundle = try TestBundle(["Localizable.xcstrings": Self.catalog])
        #expect(bundle.text("greeting", "ja_JP") == "Hi")
        #expect(bundle.sentences.contains { $0.contains("“odd”") })
        #expect(bundle.sentences.contains { $0.contains("“greeting”") && $0.contains("“de”") })
        let other = try TestBundle([
            "zh-Hant.lproj/Localizable.strings": "\"a\" = \"繁\";",
            "zh-Hans.lproj/Localizable.strings": "\"a\" = \"简\";",
        ])
        #expect(other.text("a", "zh_TW") == "繁")
        #expect(other.text("a", "zh_CN") == "简")
    }

    @Test("S-551: A catalogue or a stringsdict that is broken is told, and the keys are shown")
    func brokenFiles() throws {
        let bundle = try TestBundle([
            "Localizable.xcstrings": "{ \"strings\": {\n \"a\": }",
            "en.lproj/Other.stringsdict": "<?xml version=\"1.0\"?><plist><dict><key>a</key>",
        ])
        #expect(bundle.text("a", "en") == "a")
        #expect(bundle.text("a", "en", table: "Other") == "a")
        #expect(bundle.text("b", "de") == "b")
        #expect(bundle.sentences.count == 2)
        #expect(bundle.sentences.first?.hasPrefix("Localizable.xcstrings") == true)
        #expect(bundle.sentences.last?.hasPrefix("en.lproj/Other.stringsdict") == true)
    }

    // MARK: What comes from outside

    private func catalog(_ substitutions: String) -> String {
        """
        {"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"en": {
            "stringUnit": {"value": "<%#@a@>"}, "substitutions": {\(substitutions)}
        }}}}}
        """
    }

    private func variable(_ text: String, _ fields: String = "") -> String {
        #"{\#(fields) "formatSpecifier": "lld", "stringUnit": {"value": "\#(text)"}}"#
    }

    @Test("Variables that name each other are left out, and it is said once")
    func circles() throws {
        let bundle = try TestBundle([
            "Localizable.xcstrings": catalog(
                #""a": \#(variable("a%#@b@")), "b": \#(variable("b%#@a@"))"#)
        ])
        #expect(bundle.text("\(3)", "en") == "<abababab>")
        #expect(bundle.text("\(3)", "en") == "<abababab>")
        #expect(bundle.sentences.count == 1)
    }

    @Test("Ten levels of ten variables end after a thousand", .timeLimit(.minutes(60)))
    func explosion() throws {
        let names = (0...10).map { $0 == 0 ? "a" : "a\($0)" }
        let list = (0..<10).map { level in
            let use = String(repeating: "%#@\(names[level + 1])@", count: 10)
            return #""\#(names[level])": \#(variable(use))"#
        }
        let bundle = try TestBundle([
            "Localizable.xcstrings": catalog(
                (list + [#""a10": \#(variable("x"))"#]).joined(separator: ", "))
        ])
        #expect(bundle.text("\(3)", "en") == "<>")
        #expect(bundle.sentences.count == 1)
    }

    @Test(
        "A number of an argument that there cannot be stands for the next argument",
        arguments: ["-9223372036854775808", "0", "-1", "9223372036854775807", "1e400", "1e30"])
    func argumentNumbers(number: String) throws {
        let bundle = try TestBundle([
            "Localizable.xcstrings": catalog(
                #""a": \#(variable("%arg", #""argNum": \#(number),"#))"#)
        ])
        #expect(["<3>", "3"].contains(bundle.text("\(3)", "en")))
    }

    @Test("Mistakes in a file are named up to ten and counted", .timeLimit(.minutes(60)))
    func mistakes() throws {
        let keys = (0..<30_000).map { #""k\#($0)": 1"# }.joined(separator: ", ")
        let list = (0..<3000).map { "<key>k\($0)</key><integer>1</integer>" }.joined()
        let bundle = try TestBundle([
            "de.lproj/Localizable.strings": String(repeating: "wrong\n", count: 30_000),
            "Keys.xcstrings": #"{"strings": {\#(keys)}}"#,
            "de.lproj/List.stringsdict":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(list)</dict></plist>",
        ])
        _ = bundle.text("a", "de")
        #expect(bundle.sentences.count == 11)
        #expect(bundle.sentences.last?.contains(" more things are wrong") == true)
        _ = bundle.text("a", "de", table: "Keys")
        #expect(bundle.sentences.count == 22)
        #expect(bundle.sentences.last == "Keys.xcstrings: 29990 more things are wrong.")
        _ = bundle.text("a", "de", table: "List")
        #expect(bundle.sentences.count == 33)
    }

    @Test("A width or a precision of billions is left out")
    func widths() throws {
        let bundle = try TestBundle([
            "en.lproj/Localizable.strings": """
            "a %lld" = "%999999999d|%3d|%.2000000000f|%99999999999999999999d";
            """
        ])
        #expect(bundle.text("a \(3)", "en").count < 40)
        #expect(bundle.text("a \(3)", "en").hasPrefix("3|"))
    }

    @Test("A pipe in place of translations is refused and reported", .timeLimit(.minutes(60)))
    func pipe() throws {
        let bundle = try TestBundle(["en.lproj/Other.strings": ""])
        let path = bundle.folder.appendingPathComponent("en.lproj/Localizable.strings").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(bundle.text("a", "en") == "a")
        #expect(
            bundle.sentences == [
                "en.lproj/Localizable.strings: it is not a file. Nothing of it is used."
            ])
    }
}
