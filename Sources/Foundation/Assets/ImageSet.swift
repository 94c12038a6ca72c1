import Foundation

/// The files of an image set, by scale and appearance.
package struct ImageSet: Sendable {
    package struct File: Hashable, Sendable {
        package let path: String
        /// Pixels to a point; `nil` for a file that serves all scales.
        package let scale: Int?
        let look: AssetLook
    }

    package private(set) var files: [File] = []
    /// Whether the image is a stencil; `nil` if the app decides.
    package let isTemplate: Bool?
    /// A sentence for each entry that has been left out.
    package private(set) var problems: [String] = []

    package init(_ item: AssetItem) throws {
        let contents = try ContentsValue(file: item.contents)
        switch contents["properties"]?["template-rendering-intent"]?.string {
        case "template"?: isTemplate = true
        case "original"?: isTemplate = false
        default: isTemplate = nil
        }
        guard let images = contents["images"] ?? contents["symbols"] else {
            throw contents.problem("has no “images”")
        }
        for element in images.elements {
            do {
                // Entries without a file are sizes that nobody has filled.
                guard let name = element["filename"]?.string, let look = try AssetLook(element)
                else { continue }
                files.append(
                    File(
                        path: try Self.path(name, in: item.folder, element),
                        scale: try Self.scale(element), look: look))
            } catch {
                problems.append("\(error)")
            }
        }
        if files.isEmpty, problems.isEmpty { problems.append("\(item.contents) names no file") }
    }

    /// The file that suits best: of the appearance first, then as sharp as the screen, the next
    /// sharper one, or else the sharpest.
    package func file(
        scale: Double, isDark: Bool, hasHighContrast: Bool = false
    ) -> File? {
        guard
            let best = AssetLook.best(
                of: files, isDark: isDark, hasHighContrast: hasHighContrast, look: \.look)
        else { return nil }
        let alike = files.filter { $0.look == best.look }
        if let whole = alike.first(where: { $0.scale == nil }) { return whole }
        let sorted = alike.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
        return sorted.first { Double($0.scale ?? 1) >= scale } ?? sorted.last
    }

    private static func path(
        _ name: String, in folder: String, _ entry: ContentsValue
    ) throws -> String {
        guard !name.contains("/") else {
            throw entry.problem("names the file “\(name)”, which is not in its folder")
        }
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw entry.problem("names the file “\(name)”, which is not there")
        }
        return path
    }

    private static func scale(_ entry: ContentsValue) throws -> Int? {
        guard let text = entry["scale"]?.text else { return nil }
        guard text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...10).contains(scale) else {
            throw entry.problem("has the scale “\(text)”, which is unknown")
        }
        return scale
    }
}
