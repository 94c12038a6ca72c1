import Foundation

/// Checks the expectations of a scenario.
extension ScenarioDriver {
    package func check(_ expectation: ScreenExpectation) throws(StepFailure) {
        let screen = screen
        switch expectation {
        case .some(let selector):
            if screen.matches(selector).isEmpty { throw screen.notFound(selector) }
        case .none(let selector):
            let found = screen.matches(selector)
            guard let first = found.first else { return }
            let window = first.window
            throw StepFailure(
                "found \(first.element.line)" + (found.count > 1 ? " and others" : ""),
                near: window.lines.joined(separator: "\n"))
        case .count(let selector, let count):
            let found = screen.candidates(selector)
            guard found.count != count else { return }
            throw StepFailure("found \(found.count) of \(selector)", near: screen.description)
        case .windows(let count):
            guard screen.windows.count != count else { return }
            throw StepFailure("found \(screen.windows.count) windows", near: screen.description)
        case .title(let title, let number):
            let window = try window(number)
            guard window.title != title else { return }
            throw StepFailure("the title of window \(window.number) is “\(window.title)”")
        case .phase(let phase, let number):
            let window = try window(number)
            guard window.phase != phase.rawValue else { return }
            throw StepFailure("window \(window.number) is \(window.phase)")
        case .focus(let selector):
            try checkFocus(selector, screen)
        case .defaults(let values):
            try checkDefaults(values)
        }
    }

    private func checkFocus(_ selector: Selector, _ screen: Screen) throws(StepFailure) {
        if !screen.matches(selector.focused).isEmpty { return }
        let windows = screen.windows(for: selector.windows)
        let focused = windows.flatMap { $0.root.all(Selector().focused) }.first
        guard let focused else {
            throw StepFailure(
                "nothing has the focus", near: windows.flatMap(\.lines).joined(separator: "\n"))
        }
        throw StepFailure("\(focused.line) has the focus")
    }

    private func checkDefaults(_ values: [String: JSONValue]) throws(StepFailure) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            let found = target.userDefaults.object(forKey: key)
            guard !value.equals(found) else { continue }
            throw StepFailure("\(key) is \(found.map { "\($0)" } ?? "not set") in the defaults")
        }
    }
}
