import AutomationProtocol
import Foundation
import Geometry

/// The `mobile:` calls of Appium, which clients send as scripts.
extension DriverSession {
    static let scriptRoutes = [
        CommandRoute("POST", "execute/sync") { try $0.session.run($0.body) },
        CommandRoute("POST", "execute/async") { try $0.session.run($0.body) },
        CommandRoute("POST", "appium/device/terminate_app") { context in
            .bool(try context.session.terminate())
        },
        CommandRoute("POST", "appium/device/activate_app") { context in
            try context.session.app.start()
            return .null
        },
        CommandRoute("POST", "appium/device/app_state") { .int(state(of: $0.session)) },
    ]

    private typealias Call = (DriverSession, JSONValue) throws -> JSONValue

    private func run(_ body: JSONValue) throws -> JSONValue {
        let script = try body.text("script")
        if let answer = try answer(toAtom: script, body["args"]?.list ?? []) { return answer }
        guard script.hasPrefix("mobile:") || script.hasPrefix("casement:") else {
            throw WebDriverError(
                .javaScriptError, "an app runs no scripts; there are calls such as mobile: kill")
        }
        let name = script.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
        guard let call = Self.calls[name] else {
            let known = Self.calls.keys.sorted().joined(separator: ", ")
            throw WebDriverError(.unknownCommand, "there is no call “\(name)”, but \(known)")
        }
        return try call(self, body["args"]?.list?.first ?? .object([:]))
    }

    /// Some clients ask for an attribute, and whether an element is displayed, by a script for pages
    /// that begins with its name.
    private func answer(toAtom script: String, _ arguments: [JSONValue]) throws -> JSONValue? {
        guard script.hasPrefix("/* "), let id = arguments.first?[ElementReference.key]?.text else {
            return nil
        }
        if script.hasPrefix("/* isDisplayed */") { return .bool(try isInSight(id)) }
        guard script.hasPrefix("/* getAttribute */"), arguments.count == 2,
            let name = arguments[1].text
        else { return nil }
        return try attribute(name, of: id)
    }

    private static let calls: [String: Call] = lifeCalls.merging(gestureCalls) { $1 }

    // MARK: The app and what is around it

    private static let lifeCalls: [String: Call] = [
        "setPhase": { session, arguments in
            try session.app.perform(
                .phase(
                    try choice("phase", arguments),
                    window: try arguments.optionalNumber("window", in: 1...1e9).map {
                        Int(saturating: $0)
                    }))
            return .null
        },
        "backgroundApp": { session, arguments in
            let seconds = try arguments.optionalNumber("seconds", in: -1...86_400) ?? 0
            try session.app.perform(.phase(.background, window: nil))
            guard seconds >= 0 else { return .null }
            if seconds > 0 { try session.app.perform(.advance(seconds, real: true)) }
            try session.app.perform(.phase(.active, window: nil))
            return .null
        },
        "setEnvironment": { session, arguments in
            try session.app.perform(.environment(try environment(arguments)))
            return .null
        },
        "setLocale": { session, arguments in
            var change = EnvironmentChange()
            change.locale = try arguments.text("locale")
            try session.app.perform(.environment(change))
            return .null
        },
        "advance": { session, arguments in
            let seconds = try arguments.number("seconds", in: 0...86_400)
            try session.app.perform(
                .advance(seconds, real: arguments["real"] == .bool(true)))
            return .null
        },
        "kill": { session, _ in
            try session.app.kill()
            return .null
        },
        "relaunch": { session, _ in
            if session.app.isRunning { try session.app.quit() }
            try session.app.start()
            session.choose(nil)
            return .null
        },
        "terminateApp": { session, _ in .bool(try session.terminate()) },
        "launchApp": { session, _ in
            try session.app.start()
            return .null
        },
        "activateApp": { session, _ in
            try session.app.start()
            return .null
        },
        "queryAppState": { session, _ in .int(state(of: session)) },
        "deepLink": { session, arguments in
            try session.app.perform(.openURL(try arguments.text("url")))
            return .null
        },
        "log": { session, _ in .array(session.app.log.map(JSONValue.string)) },
        "alert": { session, arguments in
            try session.answerAlert(
                try arguments.text("action"), try arguments.optionalText("buttonLabel"))
        },
    ]

    private static func state(of session: DriverSession) -> Int { session.app.isRunning ? 4 : 1 }

    /// Whether an app that ran was quit.
    private func terminate() throws -> Bool {
        guard app.isRunning else { return false }
        try app.quit()
        choose(nil)
        return true
    }

    /// What the app has written, as Selenium asks for it.
    var logEntries: [JSONValue] {
        app.log.map {
            .object(["level": .string("INFO"), "message": .string($0), "timestamp": .int(0)])
        }
    }

    private static func environment(
        _ arguments: JSONValue
    ) throws(WebDriverError) -> EnvironmentChange {
        var change = EnvironmentChange()
        change.locale = try arguments.optionalText("locale")
        if arguments["colorScheme"] != nil {
            change.colorScheme = try choice("colorScheme", arguments)
        }
        if arguments["dynamicTypeSize"] != nil {
            change.dynamicTypeSize = try choice("dynamicTypeSize", arguments)
        }
        if arguments["layoutDirection"] != nil {
            change.layoutDirection = try choice("layoutDirection", arguments)
        }
        if arguments["contrast"] != nil { change.contrast = try choice("contrast", arguments) }
        change.reduceMotion = try arguments.optionalFlag("reduceMotion")
        change.reduceTransparency = try arguments.optionalFlag("reduceTransparency")
        change.differentiateWithoutColor = try arguments.optionalFlag("differentiateWithoutColor")
        change.boldText = try arguments.optionalFlag("boldText")
        return change
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ arguments: JSONValue
    ) throws(WebDriverError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try arguments.text(name)) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONValue.wrong(name, "one of \(known)")
        }
        return choice
    }
}
