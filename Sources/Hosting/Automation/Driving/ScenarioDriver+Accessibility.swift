import Foundation
import Views

// What assistive technology does.
extension ScenarioDriver {
    /// Performs an action of an element, by its name.
    package func act(_ selector: Selector, _ name: String) throws(StepFailure) {
        if screen.matches(selector).isEmpty { try reveal(selector) }
        let match = try reach(selector)
        guard match.element.isEnabled else {
            throw StepFailure("\(match.element.line) is disabled", cause: .disabled)
        }
        guard let action = match.element.actions.first(where: { $0.name == name }) else {
            throw StepFailure(
                "\(match.element.line) has no action “\(name)”; it has \(Self.list(match.element.actions.map(\.name)))"
            )
        }
        action.perform(in: match.element.frame)
        takeFrame()
    }

    /// Brings assistive technology to an element.
    package func moveAccessibilityFocus(to selector: Selector) throws(StepFailure) {
        if screen.matches(selector).isEmpty { try reveal(selector) }
        let match = try reach(selector)
        guard let tree = target.tree(of: match.window.windowID), let render = match.element.render
        else { throw StepFailure("\(match.element.line) is not in the window's content") }
        tree.accessibilityFocus.move(to: render)
        takeFrame()
    }

    /// Goes to the entry with a label of a rotor that an element has.
    package func turn(
        _ selector: Selector, _ name: String, to entry: String
    ) throws(StepFailure) {
        let match = try reach(selector)
        guard let rotor = match.element.rotors.first(where: { $0.name == name }) else {
            throw StepFailure(
                "\(match.element.line) has no rotor “\(name)”; it has \(Self.list(match.element.rotors.map(\.name)))"
            )
        }
        guard let index = rotor.entries.firstIndex(where: { $0.label == entry }) else {
            throw StepFailure(
                "The rotor “\(name)” has no entry “\(entry)”; it has \(Self.list(rotor.entries.map(\.label)))"
            )
        }
        guard let tree = target.tree(of: match.window.windowID) else { return }
        guard rotor.go(to: index, in: tree) else {
            throw StepFailure("Nothing on the screen is the entry “\(entry)” of “\(name)”")
        }
        takeFrame()
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
    }
}
