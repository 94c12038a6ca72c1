import AutomationProtocol
import Testing
import Views

@testable import Automation

/// What the protocol names, as the views of an app know it.
struct BoundaryTests {
    @Test("A key stroke reaches a view as the key and the modifiers that it names")
    func keys() throws {
        let left = KeyEvent(.left, .up, modifiers: [.control, .shift, .option, .command])
        #expect(try event("ctrl+shift+alt+cmd+Left", .up) == left)
        #expect(try event("F5", .down) == KeyEvent(.function(5)))
        #expect(try event("A", .down) == KeyEvent(.character("a"), modifiers: .shift))
    }

    private func event(_ name: String, _ phase: KeyEvent.Phase) throws -> KeyEvent {
        try #require(KeyStroke(name)).event(phase)
    }

    @Test("The protocol has the roles of the accessibility tree, by the same names")
    func roles() {
        for role in AccessibilityProperties.Role.allCases {
            #expect(ScreenElement.Role(role).rawValue == role.rawValue)
        }
        #expect(ScreenElement.Role.allCases.count == AccessibilityProperties.Role.allCases.count)
    }

    @Test("The protocol has the sizes of text of `DynamicTypeSize`, by the same names")
    func typeSizes() {
        var values = EnvironmentValues()
        for size in EnvironmentChange.TypeSize.allCases {
            var change = EnvironmentChange()
            change.dynamicTypeSize = size
            change.apply(to: &values)
            #expect("\(values.dynamicTypeSize)" == size.rawValue)
        }
        #expect(EnvironmentChange.TypeSize.allCases.count == DynamicTypeSize.allCases.count)
    }
}
