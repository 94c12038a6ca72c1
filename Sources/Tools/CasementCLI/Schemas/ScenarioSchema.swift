import AutomationProtocol
import Foundation

/// The JSON schema of scenario files (draft 7, as YAML servers of editors read it): completes keys
/// and steps, shows what they are, and marks what does not parse.
package enum ScenarioSchema {
    /// The name of the file beside the scenarios of a package.
    package static let fileName = "scenario.schema.json"

    /// The first line of a scenario, which tells a YAML server where the schema is.
    package static let modeline = "# yaml-language-server: $schema=\(fileName)"

    /// The schema as a file.
    package static var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let schema = scenario.document(
            title: "A scenario of Casement", definitions: definitions)
        do {
            return String(decoding: try encoder.encode(schema), as: UTF8.self) + "\n"
        } catch {
            fatalError("The schema of scenarios cannot be written as JSON: \(error)")
        }
    }

    static var scenario: SchemaRule {
        .mapping(
            [
                "name": .text.about("What the scenario shows; else the file's name."),
                "arguments": .list(of: .text).about("The app's arguments."),
                "size": size.about("The content of a new window, in points."),
                "scale": .number(ScaleText.range).about("Device pixels to a point."),
                "clock": .oneOf(Scenario.Clock.self).about(
                    "A virtual clock stands still until a step moves it; a real one runs."),
                "date": .text.about("Where a virtual clock starts, as 2026-01-31T09:41:00Z."),
                "front": .pattern("^(sdl|headless|kms|fb:.+|kms:.+)$").about(
                    "Where the app is shown: \(FrontText.forms)."),
                "screen": .oneOf(Scenario.Screen.self).about(
                    "All windows on one screen, or a screen for each."),
                "phases": .oneOf(Scenario.Phases.self).about(
                    "Whether a window without the keyboard stays active, as on a desktop."),
                "locale": .text.about("The locale of the app's environment, such as pt-BR."),
                "home": .oneOf(Scenario.Keeping.self).about(
                    "The home that --home names, or a new one for this file."),
                "session": .oneOf(Scenario.Keeping.self).about(
                    "The session that --session names, or a new one for this file."),
                "variables": .mapping(toAny: .text).about("Further variables for the app."),
                "steps": .list(of: step).about("What is done, in order."),
            ], needs: ["steps"])
    }

    /// A step that stands alone, or one with what it needs.
    private static var step: SchemaRule {
        .any(
            of: .oneOf(StepParser.wordsAlone.sorted()),
            .mapping(steps, least: 1, most: 1))
    }

    /// What each step needs, by its name.
    static var steps: [String: SchemaRule] {
        var all = inputSteps.merging(environmentSteps) { $1 }.merging(windowSteps) { $1 }
        all.merge(expectations) { $1 }
        all.merge(outputSteps) { $1 }
        return all
    }

    // MARK: Steps

    private static var inputSteps: [String: SchemaRule] {
        [
            "tap": target().about("Presses what is found, or a point of a window."),
            "doubleTap": target().about("Presses twice."),
            "rightTap": target().about("Presses the second button."),
            "longPress": target().about("Presses and holds."),
            "hover": target().about("Moves the pointer there."),
            "type": .text.about("Types into the focused field."),
            "key": .text.about("One keystroke, such as Return, F1, a or ctrl+shift+z."),
            "drag": .any(
                of: .mapping(["from": target(), "to": target()], needs: ["from", "to"]),
                .mapping(["from": target(), "by": pair], needs: ["from", "by"])
            ).about("Presses, moves and releases."),
            "drop": .mapping(["files": texts, "text": .text, "on": target()], least: 1).about(
                "Drops files that exist, or text, as another program does."),
            "pinch": target(with: ["to": .number]).about(
                "Moves two fingers apart to a multiple of their distance."),
            "rotate": target(with: ["by": .number]).about("Turns two fingers by degrees."),
            "slide": selector(with: ["to": .number]).about("Drags a slider to a value."),
            "pick": selector(with: ["option": .text]).about("Takes an option of a picker."),
            "scroll": .any(
                of: .mapping(["by": pair], needs: ["by"]), target(with: ["by": pair])
            ).about("Turns the wheel by so many points."),
            "reveal": selector().about("Scrolls until it is in view."),
            "focus": selector().about("Gives it the keyboard focus."),
            "clear": selector().about("Empties a field."),
            "action": selector(with: ["name": .text]).about(
                "Performs an action of assistive technology, such as activate or increment."),
            "rotor": selector(with: ["name": .text, "entry": .text]).about(
                "Goes to an entry of a rotor."),
            "accessibilityFocus": selector().about("Brings assistive technology to an element."),
            "random": .mapping(
                ["events": .count(from: 1, to: 1_000_000), "seed": .count()], needs: ["events"]
            ).about("Uses the app at random; the same seed gives the same input."),
        ]
    }

    private static var environmentSteps: [String: SchemaRule] {
        [
            "environment": .mapping([
                "colorScheme": .oneOf(EnvironmentChange.Scheme.self), "locale": .text,
                "dynamicTypeSize": .oneOf(EnvironmentChange.TypeSize.self),
                "layoutDirection": .oneOf(EnvironmentChange.Direction.self),
                "contrast": .oneOf(EnvironmentChange.Contrast.self), "reduceMotion": .flag,
                "reduceTransparency": .flag, "differentiateWithoutColor": .flag,
                "boldText": .flag,
            ]).about("Changes the app's environment."),
            "openURL": .text.about("Sends the app an address."),
            "defaults": values.about("Writes to the user defaults from outside."),
            "advance": .any(
                of: seconds, .mapping(["by": seconds, "real": .flag], needs: ["by"])
            ).about("Moves the virtual clock by so many seconds."),
            "wait": seconds.about("Lets so many seconds of real time pass."),
        ]
    }

    private static var windowSteps: [String: SchemaRule] {
        [
            "openWindow": .mapping(["id": .text, "value": .anything], least: 1).about(
                "Opens the window of a scene's id, of a value, or of both."),
            "closeWindow": window.about("Closes a window, by its number."),
            "focusWindow": window.about("Brings a window to the front."),
            "minimizeWindow": window.about("Minimizes a window."),
            "restoreWindow": window.about("Shows a minimized window again."),
            "resizeWindow": .mapping(
                ["window": window, "size": size], needs: ["window", "size"]
            ).about("Gives the content of a window a size."),
            "moveWindow": .mapping(["window": window, "to": pair], needs: ["window", "to"]).about(
                "Moves a window's corner on the screen."),
            "phase": .any(
                of: phases, .mapping(["window": window, "to": phases], needs: ["to"])
            ).about("Takes scenes to a phase, step by step."),
        ]
    }

    private static var expectations: [String: SchemaRule] {
        [
            "expect": selector(maybe: within).about("It is there now, or within so many seconds."),
            "expectNone": selector(maybe: within).about("It is not there."),
            "expectFocus": selector(maybe: within).about("It has the keyboard focus."),
            "expectCount": selector(with: ["count": .count()], maybe: within).about(
                "So many match."),
            "expectWindows": expectation(.count(), as: "count").about("So many windows are open."),
            "expectTitle": expectation(.text, as: "title", with: ["window": window]).about(
                "The title of a window; of the key window, unless one is named."),
            "expectPhase": expectation(phases, as: "is", with: ["window": window]).about(
                "The phase of a window's scene, or of the app's."),
            "expectDefaults": values.about("What the user defaults hold."),
            "expectStorage": .mapping(
                within.merging(["window": window, "values": values]) { $1 }, needs: ["values"]
            ).about("What a window keeps in its scene storage."),
            "expectGuidelines": .any(
                of: .oneOf(["all"]), .oneOf(ScreenGuideline.self),
                .list(of: .oneOf(ScreenGuideline.self), least: 1)
            ).about("The window keeps the guidelines of accessibility."),
        ]
    }

    private static var outputSteps: [String: SchemaRule] {
        [
            "expectLog": .any(
                of: .text, .mapping(["text": .text, "count": .count()], needs: ["text"])
            ).about("A part of a line that the app wrote."),
            "expectNoLog": .text.about("No line that the app wrote has it."),
            "screenshot": .any(
                of: artifact,
                .mapping(
                    [
                        "name": artifact, "window": window, "part": .list(of: .number, count: 4),
                        "compare": .text, "tolerance": .count(),
                    ], needs: ["name"])
            ).about("Writes a picture, or compares it with a file."),
            "tree": artifact.about("Writes the tree of what is shown."),
        ]
    }

    // MARK: Parts

    private static let seconds = SchemaRule.number(0...1_000_000)
    private static let pair = SchemaRule.list(of: .number, count: 2)
    private static let size = SchemaRule.any(of: .pattern("^[0-9.]+x[0-9.]+$"), pair)
    private static let window = SchemaRule.count(from: 1)
    private static let phases = SchemaRule.oneOf(ScenarioStep.Phase.self)
    private static let values = SchemaRule.mapping(toAny: .anything)
    private static let texts = SchemaRule.any(of: .text, .list(of: .text))
    private static let within = ["within": seconds]
    /// A file of the folder of artifacts.
    private static let artifact = SchemaRule.pattern("^[^/.][^/]*$")

    private static let windows = SchemaRule.any(of: window, .oneOf(["any"])).about(
        "A window's number in opening order, or any; else the key window.")

    private static let conditions: [String: SchemaRule] = [
        "label": .text.about("The element's whole label."),
        "contains": .text.about("A part of its label."),
        "id": .text.about("Its accessibility identifier."),
        "role": .oneOf(ScreenElement.Role.self).about("What kind of element it is."),
        "value": .text.about("Its value, such as on, 0.5 or the text of a field."),
        "window": windows,
        "index": .count(from: 1).about("Which one of several that match."),
        "enabled": .flag, "selected": .flag, "focused": .flag,
        "inSight": .flag.about("Whether a part of it is seen without scrolling."),
        "in": .oneOf(["chrome"]).about("What belongs to the window itself."),
    ]

    /// What steps name, so that each of them stands in the schema once.
    static var definitions: [String: SchemaRule] {
        conditions.merging([
            "anElement": .any(of: .text, .mapping(selectorKeys, least: 1)),
            "anElementOrPoint": .any(
                of: .defined("anElement"),
                .mapping(
                    ["x": .number, "y": .number, "window": .defined("window")], needs: ["x", "y"])),
        ]) { $1 }
    }

    private static let selectorKeys = [String: SchemaRule](
        uniqueKeysWithValues: conditions.keys.map { ($0, .defined($0)) })

    /// A label, or a mapping of conditions with the keys that the step takes besides.
    private static func selector(
        with required: [String: SchemaRule] = [:], maybe optional: [String: SchemaRule] = [:]
    ) -> SchemaRule {
        guard !required.isEmpty || !optional.isEmpty else { return .defined("anElement") }
        let keys = selectorKeys.merging(optional) { $1 }.merging(required) { $1 }
        let mapping = SchemaRule.mapping(keys, needs: required.keys.sorted(), least: 1)
        return required.isEmpty ? .any(of: .text, mapping) : mapping
    }

    /// A selector, or a point of a window.
    private static func target(with required: [String: SchemaRule] = [:]) -> SchemaRule {
        guard !required.isEmpty else { return .defined("anElementOrPoint") }
        let point = ["x": .number, "y": .number, "window": .defined("window")]
            .merging(required) { $1 }
        return .any(
            of: selector(with: required),
            .mapping(point, needs: ["x", "y"] + required.keys.sorted()))
    }

    /// A value alone, or under a key beside others.
    private static func expectation(
        _ rule: SchemaRule, as key: String, with others: [String: SchemaRule] = [:]
    ) -> SchemaRule {
        .any(
            of: rule,
            .mapping(within.merging(others) { $1 }.merging([key: rule]) { $1 }, needs: [key]))
    }
}
