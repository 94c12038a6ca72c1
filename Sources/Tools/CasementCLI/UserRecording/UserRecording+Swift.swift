import AutomationProtocol
import Foundation
import Limits

/// A recording as a test with `TestApp`.
extension UserRecording {
    /// - Parameters:
    ///   - module: The app's module, which the test imports.
    ///   - type: The type that conforms to `App`.
    func swift(module: String, type: String) -> String {
        var options: [String] = []
        if let size {
            options.append(
                "size: CGSize(width: \(number(size.width)), height: \(number(size.height)))")
        }
        if screen == .single { options.append("screen: .single") }
        if phases == .device { options.append("phases: .device") }
        // As a scenario does, it begins without files of the user's.
        options.append("home: Fixture()")
        let app = (["\(type).self"] + options).joined(separator: ", ")
        let lines = steps.flatMap(lines)
        let effect = lines.contains { $0.hasPrefix("await") } ? " async" : ""
        let note =
            arguments.isEmpty
            ? ""
            : "        // Recorded with the arguments \(arguments.joined(separator: " ")).\n"
        return """
            import CasementTesting
            import Foundation
            import Testing

            @testable import \(module)

            @MainActor
            struct Recorded\(type)Tests {
                @Test(\(literal(name)))
                func recorded()\(effect) {
            \(note)        let app = TestApp(\(app))
            \(lines.map { "        \($0)\n" }.joined())    }
            }

            """
    }

    private func lines(_ action: ScenarioAction) -> [String] {
        switch action {
        case .perform(let step): lines(step)
        case .screenshot(let request): [snapshot(request)]
        // A recorder writes no others.
        default: []
        }
    }

    /// A picture of a whole window, or of a part of it.
    private func snapshot(_ request: ScreenshotRequest) -> String {
        var arguments = [literal(request.name)]
        if let window = request.window { arguments.append("window: \(window)") }
        if let part = request.part {
            let numbers = [
                ("x", part.minX), ("y", part.minY), ("width", part.width), ("height", part.height),
            ].map { "\($0): \(number($1))" }
            arguments.append("part: CGRect(\(numbers.joined(separator: ", ")))")
        }
        return "app.expectSnapshot(\(arguments.joined(separator: ", ")))"
    }

    private func lines(_ step: ScenarioStep) -> [String] {
        switch step {
        case .press(let press, .element(let selector)): ["\(finder(selector)).\(press.rawValue)()"]
        case .press(let press, .point(let point, let windows)):
            focus(windows) + [
                press == .tap
                    ? "app.tap(at: \(self.point(point)))"
                    : "app.\(press.rawValue)(at: \(self.point(point)))"
            ]
        case .type(let text): ["app.type(\(literal(text)))"]
        case .key(let stroke): ["app.key(\(literal(stroke.description)))"]
        case .drag(.element(let from), .at(.element(let to))):
            ["\(finder(from)).drag(to: \(finder(to)))"]
        case .drag(.element(let from), .by(let distance)):
            ["\(finder(from)).drag(by: \(self.size(distance)))"]
        case .drag(.point(let from, let windows), .at(.point(let to, _))):
            focus(windows) + ["app.drag(from: \(point(from)), to: \(point(to)))"]
        case .slide(let selector, let value): ["\(finder(selector)).slide(to: \(number(value)))"]
        case .scroll(.point(let place, let windows)?, let distance):
            focus(windows) + ["app.scroll(at: \(point(place)), by: \(size(distance)))"]
        case .scroll(.element(let selector)?, let distance):
            ["\(finder(selector)).scroll(by: \(size(distance)))"]
        case .scroll(nil, let distance): ["app.scroll(by: \(size(distance)))"]
        case .action(let selector, let name): ["\(finder(selector)).perform(\(literal(name)))"]
        case .closeWindow(let number): ["app.closeWindow(\(number))"]
        case .minimizeWindow(let number): ["app.minimizeWindow(\(number))"]
        case .restoreWindow(let number): ["app.restoreWindow(\(number))"]
        case .resizeWindow(let number, let size):
            ["app.resizeWindow(\(number), to: \(self.size(size)))"]
        case .advance(let seconds, _):
            ["await app.wait(for: .milliseconds(\(number((seconds * 1000).rounded()))))"]
        case .expect(.some(var selector), _): expectation(&selector)
        // A recorder writes no others.
        default: []
        }
    }

    private func expectation(_ selector: inout Selector) -> [String] {
        let value = selector.value
        selector.value = nil
        let finder = finder(selector)
        var lines: [String] = []
        if selector.id != nil, let label = selector.label {
            lines.append("#expect(\(finder).text == \(literal(label)))")
        }
        if let value { lines.append("\(finder).expectValue(\(literal(value)))") }
        return lines.isEmpty ? ["\(finder).expect()"] : lines
    }

    private func finder(_ selector: Selector) -> String {
        var text: String
        if let id = selector.id {
            text = "app.find(id: \(literal(id)))"
        } else if let label = selector.label {
            let role = selector.role.map { ", role: .\($0.rawValue)" } ?? ""
            text = "app.find(\(literal(label))\(role))"
        } else {
            text = "app.find(role: .\((selector.role ?? .group).rawValue))"
        }
        if case .number(let number) = selector.windows { text += ".inWindow(\(number))" }
        if selector.isInChrome { text += ".inChrome" }
        if let index = selector.index { text += ".at(\(index))" }
        return text
    }

    /// Points are those of the key window.
    private func focus(_ windows: Selector.Windows) -> [String] {
        guard case .number(let number) = windows else { return [] }
        return ["app.focusWindow(\(number))"]
    }

    // MARK: Values

    private func point(_ point: CGPoint) -> String {
        "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }

    private func size(_ size: CGSize) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    private func number(_ value: Double) -> String {
        let whole = Int(saturating: value)
        return Double(whole) == value ? "\(whole)" : "\(value)"
    }

    private func literal(_ text: String) -> String { text.debugDescription }
}
