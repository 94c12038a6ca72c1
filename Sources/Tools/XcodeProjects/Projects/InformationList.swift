import Foundation
import Limits

/// The values of a target's property list: those of its file, then those that its build settings
/// generate.
struct InformationList {
    private(set) var values: [String: Any] = [:]

    init(_ settings: BuildSettings, _ tree: FileTree, folder: String, target: AdoptedTarget) {
        if let file = settings["INFOPLIST_FILE"] {
            let path = RelativePath.join(folder, file)
            let list =
                tree.files.contains(path)
                ? Self.list("\(tree.root)/\(path)") as? [String: Any] : nil
            values = (list ?? [:]).compactMapValues { Self.resolved($0, settings) }
        }
        for name in settings.names {
            guard name.hasPrefix("INFOPLIST_KEY_"), let text = settings[name] else { continue }
            add(String(name.dropFirst("INFOPLIST_KEY_".count)), text)
        }
        let usual: [(String, String?)] = [
            ("CFBundleName", settings["PRODUCT_NAME"]),
            ("CFBundleExecutable", settings["EXECUTABLE_NAME"]),
            ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]),
            ("CFBundleShortVersionString", settings["MARKETING_VERSION"]),
            ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"]),
            ("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"]),
        ]
        for (key, value) in usual where values[key] == nil { values[key] = value }
        let platforms = "\(settings["SUPPORTED_PLATFORMS"] ?? "") \(settings["SDKROOT"] ?? "")"
        if let family = settings["TARGETED_DEVICE_FAMILY"], values["UIDeviceFamily"] == nil,
            !platforms.contains("macosx")
        {
            values["UIDeviceFamily"] = family.split(separator: ",").compactMap { Int($0) }
        }
    }

    /// The values of a playground, or of nothing that describes any.
    init(name: String, identifier: String? = nil, version: String? = nil, build: String? = nil) {
        values["CFBundleName"] = name
        values["CFBundleIdentifier"] = identifier
        values["CFBundleShortVersionString"] = version
        values["CFBundleVersion"] = build
    }

    static func list(_ path: String) -> Any? {
        guard let data = try? BoundedFile.read(path, limit: 4 << 20) else { return nil }
        return try? BoundedPropertyList.read(data)
    }

    /// Lists stand as words, and keys for a kind of device end in its name.
    private mutating func add(_ key: String, _ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch key {
        case "UISupportedInterfaceOrientations_iPhone":
            values["UISupportedInterfaceOrientations"] = words
        case "UISupportedInterfaceOrientations_iPad":
            values["UISupportedInterfaceOrientations~ipad"] = words
        case "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities":
            values[key] = words
        case let key where key.hasSuffix("_Generation"): break
        default:
            values[key] = text == "YES" ? true : text == "NO" ? false : text as Any
        }
    }

    /// A value with build settings in place of `$(NAME)`; `nil` for what a property list has and a
    /// text has not.
    private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any? {
        switch value {
        case let text as String: settings.resolved(text)
        case let list as [Any]: list.compactMap { resolved($0, settings) }
        case let fields as [String: Any]: fields.compactMapValues { resolved($0, settings) }
        default: value
        }
    }
}
