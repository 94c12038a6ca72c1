import Foundation

/// The files by which an app finds the values of its property list, and Casement its name.
struct InformationFiles {
    static let name = "AppInformation.plist"
    let files: [String: String]

    init(_ plan: TargetPlan) {
        let folder = "\(plan.folder)/\(TargetPlan.generated)"
        let list = try? PropertyListSerialization.data(
            fromPropertyList: plan.target.information, format: .xml, options: 0)
        files = [
            "\(folder)/\(Self.name)": String(decoding: list ?? Data(), as: UTF8.self),
            "\(folder)/Bundle+Information.swift": Self.source,
        ]
    }

    /// SwiftPM makes no property list of an app, so Foundation finds none beside the executable.
    private static let source = """
        // Written by `casement adopt`: the values of the app's property list.
        import Foundation

        extension Bundle {
            /// The values of the project's Info.plist and of its build settings.
            var infoDictionary: [String: Any]? { appInformation }

            var localizedInfoDictionary: [String: Any]? { nil }

            var bundleIdentifier: String? { appInformation["CFBundleIdentifier"] as? String }

            func object(forInfoDictionaryKey key: String) -> Any? { appInformation[key] }
        }

        private nonisolated(unsafe) let appInformation: [String: Any] = {
            guard let url = Bundle.main.url(forResource: "AppInformation", withExtension: "plist"),
                let data = try? Data(contentsOf: url)
            else { return [:] }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return list as? [String: Any] ?? [:]
        }()

        """
}
