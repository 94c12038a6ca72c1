import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SheetTests {
    struct Presenter: View {
        let log: Box<[String]>
        var blocks = false
        @State private var isShown = false

        var body: some View {
            PlainButton("Open") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { log.value.append("dismissed") }) {
                    Inside(log: log).interactiveDismissDisabled(blocks)
                }
        }
    }

    struct Inside: View {
        let log: Box<[String]>
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text(verbatim: "count \(count)")
                PlainButton("Add") { count += 1 }
                PlainButton("Done") { dismiss() }
            }
            .onAppear { log.value.append("appeared") }
            .onDisappear { log.value.append("disappeared") }
        }
    }

    @Test("S-201: a sheet comes with fresh state each time, and onDismiss runs once")
    func lifecycle() {
        let log = Box<[String]>([])
        let host = ViewHost(width: 600, height: 400) { Presenter(log: log) }
        #expect(!host.shows("Add"))
        host.press("Open")
        host.press("Add")
        #expect(host.shows("count 1"))
        host.press("Done")
        host.advance(2)
        #expect(!host.shows("Add"))
        #expect(log.value == ["appeared", "dismissed", "disappeared"])
        host.press("Open")
        #expect(host.shows("count 0"))
    }

    private struct Renaming: View {
        @State private var isShown = false
        @State private var name = "old"

        var body: some View {
            PlainButton("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    VStack {
                        TextField("Name", text: $name)
                        Text(verbatim: "Called \(name)")
                    }
                }
        }
    }

    @Test("A sheet's first field has the focus, and typing replaces its text")
    func selectedText() {
        let host = ViewHost(width: 600, height: 400) { Renaming() }
        host.press("Open")
        EventPass.handle(.text("new"), in: host.tree)
        host.settle()
        #expect(host.shows("Called new"))
    }

    @Test("S-201: escape closes a sheet, unless it says it may not be closed")
    func escape() {
        let log = Box<[String]>([])
        let host = ViewHost(width: 600, height: 400) { Presenter(log: log) }
        host.press("Open")
        host.key(.escape)
        host.advance(2)
        #expect(!host.shows("Add"))
        let other = ViewHost(width: 600, height: 400) { Presenter(log: log, blocks: true) }
        other.press("Open")
        other.key(.escape)
        other.advance(2)
        #expect(other.shows("Add"))
        other.press("Done")
        other.advance(2)
        #expect(!other.shows("Add"))
    }

    @Test("What is behind a sheet is not reached by presses or the Tab key")
    func modal() {
        let log = Box<[String]>([])
        let host = ViewHost(width: 600, height: 400) {
            VStack {
                PlainButton("Behind") { log.value.append("behind") }
                Presenter(log: log)
                Color.clear.frame(height: 340)
            }
        }
        host.press("Open")
        host.press("Behind")
        #expect(!log.value.contains("behind"))
        for _ in 0..<2 { host.key(.tab) }
        host.key(.return)
        host.advance(2)
        #expect(log.value.contains("dismissed"))
    }

    @Test("The focus goes into a sheet and comes back when it closes")
    func focus() {
        let host = ViewHost(width: 600, height: 400) { Presenter(log: Box([])) }
        host.key(.tab)
        #expect(host.element("Open")?.isFocused == true)
        host.key(.return)
        #expect(host.element("Add")?.isFocused == true)
        host.key(.escape)
        host.advance(2)
        #expect(host.element("Open")?.isFocused == true)
    }

    @Test("S-094: a sheet sees the environment of the view that presents it")
    func environment() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(verbatim: locale.identifier) }
        }
        let host = ViewHost {
            Text(verbatim: "base").sheet(isPresented: .constant(true)) { Reader() }
                .environment(\.locale, Locale(identifier: "is_IS"))
        }
        #expect(host.shows("is_IS"))
    }

    @Test("S-032: a sheet shows what its closure captured, not what changed with it")
    func snapshot() {
        struct Stale: View {
            @State private var number = 1
            @State private var isShown = false
            let readsNumber: Bool

            var body: some View {
                VStack {
                    if readsNumber { Text(verbatim: "parent \(number)") }
                    PlainButton("Open") {
                        number = 2
                        isShown = true
                    }
                    .sheet(isPresented: $isShown) { Text(verbatim: "n = \(number)") }
                }
            }
        }
        let host = ViewHost { Stale(readsNumber: false) }
        host.press("Open")
        #expect(host.shows("n = 1"))
        let other = ViewHost { Stale(readsNumber: true) }
        other.press("Open")
        #expect(other.shows("n = 2"))
    }

    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @Test("S-200: another item presents another sheet; the same one is updated")
    func items() {
        struct ItemPresenter: View {
            let log: Box<[String]>
            @State private var item: Item?

            var body: some View {
                PlainButton("Open") { item = Item(id: 1, name: "one") }
                    .sheet(item: $item, onDismiss: { log.value.append("dismissed") }) { shown in
                        VStack {
                            Text(verbatim: shown.name)
                            Counter()
                            PlainButton("Rename") { item?.name = "uno" }
                            PlainButton("Next") { item = Item(id: 2, name: "two") }
                        }
                    }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                PlainButton("Add") { count += 1 }
                Text(verbatim: "count \(count)")
            }
        }
        let log = Box<[String]>([])
        let host = ViewHost(width: 600, height: 400) { ItemPresenter(log: log) }
        host.press("Open")
        host.press("Add")
        host.press("Rename")
        #expect(host.shows("uno") && host.shows("count 1"))
        host.press("Next")
        host.advance(2)
        #expect(host.shows("two") && host.shows("count 0"))
        host.key(.escape)
        host.advance(2)
        #expect(!host.shows("two"))
        #expect(log.value == ["dismissed", "dismissed"])
    }
}
