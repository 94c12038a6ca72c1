import AutomationProtocol

/// What the runner does about a step besides performing it.
extension ScenarioAction {
    /// Whether it only looks, and the app does nothing for it.
    var isExpectation: Bool {
        switch self {
        case .perform(.expect), .expectLog, .expectNoLog, .screenshot, .tree: true
        default: false
        }
    }

    /// Whether it is about what the app has written.
    var readsLog: Bool {
        switch self {
        case .expectLog, .expectNoLog: true
        default: false
        }
    }

    /// What the action needs and does not wait for.
    var awaited: ScreenExpectation? {
        switch self {
        case .perform(.expect(let expectation, within: nil)): expectation
        case .perform(.press(_, .element(let selector))): .some(selector)
        default: nil
        }
    }
}
