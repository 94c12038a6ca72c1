import AttributeGraph
import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// How controls look once their window has lost the keyboard.
@MainActor
struct InactiveWindowTests {
    /// What is drawn in a window that loses the keyboard, and in one that never had it.
    private func drawn(_ content: @escaping () -> some View) -> (after: String, never: String) {
        let host = ViewHost(height: 400) { content() }
        let isKey = Source(true, in: host.app.graph)
        var values = EnvironmentValues.forTests
        values.followKeyWindow(isKey)
        host.act { host.tree.environment.write(values) }
        _ = host.drawn
        host.act { isKey.write(false) }
        host.advance(1)
        values = .forTests
        values.isKeyWindow = false
        let other = ViewHost(height: 400, values) { content() }
        other.advance(1)
        return (host.drawn, other.drawn)
    }

    private func expectSame(_ content: @escaping () -> some View) {
        let (after, never) = drawn(content)
        #expect(after == never)
    }

    @Test("The title of a prominent button is readable in a window that has lost the keyboard")
    func prominent() {
        let host = drawn { Button("Go") {}.buttonStyle(.borderedProminent) }
        #expect(host.after.contains("#1A1A1C"))
        #expect(host.after == host.never)
    }

    @Test("Controls look the same in a window that has lost the keyboard and in one without it")
    func controls() {
        expectSame { Button("Go") {}.buttonStyle(.bordered) }
        expectSame { Toggle("On", isOn: .constant(true)) }
        expectSame { Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox) }
        expectSame {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                .datePickerStyle(.graphical)
        }
        expectSame { Slider(value: .constant(0.5)) }
        expectSame {
            List(selection: .constant(1)) {
                Text("First").tag(1)
                Text("Second").tag(2)
            }
        }
    }
}
