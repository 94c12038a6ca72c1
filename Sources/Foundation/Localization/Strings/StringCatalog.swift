import Foundation

/// A catalogue of the translations of a table into all languages, such as `Localizable.xcstrings`.
struct StringCatalog {
    /// The translations by language.
    private(set) var languages: [String: [String: LocalizedEntry]] = [:]
    private(set) var problems = FileProblems()
    /// The language in which the keys are written.
    let source: String?

    init(_ root: [String: Any]) {
        source = root["sourceLanguage"] as? String
        guard let strings = root["strings"] as? [String: Any] else {
            problems.add("there is no list of strings")
            return
        }
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            guard let fields = value as? [String: Any] else {
                problems.add("the key “\(key)” has no fields")
                continue
            }
            let translations = fields["localizations"] as? [String: Any] ?? [:]
            for (language, translation) in translations.sorted(by: { $0.key < $1.key }) {
                guard let entry = Self.entry(translation) else {
                    problems.add("the key “\(key)” has no text in “\(language)”")
                    continue
                }
                languages[language, default: [:]][key] = entry
            }
        }
    }

    private static func entry(_ value: Any) -> LocalizedEntry? {
        guard let fields = value as? [String: Any] else { return nil }
        let own = plainEntry(fields)
        guard let list = fields["substitutions"] as? [String: Any],
            case .text(let format)? = own
        else { return own }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, value) in list {
            guard let fields = value as? [String: Any], let forms = plainEntry(fields) else {
                continue
            }
            // A number that no argument has stands for the next one.
            let number = (fields["argNum"] as? Int).flatMap { (1...999).contains($0) ? $0 : nil }
            variables[name] = LocalizedEntry.Variable(
                argument: number.map { $0 - 1 },
                specifier: fields["formatSpecifier"] as? String ?? "lld", forms: forms)
        }
        return .format(format, variables)
    }

    /// A text or its variations, without substitutions.
    private static func plainEntry(_ fields: [String: Any]) -> LocalizedEntry? {
        if let unit = fields["stringUnit"] as? [String: Any] {
            return (unit["value"] as? String).map { .text($0) }
        }
        guard let variations = fields["variations"] as? [String: Any] else { return nil }
        func forms(_ kind: String) -> [String: LocalizedEntry]? {
            guard let list = variations[kind] as? [String: Any] else { return nil }
            let forms = list.compactMapValues { entry($0) }
            return forms.isEmpty ? nil : forms
        }
        if let plural = forms("plural") { return .plural(plural) }
        if let device = forms("device") { return .device(device) }
        return nil
    }
}
