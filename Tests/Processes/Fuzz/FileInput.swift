import Assets
import AutomationProtocol
import Foundation
import FoundationNames
import Images
import Limits
import Localization
import ScreenRecordings
import VectorImages

/// Files of an app, of its user and of its tests, as a fuzzer makes them.
enum FileInput {
    /// A folder in memory for what is read by its path, and removed at the end by the system.
    private static let folder: URL = {
        let base = URL(filePath: "/dev/shm/casement-fuzz-\(getpid())", directoryHint: .isDirectory)
        let language = base.appending(path: "en.lproj")
        try? FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: FileInput.folder) }
        return base
    }()

    static func picture(_ data: Data) {
        guard let file = try? ImageFile(data: data, name: "picture"),
            file.size.width * file.size.height <= 65_536
        else { return }
        _ = try? file.decode()
    }

    /// A table of translations in one of its forms, and the texts that it has for its keys.
    static func translations(_ data: Data, in file: String) {
        let url = folder.appending(path: file)
        guard (try? data.write(to: url)) != nil else { return }
        defer { try? FileManager.default.removeItem(at: url) }
        let strings = LocalizedStrings(mainPath: folder.path, executable: "fuzz")
        let arguments: [LocalizedArgument] = [
            .number(LocalizedNumber(3)), .text("three"), .number(LocalizedNumber(0.5)),
        ]
        for key in ["a", "b", "%lld items", "%@ of %lld"] {
            for language in ["en", "pl", "ar"] {
                _ = strings.string(
                    for: key, table: "Table", locale: Locale(identifier: language),
                    arguments: arguments)
            }
        }
    }

    static func markdown(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        for syntax in [
            AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly,
            .inlineOnlyPreservingWhitespace,
        ] {
            _ = try? AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
        }
    }

    static func recording(_ data: Data) {
        let url = folder.appending(path: "recording")
        guard (try? data.write(to: url)) != nil,
            var reader = try? RecordingReader(path: url.path)
        else { return }
        let screen = RecordedScreen()
        while (try? reader.next(onto: screen)) != nil {}
    }

    static func command(_ data: Data) {
        _ = try? JSONDecoder().decode(ControlCommand.self, from: data)
    }

    static func wrapper(_ data: Data) {
        guard let wrapper = FileWrapper(serializedRepresentation: data) else { return }
        _ = wrapper.serializedRepresentation
    }

    /// A file of a catalog's folder, in all places that have one.
    static func assets(_ data: Data) {
        let catalog = folder.appending(path: "Fuzz.xcassets")
        for name in [
            "C.colorset", "I.imageset", "S.symbolset", "D.dataset", "A.appiconset", "Group",
            "Group/Inner.colorset",
        ] {
            let inner = catalog.appending(path: name)
            try? FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try? data.write(to: inner.appending(path: "Contents.json"))
            try? Data([1]).write(to: inner.appending(path: "a.png"))
        }
        let library = AssetLibrary(mainPath: folder.path, appName: "fuzz") { _ in }
        for name in ["C", "I", "S", "D", "Inner", "Group/Inner"] {
            let colors = library.colorSet(named: name, bundlePath: nil)
            let images = library.imageSet(named: name, bundlePath: nil)
            for isDark in [false, true] {
                _ = colors?.value(isDark: isDark, hasHighContrast: isDark)
                _ = images?.file(scale: 2, isDark: isDark)
            }
            _ = library.data(named: name, bundlePath: nil)
        }
        _ = library.accentColor
        _ = AssetSymbols(CatalogReader(catalog: catalog.path).items, bundle: ".main").source
    }

    /// A drawing and its pixels: whatever becomes of the process that draws it, this one goes on.
    static func drawing(_ data: Data, _ format: VectorFile.Format) {
        guard let file = try? VectorFile(data: data, name: "drawing", format: format) else {
            return
        }
        let scale = min(1, 256 / max(file.size.width, file.size.height))
        _ = try? file.picture(scale: scale)
    }

    static func list(_ data: Data) { _ = try? BoundedPropertyList.read(data) }
}
