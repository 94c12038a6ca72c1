import AppRunning
import AutomationProtocol
import Foundation

/// What a client asks of a new session: how the app is started, and how long to wait.
package struct SessionRequest: Equatable {
    package var arguments: [String] = []
    package var variables: [String: String] = [:]
    package var size: CGSize?
    package var scale: Double?
    package var clock: AppLaunch.Clock?
    package var date: Date?
    package var locale: String?
    package var screen: AppLaunch.Screen?
    package var phases: AppLaunch.Phases?
    /// Seconds without a command after which the session ends; 0 for never.
    package var patience = 300.0
    package var timeouts = SessionTimeouts()
    /// What the client has asked for, to be answered as it is.
    package var capabilities: [String: JSONValue] = [:]

    /// The app as it starts by itself.
    package init() {}

    /// The first of the alternatives that can be met.
    package init(_ body: JSONValue) throws(WebDriverError) {
        guard let capabilities = body["capabilities"], capabilities.fields != nil else {
            throw WebDriverError(.invalidArgument, "“capabilities” is missing")
        }
        let always = capabilities["alwaysMatch"] ?? .object([:])
        let alternatives = capabilities["firstMatch"] ?? .array([.object([:])])
        guard let common = always.fields else { throw JSONValue.wrong("alwaysMatch", "an object") }
        guard let list = alternatives.list, !list.isEmpty else {
            throw JSONValue.wrong("firstMatch", "a list")
        }
        var reason = ""
        for alternative in list {
            guard let fields = alternative.fields else {
                throw JSONValue.wrong("firstMatch", "a list of objects")
            }
            let repeated = fields.keys.first { common[$0] != nil }
            if let repeated {
                throw WebDriverError(
                    .invalidArgument, "“\(repeated)” is in alwaysMatch and in firstMatch")
            }
            do {
                try self.init(capabilities: common.merging(fields) { $1 })
                return
            } catch {
                guard error.code == .sessionNotCreated else { throw error }
                reason = error.message
            }
        }
        throw WebDriverError(.sessionNotCreated, reason)
    }

    private init(capabilities: [String: JSONValue]) throws(WebDriverError) {
        for (name, value) in capabilities where value != .null {
            try read(name, .object([name: value]))
            self.capabilities[name] = value
        }
    }

    private mutating func read(_ name: String, _ field: JSONValue) throws(WebDriverError) {
        switch name {
        case "browserName": try meets(name, field, ["casement"])
        case "platformName": try meets(name, field, ["linux", "any"])
        case "timeouts":
            guard let value = field[name] else { return }
            try timeouts.change(value)
        case "appium:processArguments":
            guard let value = field[name] else { return }
            if value["args"] != nil { arguments = try Self.texts("args", value) }
            if value["env"] != nil { variables = try Self.variables("env", value) }
        case "casement:arguments": arguments = try Self.texts(name, field)
        case "casement:variables": variables = try Self.variables(name, field)
        case "casement:size":
            let text = try field.text(name)
            guard let size = SizeText.parse(text) else {
                throw JSONValue.wrong(name, "a size such as 800x600")
            }
            self.size = size
        case "casement:scale": scale = try field.number(name, in: 0.5...8)
        case "casement:clock": clock = try Self.choice(name, field)
        case "casement:screen": screen = try Self.choice(name, field)
        case "casement:phases": phases = try Self.choice(name, field)
        case "casement:locale": locale = try field.text(name)
        case "casement:date":
            guard let date = try? Date(try field.text(name), strategy: .iso8601) else {
                throw JSONValue.wrong(name, "a date such as 2026-01-31T09:41:00Z")
            }
            self.date = date
        case "appium:newCommandTimeout": patience = try field.number(name, in: 0...1_000_000)
        case "browserVersion", "acceptInsecureCerts", "pageLoadStrategy", "proxy", "setWindowRect",
            "strictFileInteractability", "unhandledPromptBehavior", "webSocketUrl":
            break
        default:
            // What is for other drivers means nothing to this one.
            guard name.contains(":"), !name.hasPrefix("casement:") else {
                throw WebDriverError(.invalidArgument, "“\(name)” is not a capability")
            }
        }
    }

    private func meets(
        _ name: String, _ field: JSONValue, _ known: [String]
    ) throws(WebDriverError) {
        let text = try field.text(name)
        guard known.contains(text.lowercased()) else {
            throw WebDriverError(
                .sessionNotCreated, "“\(name)” is \(known[0]) here, and not \(text)")
        }
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ field: JSONValue
    ) throws(WebDriverError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try field.text(name)) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONValue.wrong(name, "one of \(known)")
        }
        return choice
    }

    private static func texts(
        _ name: String, _ field: JSONValue
    ) throws(WebDriverError) -> [String] {
        guard let list = field[name]?.list else { throw JSONValue.wrong(name, "a list of texts") }
        let texts = list.compactMap(\.text)
        guard texts.count == list.count, !texts.contains(where: { $0.contains("\0") }) else {
            throw JSONValue.wrong(name, "a list of texts")
        }
        return texts
    }

    private static func variables(
        _ name: String, _ field: JSONValue
    ) throws(WebDriverError) -> [String: String] {
        guard let fields = field[name]?.fields else {
            throw JSONValue.wrong(name, "an object of texts")
        }
        let texts = fields.compactMapValues(\.text)
        let isUsable = texts.allSatisfy { key, value in
            !key.isEmpty && !key.contains("=") && !key.contains("\0") && !value.contains("\0")
        }
        guard texts.count == fields.count, isUsable else {
            throw JSONValue.wrong(name, "an object of texts")
        }
        return texts
    }
}

/// How long commands of a session wait, in milliseconds.
package struct SessionTimeouts: Equatable {
    /// For an element that is not there yet.
    package var implicit = 0.0
    package var pageLoad = 300_000.0
    /// Nil for ever; no script waits here.
    package var script: Double? = 30_000.0

    package init() {}

    /// Takes over what a client sets.
    package mutating func change(_ value: JSONValue) throws(WebDriverError) {
        guard let fields = value.fields else { throw JSONValue.wrong("timeouts", "an object") }
        let range = 0.0...9_007_199_254_740_991
        for name in fields.keys {
            switch name {
            case "implicit": implicit = try value.number(name, in: range)
            case "pageLoad": pageLoad = try value.number(name, in: range)
            case "script": script = try value.optionalNumber(name, in: range)
            default: throw WebDriverError(.invalidArgument, "there is no timeout “\(name)”")
            }
        }
    }

    package var json: JSONValue {
        .object([
            "implicit": .number(implicit), "pageLoad": .number(pageLoad),
            "script": script.map(JSONValue.number) ?? .null,
        ])
    }
}
