import Testing
import ViewHosts

@testable import Views

/// Hovering follows the pointer, and the layout under a pointer at rest.
@MainActor
struct HoverPassTests {
    private struct Shifting: View {
        let phases: Probe<[Bool]>
        let shift: Probe<() -> Void>
        @State private var isShifted = false

        var body: some View {
            let _ = shift.value = { isShifted = true }
            Row {
                if isShifted { Box(width: 60, height: 100) }
                Box(width: 100, height: 100).onHover { phases.value.append($0) }
            }
        }
    }

    @Test("A view that a layout moves away from under the pointer is no longer hovered")
    func layoutUnderPointer() {
        let (phases, shift) = (Probe<[Bool]>([]), Probe<() -> Void>({}))
        let host = ViewHost(Shifting(phases: phases, shift: shift))
        host.move(105, 100)
        #expect(phases.value == [true])
        host.act(shift.value)
        #expect(phases.value == [true, false])
    }
}
