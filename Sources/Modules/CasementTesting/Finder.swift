import Automation
import Foundation
import Testing

/// A way to an element on the screen of a `TestApp`: by its label, role or identifier, never by its
/// position in the code. It searches again at each use, so it can be stored.
///
/// A failure is recorded as an issue of the running test, with the tree it saw.
@MainActor
public struct Finder {
    let app: TestApp
    let selector: Selector
    let location: SourceLocation

    // MARK: Narrowing

    /// A finder that searches in the window of this number alone.
    public func inWindow(_ number: Int) -> Finder {
        changed { $0.windows = .number(number) }
    }

    /// A finder that searches in the window's own parts, such as its menu bar.
    public var inChrome: Finder { changed { $0.isInChrome = true } }

    /// The match of this number, from 1 in reading order.
    public func at(_ index: Int) -> Finder { changed { $0.index = index } }

    /// A finder of the elements that have this value.
    public func withValue(_ value: String) -> Finder { changed { $0.value = value } }

    private func changed(_ change: (inout Selector) -> Void) -> Finder {
        var selector = selector
        change(&selector)
        return Finder(app: app, selector: selector, location: location)
    }

    // MARK: Looking

    /// Whether anything is found.
    public var exists: Bool { !matches.isEmpty }

    /// How many elements are found.
    public var count: Int { matches.count }

    /// The element's label.
    public var text: String { only?.label ?? "" }

    /// The element's value: the text of a field, `on` or `off` for a toggle, a number for a slider,
    /// or `nil` if it has none.
    public var value: String? { only?.value }

    /// Whether the element reacts to input; recorded as an issue, and false, if it is not found.
    public var isEnabled: Bool { only?.isEnabled ?? false }
    /// Whether the element has the keyboard focus.
    public var isFocused: Bool { only?.isFocused ?? false }
    /// Whether the element is selected, such as a chosen tab or row.
    public var isSelected: Bool { only?.isSelected ?? false }
    /// Whether any part of the element can be seen without scrolling, whatever covers it.
    public var isInSight: Bool { only?.isInSight ?? false }
    /// What kind of element it is, or `nil` if it is not found, which is recorded as an issue.
    public var role: ElementRole? { only.map { ElementRole($0.role) } }

    /// Where the element is in its window, in points.
    public var frame: CGRect { only?.frame ?? .zero }

    private var matches: [Screen.Match] { app.driver.screen.matches(selector) }

    var only: ScreenElement? {
        var found: ScreenElement?
        attempt(isAction: false) { driver throws(StepFailure) in
            found = try driver.only(selector).element
        }
        return found
    }

    /// Records what goes wrong as an issue of the test, at the line that made the finder.
    func attempt(
        isAction: Bool = true, _ work: (ScenarioDriver) throws(StepFailure) -> Void
    ) {
        if isAction { app.noteAction() }
        do throws(StepFailure) {
            try work(app.driver)
        } catch {
            app.record(error, at: location)
        }
    }
}
