import Foundation
import Limits

/// Parses what a scenario needs around its app: the screen, folders and variables.
enum NeedsParser {
    static let keys = [
        "size", "front", "screen", "phases", "scale", "locale", "home", "session", "variables",
    ]

    /// Notes the mistakes, each with its line.
    static func parse(_ fields: [String: YAMLReader], into scenario: inout Scenario) {
        let size = fields["size"]?.noting { try $0.size("size") }
        scenario.size = size
        scenario.screen = fields["screen"]?.noting { try $0.choice("screen", Scenario.Screen.self) }
        scenario.phases = fields["phases"]?.noting { try $0.choice("phases", Scenario.Phases.self) }
        scenario.home = fields["home"]?.noting { try $0.choice("home", Scenario.Keeping.self) }
        scenario.session = fields["session"]?.noting {
            try $0.choice("session", Scenario.Keeping.self)
        }
        for key in ["home", "session"] { scenario.keepingLines[key] = fields[key]?.line }
        scenario.front = fields["front"]?.noting { try front($0) }
        scenario.scale = fields["scale"]?.noting { try scale($0, size) }
        scenario.locale = fields["locale"]?.noting { try locale($0) }
        if let variables = fields["variables"]?.noting({ try variables($0) }) {
            scenario.variables = variables
        }
    }

    private static func front(_ reader: YAMLReader) throws(ScenarioError) -> String {
        let front = try reader.string("front")
        guard FrontText.isValid(front) else {
            throw reader.problem(FrontText.refusal(of: front, called: "front"))
        }
        return front
    }

    private static func scale(
        _ reader: YAMLReader, _ size: CGSize?
    ) throws(ScenarioError) -> Double {
        let scale = try reader.number("scale")
        guard ScaleText.range.contains(scale) else {
            throw reader.problem("scale", is: "a number from 0.5 to 8")
        }
        if let size, !SurfaceLimit().allows(width: size.width, height: size.height, scale: scale) {
            throw reader.problem("no screen has \(SizeText.text(size)) at the scale \(scale)")
        }
        return scale
    }

    private static func locale(_ reader: YAMLReader) throws(ScenarioError) -> String {
        let name = try reader.string("locale")
        let language = Locale(identifier: name).language.languageCode?.identifier ?? ""
        let isWritten = name.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || "-_@=;".contains($0))
        }
        guard isWritten, Locale.LanguageCode.isoLanguageCodes.contains(.init(language)) else {
            throw reader.problem(
                "locale", is: "a language, or a language and a region, such as de or pt-BR")
        }
        return name
    }

    private static func variables(_ reader: YAMLReader) throws(ScenarioError) -> [String: String] {
        guard let mapping = reader.node.mapping else {
            throw reader.problem("variables is a mapping of names and texts")
        }
        var variables: [String: String] = [:]
        for (key, value) in mapping {
            let name = try reader.reader(key).string("the name of a variable")
            if let why = VariableText.refusal(of: name) {
                reader.mistakes.add(reader.reader(key).problem(why))
                continue
            }
            variables[name] = reader.reader(value).noting { value in
                let text = try value.string(name)
                guard !text.contains("\0") else {
                    throw value.problem("\(name) has a character that ends texts in C")
                }
                return text
            }
        }
        return variables
    }
}

/// The ways to a screen that an app can be told.
enum FrontText {
    static let forms = "sdl, headless, fb:PATH, kms or kms:CARD"

    static func isValid(_ text: String?) -> Bool {
        guard let text else { return true }
        return ["sdl", "headless", "kms"].contains(text)
            || ["fb:", "kms:"].contains { text.hasPrefix($0) && text.count > $0.count }
    }

    /// The sentence about a text that names none of them.
    static func refusal(of text: String, called name: String) -> String {
        let nearest = Suggestion.nearest(to: text, of: ["sdl", "headless", "kms"])
        return "\(name) is \(forms), not “\(text)”\(nearest)"
    }
}

enum ScaleText {
    /// Device pixels to a point.
    static let range = 0.5...8.0
}

/// The names of an app's variables.
enum VariableText {
    /// The keys of a scenario, or the reason besides, for variables that the runner sets itself.
    private static let own = [
        "CASEMENT_FRONT": "front", "CASEMENT_SCREEN": "screen", "CASEMENT_PHASES": "phases",
        "CASEMENT_SCALE": "scale", "CASEMENT_SIZE": "size", "CASEMENT_CLOCK": "clock",
        "CASEMENT_DATE": "date", "CASEMENT_SESSION": "session", "HOME": "home",
        "CFFIXED_USER_HOME": "home", "XDG_CONFIG_HOME": "home", "XDG_DATA_HOME": "home",
        "XDG_STATE_HOME": "home", "XDG_CACHE_HOME": "home",
    ]

    /// Why a scenario cannot set the variable; nil if it can.
    static func refusal(of name: String) -> String? {
        let isName =
            name.first?.isNumber == false
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName else { return "“\(name)” is not the name of a variable" }
        if let key = own[name] { return "\(name) is set by the key \(key)" }
        if name == "CASEMENT_CONTROL" { return "\(name) is the runner's own" }
        return nil
    }

    /// The variables of an app's surroundings that it does not get from a runner, in order.
    static func dropped(from variables: [String: String]) -> [String] {
        variables.keys.filter { $0.hasPrefix("CASEMENT_") && own[$0] == nil }.sorted()
    }
}
