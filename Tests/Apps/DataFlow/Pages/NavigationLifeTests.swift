import CasementTesting
import SwiftUI
import Testing

/// The life of pages in a navigation stack, and how they end.
@MainActor
struct NavigationLifeTests {
    private final class Owned: ObservableObject {
        let log: CallbackLog
        let name: String

        init(_ name: String, _ log: CallbackLog) {
            self.name = name
            self.log = log
        }

        deinit { log("freed \(name)") }
    }

    private struct Page: View {
        let name: String
        let log: CallbackLog
        @State private var count = 0
        @StateObject private var owned: Owned
        @Environment(\.dismiss) private var dismiss

        init(name: String, log: CallbackLog) {
            self.name = name
            self.log = log
            _owned = StateObject(wrappedValue: Owned(name, log))
        }

        var body: some View {
            VStack {
                Text("\(owned.name) has \(count)")
                Button("Add to \(name)") { count += 1 }
                Button("Leave \(name)") { dismiss() }
                NavigationLink("Deeper than \(name)", value: name + "x")
            }
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
        }
    }

    private struct Stack: View {
        let log: CallbackLog

        var body: some View {
            NavigationStack {
                Page(name: "r", log: log)
                    .navigationDestination(for: String.self) { Page(name: $0, log: log) }
            }
        }
    }

    @Test(
        """
        S-127: a covered page disappears and keeps its state, a popped one is gone with its own, \
        and the same value pushed again begins anew
        """)
    func life() {
        let log = CallbackLog()
        let app = TestApp { Stack(log: log) }
        app.find("Add to r").tap()
        app.find("Deeper than r").tap()
        app.advance(by: .seconds(1))
        #expect(log.lines == ["+r", "+rx", "-r"])
        app.find("Add to rx").tap()
        app.find("rx has 1").expect()
        log.clear()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("r has 1").expect()
        #expect(log.lines.filter { !$0.hasPrefix("freed") } == ["+r", "-rx"])
        #expect(log.count(of: "freed rx") == 1)
        app.find("Deeper than r").tap()
        app.advance(by: .seconds(1))
        app.find("rx has 0").expect()
    }

    @Test("S-100: dismiss pops the pushed page that reads it, and only that far")
    func dismiss() {
        let app = TestApp { Stack(log: CallbackLog()) }
        app.find("Deeper than r").tap()
        app.advance(by: .seconds(1))
        app.find("Deeper than rx").tap()
        app.advance(by: .seconds(1))
        app.find("Leave rxx").tap()
        app.advance(by: .seconds(1))
        app.find("rx has 0").expect()
        app.find("Leave rx").tap()
        app.advance(by: .seconds(1))
        app.find("r has 0").expect()
        #expect(app.windows.count == 1)
    }

    @Test("S-100: dismiss at the root of a window closes the window, and elsewhere does nothing")
    func dismissRoot() {
        let app = TestApp { Stack(log: CallbackLog()) }
        EnvironmentValues().dismiss()
        app.settle()
        #expect(app.windows.count == 1)
        app.find("Leave r").tap()
        #expect(app.windows.isEmpty)
    }

    private struct PresentingPage: View {
        let log: CallbackLog
        @State private var isShown = false
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) {
                    Button("Done") { dismiss() }
                }
        }
    }

    @Test("S-101: dismiss that the presenter has read ends the presenter, not its sheet")
    func presentersDismiss() {
        let log = CallbackLog()
        let app = TestApp { PresentingPage(log: log) }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("Done").tap()
        #expect(log.lines == [])
        #expect(app.windows.isEmpty)
    }

    private struct PresentedText: View {
        let name: String
        let log: CallbackLog
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text("\(name) presented: \(isPresented ? "yes" : "no")")
                .onChange(of: isPresented, initial: true) { log("\(name) \($0) \($1)") }
                .onAppear { log("\(name) appears") }
        }
    }

    private struct Presenting: View {
        let log: CallbackLog
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack {
                    PresentedText(name: "root", log: log)
                    NavigationLink("Push") {
                        VStack {
                            PresentedText(name: "page", log: log)
                            NavigationLink("Cover") { Text("cover") }
                        }
                    }
                    Button("Sheet") { isShown = true }
                }
                .sheet(isPresented: $isShown) { PresentedText(name: "sheet", log: log) }
            }
        }
    }

    @Test("S-102: isPresented is true in windows, pages and sheets, and going back changes nothing")
    func isPresented() {
        let log = CallbackLog()
        let app = TestApp { Presenting(log: log) }
        app.find("root presented: yes").expect()
        app.find("Push").tap()
        app.advance(by: .seconds(1))
        app.find("page presented: yes").expect()
        log.clear()
        app.find("Cover").tap()
        app.advance(by: .seconds(1))
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        #expect(log.lines == ["page appears"])
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("Sheet").tap()
        app.advance(by: .seconds(1))
        app.find("sheet presented: yes").expect()
    }
}
