import Foundation
import Limits

/// The build settings of a target: those of its project's configuration, then its own, each after
/// the file of settings that it is based on.
struct BuildSettings {
    private static let deepest = 16
    private var values: [String: String] = [:]

    init(of target: PropertyValue, in project: XcodeProject, _ tree: FileTree) {
        for owner in [project.root, target] {
            guard let list = project.object("buildConfigurationList", of: owner) else { continue }
            let all = project.objects("buildConfigurations", of: list).map(\.value)
            let chosen = all.first { $0["name"]?.text == "Debug" } ?? all.first
            guard let chosen else { continue }
            if let base = chosen["baseConfigurationReference"]?.text, let path = project.paths[base]
            {
                add(Self.file(path, tree))
            }
            add(chosen["buildSettings"]?.fields ?? [:])
        }
        let defaults = [
            "TARGET_NAME": target["name"]?.text ?? "", "PROJECT_NAME": project.name,
            "SRCROOT": "", "PROJECT_DIR": "",
            "DEVELOPMENT_LANGUAGE":
                project.developmentRegion ?? "en", "CONFIGURATION": "Debug",
        ]
        for (key, value) in defaults where values[key] == nil { values[key] = value }
        if values["PRODUCT_NAME"] == nil { values["PRODUCT_NAME"] = "$(TARGET_NAME)" }
        if values["EXECUTABLE_NAME"] == nil { values["EXECUTABLE_NAME"] = "$(PRODUCT_NAME)" }
        if values["PRODUCT_MODULE_NAME"] == nil {
            values["PRODUCT_MODULE_NAME"] = "$(PRODUCT_NAME:c99extidentifier)"
        }
    }

    /// Later values replace earlier ones, which they may include.
    private mutating func add(_ settings: [String: PropertyValue]) {
        // Settings for a kind of device, `KEY[sdk=iphoneos*]`, count where there are no others.
        for (key, value) in settings.sorted(by: { $0.key.count > $1.key.count }) {
            let text = value.texts.joined(separator: " ")
            let name = String(key.prefix { $0 != "[" })
            if name != key, settings[name] != nil || key.contains("watch") { continue }
            let before = values[name] ?? ""
            values[name] = text.replacing("$(inherited)", with: before)
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// The lines of a file of settings, without the files that it includes.
    private static func file(_ path: String, _ tree: FileTree) -> [String: PropertyValue] {
        guard tree.files.contains(path),
            let data = try? BoundedFile.read("\(tree.root)/\(path)", limit: 1 << 20)
        else { return [:] }
        var settings: [String: PropertyValue] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            guard let equals = text.firstIndex(of: "=") else { continue }
            let key = text[..<equals].trimmingCharacters(in: .whitespaces)
            settings[key] = .text(
                text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces))
        }
        return settings
    }

    var names: [String] { Array(values.keys) }

    /// The value of a setting with the values of those that it names; `nil` if it is empty.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let text = resolved(value)
        return text.isEmpty ? nil : text
    }

    /// A text with the values of settings in place of `$(NAME)` and `${NAME}`.
    func resolved(_ text: String, depth: Int = 0) -> String {
        guard depth < Self.deepest, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                let end = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
            let value = parts.first.flatMap { values[String($0)] } ?? ""
            // What includes itself would grow without an end.
            if result.utf8.count < 1 << 16 {
                result += parts.dropFirst().reduce(resolved(value, depth: depth + 1)) {
                    Self.applying($1, to: $0)
                }
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func applying(_ operation: Substring, to text: String) -> String {
        switch operation {
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "rfc1034identifier":
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "c99extidentifier", "identifier": ModuleName.identifier(text)
        default: text
        }
    }

    func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }
}
