import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

struct StepTextTests {
    private func read(_ lines: [String]) throws -> [ScenarioAction] {
        let steps = lines.map { "  - \($0)\n" }.joined()
        return try ScenarioParser.parse("steps:\n\(steps)", path: "a.yaml").steps.map(\.action)
    }

    @Test("A step that is written is read as it was")
    func roundTrip() throws {
        var selector = Selector(
            label: "Title: “A”", contains: "it", id: "a", role: .textField, value: "",
            windows: .any, index: 2)
        selector.isEnabled = true
        selector.isSelected = false
        selector.isFocused = true
        selector.isInSight = true
        selector.isInChrome = true
        var change = EnvironmentChange()
        change.colorScheme = .dark
        change.locale = "no"
        change.dynamicTypeSize = .xxLarge
        change.layoutDirection = .rightToLeft
        change.contrast = .increased
        change.reduceMotion = true
        change.reduceTransparency = false
        change.differentiateWithoutColor = true
        change.boldText = true
        let label = StepTarget.element(Selector(label: "Save"))
        let point = StepTarget.point(CGPoint(x: 10, y: 20.5), .number(2))
        let key = try #require(KeyStroke("ctrl++"))
        let steps: [ScenarioStep] = [
            .press(.tap, label), .press(.longPress, .element(selector)), .press(.hover, point),
            .type("- a: {b} # \"c\" \\ \n\t\u{7}\u{2028}👩‍🚀"), .type(""), .type("true"),
            .key(key), .drag(from: label, to: .at(point)),
            .drag(from: point, to: .by(CGSize(width: -3, height: 4))),
            .slide(Selector(id: "volume"), to: 0.25),
            .scroll(nil, by: CGSize(width: 0, height: -40)),
            .scroll(point, by: CGSize(width: 0, height: 40)),
            .restoreWindow(3), .resizeWindow(1, to: CGSize(width: 320, height: 240)),
            .phase(.background, window: nil), .phase(.active, window: 2), .environment(change),
            .advance(0.5, real: true), .advance(1, real: false),
            .expect(.none(Selector(label: "", role: .button, windows: .any)), within: nil),
            .expect(.some(Selector(label: "Title", value: "a: b")), within: nil),
            .closeWindow(2), .minimizeWindow(1), .action(selector, name: "increment"),
        ]
        let others: [ScenarioAction] = [.kill, .relaunch, .quit, .expectNoLog("a: b")]
        let actions = steps.map { ScenarioAction.perform($0) } + others
        let lines = try actions.map { try #require(StepText.line(for: $0), "\($0)") }
        #expect(try read(lines) == actions)
    }
}
