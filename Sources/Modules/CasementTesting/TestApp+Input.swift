import Automation
import Foundation
import Scenes
import Testing
import Views

/// Input that goes to the key window and not to an element.
extension TestApp {
    /// One key stroke: `Return`, `Tab`, `a`, `ctrl+shift+z`. Names are those of scenarios.
    public func key(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let stroke = KeyStroke(name) else {
            TestIssue.record("There is no key “\(name)”", at: sourceLocation)
            return
        }
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.key(stroke) }
    }

    /// Commits text to the focused field, as an input method does.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.type(text) }
    }

    /// The text that the system's clipboard holds.
    public var clipboard: String {
        get { front.clipboard }
        set { front.clipboard = newValue }
    }

    /// Presses at a point of the key window's content, until `release(at:)`.
    package func press(at point: CGPoint) { pointer(.moved, point); pointer(.down, point) }
    package func move(to point: CGPoint) { pointer(.moved, point) }
    package func release(at point: CGPoint) { pointer(.up, point) }

    private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        guard let key = host.instance.keyWindow?.id else { return }
        host.send(InputEvent(.pointer(PointerEvent(phase, at: point)), in: key))
        settle()
    }

    /// Taps a point of the key window's content.
    public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.press(.tap, .point(point, .key))
        }
    }

    /// Taps a point of the key window's content twice.
    public func doubleTap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        press(.doubleTap, at: point, sourceLocation)
    }

    /// Presses the secondary button at a point of the key window's content.
    public func rightTap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        press(.rightTap, at: point, sourceLocation)
    }

    /// Holds a press at a point of the key window's content for longer than any control needs.
    public func longPress(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        press(.longPress, at: point, sourceLocation)
    }

    private func press(
        _ press: ScenarioStep.Press, at point: CGPoint, _ location: SourceLocation
    ) {
        attempt(location) { driver throws(StepFailure) in
            try driver.press(press, .point(point, .key))
        }
    }

    /// Presses at a point of the key window's content, moves, and releases.
    public func drag(
        from start: CGPoint, to end: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.drag(from: .point(start, .key), to: .at(.point(end, .key)))
        }
    }

    /// Presses at a point of the key window's content and holds; `release` ends it.
    public func press(
        at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.hold(.down, at: point)
        }
    }

    /// Moves a press that is held.
    public func movePress(
        to point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.hold(.moved, at: point)
        }
    }

    /// Releases the held press at a point of the window.
    public func release(
        at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.hold(.up, at: point)
        }
    }

    /// Turns the wheel over the middle of the key window.
    public func scroll(by delta: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.scroll(nil, by: delta) }
    }

    /// Turns the wheel over a point of the key window's content.
    public func scroll(
        at point: CGPoint, by delta: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.scroll(.point(point, .key), by: delta)
        }
    }

    func attempt(
        _ location: SourceLocation, isAction: Bool = true,
        _ work: (ScenarioDriver) throws(StepFailure) -> Void
    ) {
        if isAction { noteAction() }
        do throws(StepFailure) {
            try work(driver)
        } catch {
            record(error, at: location)
        }
    }
}
