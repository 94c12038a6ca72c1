import CasementTesting
import SwiftUI
import Testing

/// In which order the closures of views that come together are run.
@MainActor
struct CallbackOrderTests {
    private struct Nest: View {
        let log: CallbackLog

        var body: some View {
            Group {
                VStack {
                    Text("inside")
                        .onChange(of: 1, initial: true) { log("text change") }
                        .onAppear { log("text appear") }
                }
                .onChange(of: 1, initial: true) { log("stack change") }
                .onAppear { log("stack appear") }
            }
            .onChange(of: 1, initial: true) { log("group change") }
            .onAppear { log("group appear") }
        }
    }

    @Test("S-111: appearances and first changes run from the deepest view outwards")
    func insideOut() {
        let log = CallbackLog()
        let app = TestApp { Nest(log: log) }
        app.find("inside").expect()
        #expect(
            log.lines == [
                "text change", "text appear", "stack change", "stack appear", "group change",
                "group appear",
            ])
    }

    /// A view with a body of its own: its inner views are made after those around it.
    private struct Wrapped<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
    }

    private struct OneView: View {
        let log: CallbackLog

        var body: some View {
            Wrapped {
                Wrapped { Text("deep").onAppear { log("deep") } }
                    .onAppear { log("first") }
                    .onChange(of: "", initial: true) { log("second") }
                    .onAppear { log("third") }
            }
            .onAppear { log("around") }
        }
    }

    @Test("S-111: on one view the innermost modifier comes first, also round views with bodies")
    func modifierOrder() {
        let log = CallbackLog()
        _ = TestApp { OneView(log: log) }
        #expect(log.lines == ["deep", "first", "second", "third", "around"])
    }

    private struct Working: View {
        let log: CallbackLog

        var body: some View {
            Group {
                VStack {
                    Text("inside")
                        .task { log("text task") }
                        .onAppear { log("text appear") }
                        .onChange(of: 1, initial: true) { log("text change") }
                }
                .task { log("stack task") }
                .onAppear { log("stack appear") }
            }
            .task { log("group task") }
            .onChange(of: 1, initial: true) { log("group change") }
            .onAppear { log("group appear") }
        }
    }

    @Test("S-112: tasks start after all other closures of the appearance, from the inside out")
    func tasksLast() async {
        let log = CallbackLog()
        let app = TestApp { Working(log: log) }
        await log.wait(for: 8)
        app.settle()
        #expect(
            log.lines == [
                "text appear", "text change", "stack appear", "group change", "group appear",
                "text task", "stack task", "group task",
            ])
    }

    private struct Siblings: View {
        let log: CallbackLog
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                if isShown {
                    Text("shallow").onAppear { log("shallow") }
                    Wrapped {
                        HStack {
                            Wrapped { Text("deep").onAppear { log("deep") } }
                            ForEach(1..<4) { row in Text("\(row)").onAppear { log("row \(row)") } }
                        }
                        .onAppear { log("deep stack") }
                    }
                    Text("last").onAppear { log("last") }
                }
            }
        }
    }

    @Test("S-113: siblings appear first to last, however deep each of them goes")
    func siblings() {
        let log = CallbackLog()
        let app = TestApp { Siblings(log: log) }
        app.find("Show").tap()
        #expect(
            log.lines == [
                "shallow", "deep", "row 1", "row 2", "row 3", "deep stack", "last",
            ])
    }
}
