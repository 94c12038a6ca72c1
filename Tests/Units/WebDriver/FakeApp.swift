import AppRunning
import AutomationProtocol
import Foundation

@testable import WebDriver

/// An app without a process: a screen that tests set, and the steps that it was asked for.
final class FakeApp: DrivenApp {
    var shown: Screen
    var steps: [ScenarioStep] = []
    var isRunning = false
    var log = ["started"]
    /// What performing a step throws.
    var failure: (any Error)?
    /// Called after each step.
    var react: (ScenarioStep) -> Void = { _ in }

    init(_ elements: [ScreenElement], title: String = "Form") {
        shown = Screen(windows: [Self.window(1, title, elements)])
    }

    static func window(
        _ number: Int, _ title: String, _ elements: [ScreenElement]
    ) -> ScreenWindow {
        ScreenWindow(
            number: number, id: "main", scene: "windowGroup", title: title,
            frame: CGRect(x: 10, y: 20, width: 400, height: 300), isKey: number == 1,
            root: ScreenElement(.group, children: elements))
    }

    func perform(_ step: ScenarioStep) throws {
        guard isRunning else { throw AppError.notRunning }
        steps.append(step)
        if let failure { throw failure }
        react(step)
    }

    func screen() throws -> Screen {
        guard isRunning else { throw AppError.notRunning }
        return shown
    }

    func picture(window: Int?) throws -> Data { Data() }
    func start() throws { isRunning = true }
    func quit() throws { isRunning = false }
    func kill() throws { isRunning = false }
    func end() { isRunning = false }

    /// A form with two rows, a field and a switch.
    static var form: FakeApp {
        FakeApp([
            ScreenElement(.heading, "Shopping", frame: CGRect(x: 0, y: 0, width: 200, height: 20)),
            ScreenElement(
                .list, "Items",
                children: [
                    ScreenElement(
                        .row, "Milk",
                        children: [ScreenElement(.text, "Milk"), ScreenElement(.button, "Delete")]),
                    ScreenElement(
                        .row, "Bread",
                        children: [ScreenElement(.text, "Bread"), ScreenElement(.button, "Delete")]),
                ]),
            ScreenElement(
                .textField, "Name", value: "Ada", identifier: "name",
                frame: CGRect(x: 20, y: 100, width: 100, height: 24)),
            ScreenElement(.toggle, "Urgent", value: "on"),
            ScreenElement(
                .button, "Add", identifier: "add", isEnabled: false,
                frame: CGRect(x: 20, y: 150, width: 60, height: 24)),
        ])
    }
}

extension JSONValue {
    /// The JSON of a text.
    static func read(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
}
