import Automation
import Foundation

/// What a user does with an element. Each takes one frame of the app's clock; each is refused
/// where the element is disabled, hidden or covered.
extension Finder {
    /// Presses and releases the primary button, or a finger, at the element.
    public func tap() { press(.tap) }
    /// Taps the element twice in quick succession.
    public func doubleTap() { press(.doubleTap) }
    /// A press of the secondary button.
    public func rightTap() { press(.rightTap) }
    /// Holds the press for longer than any control needs.
    public func longPress() { press(.longPress) }
    /// Brings the pointer over it.
    public func hover() { press(.hover) }

    private func press(_ press: ScenarioStep.Press) {
        attempt { driver throws(StepFailure) in try driver.press(press, .element(selector)) }
    }

    /// Taps the field, and types at the end of what is there.
    public func type(_ text: String) {
        attempt { driver throws(StepFailure) in
            try driver.press(.tap, .element(selector))
            if let end = KeyStroke("ctrl+End") { try driver.key(end) }
            try driver.type(text)
        }
    }

    /// Clears a field, which keeps the focus.
    public func clear() {
        attempt { driver throws(StepFailure) in try driver.clear(selector) }
    }

    /// Gives it the keyboard focus, as Tab would.
    public func focus() {
        attempt { driver throws(StepFailure) in try driver.focus(selector) }
    }

    /// Presses, moves in steps, and releases.
    public func drag(by distance: CGSize) {
        attempt { driver throws(StepFailure) in
            try driver.drag(from: .element(selector), to: .by(distance))
        }
    }

    /// Drops files of another program, such as a file manager, on it.
    public func drop(files: [URL]) {
        attempt { driver throws(StepFailure) in
            try driver.drop(files: files.map(\.path), text: nil, on: .element(selector))
        }
    }

    /// Drops text of another program on it.
    public func drop(text: String) {
        attempt { driver throws(StepFailure) in
            try driver.drop(files: [], text: text, on: .element(selector))
        }
    }

    /// Drags it to the centre of another element, which may be in another window.
    public func drag(to other: Finder) {
        attempt { driver throws(StepFailure) in
            try driver.drag(from: .element(selector), to: .at(.element(other.selector)))
        }
    }

    /// Moves two fingers on it apart, or together if the scale is below 1.
    public func pinch(to scale: Double) {
        attempt { driver throws(StepFailure) in
            try driver.pinch(.element(selector), scale: scale, degrees: 0)
        }
    }

    /// Turns two fingers on it clockwise.
    public func rotate(degrees: Double) {
        attempt { driver throws(StepFailure) in
            try driver.pinch(.element(selector), scale: 1, degrees: degrees)
        }
    }

    /// Drags a slider's thumb to the nearest value it can take.
    public func slide(to value: Double) {
        attempt { driver throws(StepFailure) in try driver.slide(selector, to: value) }
    }

    /// Takes an option of a picker, which is opened first if its style needs it.
    public func pick(_ option: String) {
        attempt { driver throws(StepFailure) in try driver.pick(selector, option: option) }
    }

    /// Scrolls it into view. A row that a list has not built yet is searched for from the list's
    /// beginning.
    public func scrollIntoView() {
        attempt { driver throws(StepFailure) in try driver.reveal(selector) }
    }

    /// Turns the wheel over it; positive heights scroll down. In points.
    public func scroll(by delta: CGSize) {
        attempt { driver throws(StepFailure) in
            try driver.scroll(.element(selector), by: delta)
        }
    }
}
