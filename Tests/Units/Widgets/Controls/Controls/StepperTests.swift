import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Steppers, by buttons and by keys.
@MainActor
struct StepperTests {
    private struct Guests: View {
        @State var count = 0
        var range = 0...10
        var step = 5
        var body: some View { Stepper("Guests", value: $count, in: range, step: step) }
    }

    private func value(_ host: ViewHost) -> String? { host.element("Guests")?.properties.value }

    @Test("The buttons step up and down; the value is a number")
    func buttons() {
        let host = ViewHost { Guests() }
        #expect(host.element("Guests")?.role == .stepper)
        host.press("Increment")
        #expect(value(host) == "5")
        host.press("Decrement")
        #expect(value(host) == "0")
    }

    @Test("The field of a stepper that shows its value has the stepper's name")
    func field() {
        let host = ViewHost {
            Stepper("Amount", value: .constant(2.5), in: 0...10, format: .number)
        }
        // It comes before the stepper.
        #expect(host.element("Amount")?.role == .textField)
    }

    @Test("S-182: at a bound its button is disabled")
    func bounds() {
        let host = ViewHost { Guests() }
        #expect(host.element("Decrement")?.isEnabled == false)
        host.press("Decrement")
        #expect(value(host) == "0")
        host.press("Increment")
        host.press("Increment")
        #expect(value(host) == "10")
        #expect(host.element("Increment")?.isEnabled == false)
    }

    @Test("S-182: the last step may be shorter, the value never leaves the bounds")
    func shortStep() {
        let host = ViewHost { Guests(count: 8) }
        host.press("Increment")
        #expect(value(host) == "10")
    }

    @Test("S-182: without a closure a button is disabled")
    func closures() {
        let log = Box(0)
        let host = ViewHost {
            Stepper("Level", onIncrement: nil, onDecrement: { log.value -= 1 })
        }
        #expect(host.element("Increment")?.isEnabled == false)
        host.press("Decrement")
        #expect(log.value == -1)
    }

    @Test("S-208: arrow keys step while the stepper has the focus")
    func keys() {
        let host = ViewHost { Guests(step: 1) }
        host.key(.tab)
        host.key(.up)
        host.key(.right)
        host.key(.down)
        #expect(value(host) == "1")
    }

    @Test("A button that is held goes on stepping, up to the bound")
    func hold() throws {
        let host = ViewHost { Guests(step: 1) }
        let frame = try #require(host.frame("Increment"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.send(.pointer(PointerEvent(.down, at: middle)))
        #expect(value(host) == "1")
        host.advance(0.7)
        #expect((Int(value(host) ?? "") ?? 0) > 3)
        host.advance(3)
        #expect(value(host) == "10")
        host.send(.pointer(PointerEvent(.up, at: middle)))
    }
}
