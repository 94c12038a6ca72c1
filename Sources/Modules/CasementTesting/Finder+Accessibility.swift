import Automation
import Foundation

/// What assistive technology reads of an element, and does with it.
extension Finder {
    /// The names of all that can be done with it: what the app has added, `activate` if it can be
    /// pressed, `increment` and `decrement` if its value has steps.
    public var actions: [String] { only?.actions.map(\.name) ?? [] }

    /// Performs an action by its name.
    public func perform(_ action: String) {
        attempt { driver throws(StepFailure) in try driver.act(selector, action) }
    }

    /// Its custom content, each as `label: value`.
    public var customContent: [String] {
        only?.customContent.map { "\($0.label): \($0.value)" } ?? []
    }

    /// The names of its rotors.
    public var rotors: [String] { only?.rotors.map(\.name) ?? [] }

    /// Goes to an entry of a rotor.
    public func rotor(_ name: String, to entry: String) {
        attempt { driver throws(StepFailure) in try driver.turn(selector, name, to: entry) }
    }

    /// Whether assistive technology is at it.
    public var hasAccessibilityFocus: Bool { only?.hasAccessibilityFocus ?? false }

    /// Brings assistive technology to it.
    public func moveAccessibilityFocus() {
        attempt { driver throws(StepFailure) in
            try driver.moveAccessibilityFocus(to: selector)
        }
    }
}
