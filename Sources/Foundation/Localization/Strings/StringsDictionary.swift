import Foundation

/// Reads a property list of plurals, such as `Localizable.stringsdict`.
struct StringsDictionary {
    private(set) var entries: [String: LocalizedEntry] = [:]
    private(set) var problems = FileProblems()

    init(_ list: [String: Any]) {
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            if let text = value as? String {
                entries[key] = .text(text)
            } else if let fields = value as? [String: Any], let entry = Self.entry(fields) {
                entries[key] = entry
            } else {
                problems.add("the key “\(key)” has neither a format nor variations")
            }
        }
    }

    private static func entry(_ fields: [String: Any]) -> LocalizedEntry? {
        if let widths = fields["NSStringVariableWidthRuleType"] as? [String: String] {
            var forms: [Int: LocalizedEntry] = [:]
            for (width, text) in widths {
                if let width = Int(width) { forms[width] = .text(text) }
            }
            return forms.isEmpty ? nil : .width(forms)
        }
        if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            var forms: [String: LocalizedEntry] = [:]
            for (device, value) in devices {
                if let text = value as? String {
                    forms[device] = .text(text)
                } else if let inner = value as? [String: Any], let entry = entry(inner) {
                    forms[device] = entry
                }
            }
            return forms.isEmpty ? nil : .device(forms)
        }
        guard let format = fields["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, value) in fields {
            guard let rule = value as? [String: String] else { continue }
            variables[name] = LocalizedEntry.Variable(
                argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "lld",
                forms: .plural(
                    rule.filter { !$0.key.hasPrefix("NSString") }.mapValues { .text($0) }))
        }
        return .format(format, variables)
    }
}
