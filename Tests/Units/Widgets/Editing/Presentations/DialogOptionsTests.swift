import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct DialogOptionsTests {
    private struct Warned: View {
        let severity: DialogSeverity
        let log: Box<Bool>
        @State private var isSuppressed = false

        init(severity: DialogSeverity, log: Box<Bool> = Box(false)) {
            self.severity = severity
            self.log = log
        }

        var body: some View {
            Text(verbatim: "Content")
                .alert("Erase everything?", isPresented: .constant(true)) {
                    Button("Erase") {}
                }
                .dialogSeverity(severity)
                .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
                .onChange(of: isSuppressed) { log.value = $1 }
        }
    }

    @Test("S-429: A critical alert shows a sign of warning, another does not")
    func severity() {
        #expect(
            ViewHost(width: 500, height: 400) { Warned(severity: .critical) }.shows("Warning"))
        #expect(
            !ViewHost(width: 500, height: 400) { Warned(severity: .standard) }.shows("Warning"))
    }

    @Test("S-430: An alert with a suppression toggle lets the user ask not to see it again")
    func suppression() {
        let log = Box(false)
        let host = ViewHost(width: 500, height: 400) { Warned(severity: .standard, log: log) }
        host.press("Never again")
        #expect(log.value)
        #expect(host.shows("Erase everything?"))
    }

    @Test("S-431: A menu whose actions do not dismiss it stays open")
    func menu() {
        struct Counting: View {
            let log: Box<Int>
            var body: some View {
                Menu("Count") {
                    Button("Up") { log.value += 1 }.menuActionDismissBehavior(.disabled)
                    Button("Done") {}
                }
            }
        }
        let log = Box(0)
        let host = ViewHost(width: 400, height: 300) { Counting(log: log) }
        host.press("Count")
        host.press("Up")
        host.press("Up")
        #expect(log.value == 2)
        #expect(host.shows("Done"))
        host.press("Done")
        host.advance(1)
        #expect(!host.shows("Up"))
    }

    @Test("S-432: Content that may be out of date is shown so, and other content as it is")
    func invalidated() {
        let fresh = ViewHost { Text(verbatim: "12").invalidatableContent() }
        let stale = ViewHost {
            Text(verbatim: "12").invalidatableContent().redacted(reason: .invalidated)
        }
        let other = ViewHost { Text(verbatim: "12").redacted(reason: .invalidated) }
        #expect(fresh.drawn != stale.drawn)
        #expect(other.lines("text") == fresh.lines("text"))
    }
}
