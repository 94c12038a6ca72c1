import Drawing
import Foundation
import Logging

/// The colour sets of an app's asset catalogs, read on demand.
///
/// Each app has one, which only the main thread uses. A colour set is a folder `NAME.colorset` with
/// a `Contents.json`, anywhere inside a `.xcassets` folder of a bundle's resources.
package final class ColorAssets {
    /// Stands for a missing colour, which should be noticed.
    package static let placeholder = ResolvedColor(hex: 0xFF00FF)

    private struct Key: Hashable {
        let name: String
        let bundlePath: String?
    }

    private let mainPath: String
    private let logger: Logger
    private var sets: [Key: ColorSet?] = [:]

    package init(
        mainPath: String = Bundle.main.bundlePath, logger: Logger = Logger(label: "casement.assets")
    ) {
        self.mainPath = mainPath
        self.logger = logger
    }

    package func color(
        named name: String, bundlePath: String?, in scheme: ColorScheme
    ) -> ResolvedColor {
        set(for: Key(name: name, bundlePath: bundlePath))?.color(in: scheme) ?? Self.placeholder
    }

    private func set(for key: Key) -> ColorSet? {
        if let known = sets[key] { return known }
        let set = read(key)
        sets[key] = .some(set)
        if set == nil {
            logger.warning("No color named '\(key.name)' found in the app's asset catalogs")
        }
        return set
    }

    private func read(_ key: Key) -> ColorSet? {
        let folder = URL(fileURLWithPath: key.bundlePath ?? mainPath)
        for catalog in Self.catalogs(in: folder) {
            let file = catalog.appendingPathComponent("\(key.name).colorset/Contents.json")
            guard let data = try? Data(contentsOf: file) else { continue }
            guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else {
                logger.warning("The colour set at \(file.path) cannot be read")
                continue
            }
            return set
        }
        return nil
    }

    /// The asset catalogs in a folder and in the resource bundles there, with their subfolders.
    private static func catalogs(in folder: URL) -> [URL] {
        let entries =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        let isCatalog = folder.path.contains(".xcassets")
        let here = isCatalog ? [folder] : []
        return here
            + entries.sorted { $0.path < $1.path }.flatMap { entry -> [URL] in
                let kind = entry.pathExtension
                let isGroup = isCatalog && kind.isEmpty && entry.hasDirectoryPath
                let holdsCatalogs = ["xcassets", "resources", "bundle"].contains(kind)
                return isGroup || holdsCatalogs ? catalogs(in: entry) : []
            }
    }
}

/// One `Contents.json` of a colour set.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            let appearance: String
            let value: String
        }

        struct Value: Decodable {
            let components: [String: String]
            let space: String?

            enum CodingKeys: String, CodingKey {
                case components
                case space = "color-space"
            }
        }

        let appearances: [Appearance]?
        let color: Value?

        func isFor(_ scheme: ColorScheme?) -> Bool {
            let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
            return luminosity == scheme.map { $0 == .dark ? "dark" : "light" }
        }
    }

    let colors: [Entry]

    func color(in scheme: ColorScheme) -> ResolvedColor? {
        let entry = colors.first { $0.isFor(scheme) } ?? colors.first { $0.isFor(nil) }
        guard let value = entry?.color else { return nil }
        func part(_ name: String) -> Float? { value.components[name].flatMap(Self.number) }
        guard let red = part("red") ?? part("white") else { return nil }
        // Opacity is always a number from 0 to 1.
        let opacity = value.components["alpha"].flatMap { Float($0) } ?? 1
        let space: Color.RGBColorSpace =
            switch value.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return ResolvedColor(
            Color.Resolved(
                colorSpace: space, red: red, green: part("green") ?? red,
                blue: part("blue") ?? red, opacity: opacity))
    }

    /// Xcode writes `0.5`, `0x80` or `128`.
    private static func number(_ text: String) -> Float? {
        if text.hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
        }
        if text.contains(".") { return Float(text) }
        return Float(text).map { $0 / 255 }
    }
}
