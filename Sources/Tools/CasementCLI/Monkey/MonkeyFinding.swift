import AutomationProtocol

/// What random use has found wrong with an app.
struct MonkeyFinding: Equatable {
    enum Kind: Equatable {
        /// It crashed, or ended with a status that says so.
        case ended(ProcessEnding)
        case hang
        case loggedError
        /// A control without a name, of this role.
        case unnamed(ScreenElement.Role)
    }

    let kind: Kind
    let text: String
    /// What fails at the end of a scenario, if the steps themselves do not.
    var expectation: ScenarioAction?

    static func == (a: MonkeyFinding, b: MonkeyFinding) -> Bool { a.kind == b.kind }

    /// Nil for an app that has ended as its user asked.
    init?(_ error: AppError) {
        switch error {
        case .ended(.exited(0), _): return nil
        case .ended(let ending, _): kind = .ended(ending)
        default: kind = .hang
        }
        text = "\(error)"
    }

    /// What is wrong with an app that goes on, by its log and its screen.
    init?(log: [String], screen: Screen) {
        if let line = log.first(where: Self.isError) {
            kind = .loggedError
            text = "the app logged “\(line)”"
            expectation = .expectNoLog(Self.message(line))
        } else if let control = Self.unnamedControl(on: screen) {
            kind = .unnamed(control.role)
            text = "a \(control.role.rawValue) has no name: \(control.line)"
            expectation = .perform(
                .expect(
                    .none(Selector(label: "", role: control.role, windows: .any)), within: nil))
        } else {
            return nil
        }
    }

    /// Whether a line is an error in the form of swift-log: a date, the level, the label.
    private static func isError(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2)
        return words.count == 3 && ["error", "critical"].contains(words[1])
            && words[0].contains("T") && words[0].first?.isNumber == true
    }

    /// The line without its date.
    private static func message(_ line: String) -> String {
        String(line.drop { $0 != " " }.dropFirst())
    }

    private static func unnamedControl(on screen: Screen) -> ScreenElement? {
        let controls: Set<ScreenElement.Role> = [
            .button, .link, .toggle, .slider, .stepper, .picker, .textField, .secureField, .tab,
            .menuItem, .datePicker, .colorPicker,
        ]
        return screen.windows.lazy.flatMap(\.root.descendants).first {
            controls.contains($0.role) && $0.label.isEmpty
        }
    }
}
