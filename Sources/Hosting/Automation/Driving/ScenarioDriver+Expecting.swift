import Foundation

/// Checks the expectations of a scenario.
extension ScenarioDriver {
    package func check(_ expectation: ScreenExpectation) throws(StepFailure) {
        let screen = screen
        switch expectation {
        case .some(let selector):
            if screen.matches(selector).isEmpty { throw notFound(selector, on: screen) }
        case .none(let selector): try checkNone(selector, screen)
        case .count(let selector, let count): try checkCount(selector, count, screen)
        case .windows(let count):
            guard screen.windows.count != count else { return }
            throw StepFailure(
                "found \(screen.windows.count) \(screen.windows.count == 1 ? "window" : "windows")",
                near: screen.windows.map(\.line).joined(separator: "\n"))
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
        case .storage(let values, let number): try checkStorage(values, number)
        case .guidelines(let kinds): try check(kinds)
        case .rest: break  // Looked at for longer; see `expect`.
        }
    }

    /// What an expectation of nothing finds. Rows that a list has made beside the visible ones are
    /// not on the screen yet.
    func present(_ selector: Selector, on screen: Screen) -> [Screen.Match] {
        screen.matches(selector).filter { match in
            match.element.render?.isInLazyRow != true || match.element.isInSight
        }
    }

    private func checkNone(_ selector: Selector, _ screen: Screen) throws(StepFailure) {
        let found = present(selector, on: screen)
        guard let first = found.first else { return }
        let others = found.count > 1 ? " and others" : ""
        let sight = first.element.isInSight ? "" : ", out of sight"
        throw StepFailure(
            "found \(first.element.line)\(sight)\(others)", near: screen.near(first, selector))
    }

    private func checkCount(
        _ selector: Selector, _ count: Int, _ screen: Screen
    ) throws(StepFailure) {
        let found = screen.candidates(selector)
        guard found.count != count else { return }
        guard !found.isEmpty else { throw notFound(selector, on: screen) }
        let list = found.prefix(Self.mostListed).map { match in
            "\(match.element.line) in window \(match.window.number)"
                + (match.element.isInSight ? "" : ", out of sight")
        }
        let rest = found.count - list.count
        throw StepFailure(
            "found \(found.count) of \(selector)",
            near: (list + (rest > 0 ? ["… \(rest) more"] : [])).joined(separator: "\n"))
    }

    /// The most elements that a failure lists.
    private static var mostListed: Int { 20 }

    private func checkFocus(_ selector: Selector, _ screen: Screen) throws(StepFailure) {
        if !screen.matches(selector.focused).isEmpty { return }
        let windows = screen.windows(for: selector.windows)
        let focused = windows.flatMap { $0.root.all(Selector().focused) }.first
        guard let focused else {
            throw StepFailure(
                "nothing has the focus",
                near: windows.map { $0.excerpt(around: nil) }.joined(separator: "\n"))
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
