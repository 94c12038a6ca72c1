import Foundation
import Hosting
import Views

/// Does to a running app what a user, or the system around it, would do, and reads the result.
/// Input takes the same path as a front's.
///
/// Every action settles what is due before it acts and takes one frame of the clock.
@MainActor
package final class ScenarioDriver {
    package let target: AppHost
    package static let frame = 1.0 / 60
    /// The duration of a long press: longer than any control needs.
    static let longPress = 0.8
    /// What single events of pointers and fingers have done so far.
    var hands = Hands()
    /// Where the pointer was last, since somebody has asked.
    var pointer: StepTrace.Place?

    package init(_ target: AppHost) { self.target = target }

    /// What is on the screen once everything due has settled.
    package var screen: Screen {
        target.settle()
        return target.screen
    }

    // MARK: Finding

    /// What is on the screen once everything due has settled, of the windows that a selector searches
    /// alone.
    func screen(searchedBy selector: Selector) -> Screen {
        target.settle()
        return target.screen { window in
            switch selector.windows {
            case .key: window.isKey
            case .number(let number): window.id.number == number
            case .any: true
            }
        }
    }

    /// The one element that matches the selector; makes its window key, as a click would.
    func reach(_ selector: Selector) throws(StepFailure) -> Screen.Match {
        let match = try only(selector)
        guard !match.window.isKey else { return match }
        target.focus(match.window.windowID)
        return try only(selector.inWindow(match.window.number))
    }

    /// The window of a step that names a point and not an element.
    func reach(_ windows: Selector.Windows) throws(StepFailure) -> ScreenWindow {
        let window = try first(of: windows == .any ? .key : windows)
        if !window.isKey {
            target.focus(window.windowID)
            target.settle()
        }
        return window
    }

    /// The window of that number, or the key window.
    package func window(_ number: Int?) throws(StepFailure) -> ScreenWindow {
        try first(of: number.map { .number($0) } ?? .key)
    }

    /// Only what is said of a window that is not there needs the content of the others.
    private func first(of windows: Selector.Windows) throws(StepFailure) -> ScreenWindow {
        let selector = Selector(windows: windows)
        guard let window = screen(searchedBy: selector).windows(for: windows).first else {
            throw screen.notFound(selector)
        }
        return window
    }

    // MARK: Recording

    /// Writes down what the user does from now on.
    package func record(journal path: String) throws(StepFailure) {
        let recorder = try UserRecorder(target, journal: path)
        target.intercept = { recorder.take($0) }
    }

    // MARK: Acting

    func send(_ kinds: InputEvent.Kind..., in window: WindowID) {
        for kind in kinds {
            notePointer(kind, in: window)
            target.send(InputEvent(kind, in: window))
        }
        target.settle()
    }

    /// The frame that every input step takes.
    func takeFrame() {
        target.settle()
        target.advance(by: Self.frame)
    }
}

extension Selector {
    func inWindow(_ number: Int) -> Selector {
        var copy = self
        // An index counts the matches of all windows together, so it does not apply to one of them.
        if windows != .any || index == nil { copy.windows = .number(number) }
        return copy
    }
}
