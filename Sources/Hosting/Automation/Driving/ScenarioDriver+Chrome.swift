import Foundation
import Hosting
import Views

/// The parts of a window outside its content: its title bar, its buttons, the menu bar of a single
/// screen.
extension ScenarioDriver {
    /// The point of the single screen at which the pointer reaches the element.
    func screenPoint(
        on match: Screen.Match, _ part: ScreenMap.Part, pressing: Bool
    ) throws(StepFailure) -> CGPoint {
        guard let map = target.singleScreenMap else {
            throw StepFailure("\(match.element.line) is the window system's")
        }
        var element = match.element
        // A maximised window is elsewhere than its normal frame.
        let origin =
            part == .bar
            ? match.window.frame.origin
            : map[match.window.windowID]?.content.origin ?? match.window.frame.origin
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        if part == .bar, let tree = target.screenBar?.tree {
            return pressing
                ? try Reachability.point(on: element, in: match.window, tree)
                : try Reachability.visiblePoint(on: element, in: match.window, tree)
        }
        let centre = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard map.part(at: centre) == part else {
            throw StepFailure("\(match.element.line) is covered")
        }
        return centre
    }

    /// Performs the action of a title bar's button; false for other elements.
    func pressSystemButton(
        _ press: ScenarioStep.Press, _ location: StepTarget
    ) throws(StepFailure) -> Bool {
        guard press == .tap, target.singleScreenMap == nil, case .element(let selector) = location,
            selector.isInChrome
        else { return false }
        let match = try reach(selector)
        guard case .window(let id, .button(let button)) = match.element.part else { return false }
        switch button {
        case .close: target.requestClose(id)
        case .minimize: target.minimize(id)
        case .maximize: target.toggleMaximized(id)
        }
        takeFrame()
        return true
    }
}
