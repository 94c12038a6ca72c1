import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct AlertTests {
    private func host(_ content: some View) -> ViewHost {
        ViewHost(width: 600, height: 400) { content }
    }

    @Test("S-202: an action runs, then the alert goes")
    func actions() {
        let isShown = Box(true)
        let log = Box<[String]>([])
        struct Asking: View {
            @State private var isShown = true
            let log: Box<[String]>
            var body: some View {
                Text(verbatim: "base").alert("Sure?", isPresented: $isShown) {
                    PlainButton("Delete", role: .destructive) { log.value.append("deleted") }
                    PlainButton("Keep", role: .cancel) { log.value.append("kept") }
                } message: {
                    Text(verbatim: "It cannot be undone.")
                }
            }
        }
        let host = host(Asking(log: log))
        #expect(host.shows("Sure?") && host.shows("It cannot be undone."))
        #expect(!host.shows("OK"))
        host.press("Delete")
        host.advance(2)
        #expect(log.value == ["deleted"])
        #expect(!host.shows("Sure?"))
        _ = isShown
    }

    @Test("Escape runs the action that cancels, Return the main one")
    func keys() {
        let log = Box<[String]>([])
        struct Asking: View {
            @State private var isShown = true
            let log: Box<[String]>
            var body: some View {
                Text(verbatim: "base").alert("Sure?", isPresented: $isShown) {
                    PlainButton("Yes") { log.value.append("yes") }
                    PlainButton("No", role: .cancel) { log.value.append("no") }
                }
            }
        }
        let first = host(Asking(log: log))
        first.key(.escape)
        let second = host(Asking(log: log))
        second.key(.return)
        #expect(log.value == ["no", "yes"])
    }

    @Test("S-202: an alert without actions gets an OK")
    func ok() {
        struct Telling: View {
            @State private var isShown = true
            var body: some View {
                Text(verbatim: "base").alert("Done", isPresented: $isShown) {}
            }
        }
        let host = host(Telling())
        #expect(host.elements(.button).map(\.label) == ["OK"])
        host.press("OK")
        host.advance(2)
        #expect(!host.shows("Done"))
    }

    @Test("S-203: a constant that becomes false closes the alert, one that stays true keeps it")
    func constants() {
        struct Failing: View {
            @State private var error: String? = "boom"
            let clears: Bool
            var body: some View {
                Text(verbatim: "base").alert("Error", isPresented: .constant(error != nil)) {
                    PlainButton("OK") { if clears { error = nil } }
                }
            }
        }
        let clearing = host(Failing(clears: true))
        clearing.press("OK")
        clearing.advance(2)
        #expect(!clearing.shows("Error"))
        let staying = host(Failing(clears: false))
        staying.press("OK")
        staying.advance(2)
        #expect(staying.shows("Error"))
    }

    @Test("S-202: an alert keeps the data it came with")
    func data() {
        struct Detailed: View {
            @State private var name: String? = "first"
            var body: some View {
                Text(verbatim: "base")
                    .alert("About", isPresented: .constant(true), presenting: name) { _ in
                        PlainButton("Change") { name = "second" }
                    } message: { name in
                        Text(verbatim: name)
                    }
            }
        }
        let host = host(Detailed())
        host.press("Change")
        #expect(host.shows("first") && !host.shows("second"))
    }

    @Test("S-204: a dialog gets a Cancel unless it has one")
    func dialog() {
        struct Choosing: View {
            @State private var isShown = true
            let hasCancel: Bool
            var body: some View {
                Text(verbatim: "base").confirmationDialog("Which?", isPresented: $isShown) {
                    PlainButton("One")
                    if hasCancel { PlainButton("Never mind", role: .cancel) }
                }
            }
        }
        let bare = host(Choosing(hasCancel: false))
        #expect(bare.elements(.button).map(\.label) == ["One", "Cancel"])
        bare.press("Cancel")
        bare.advance(2)
        #expect(!bare.shows("Which?"))
        let own = host(Choosing(hasCancel: true))
        #expect(own.elements(.button).map(\.label) == ["One", "Never mind"])
    }

    @Test("The older alerts and action sheets show their buttons")
    func olderForms() {
        let log = Box<[String]>([])
        let host = host(
            Text(verbatim: "base").alert(isPresented: .constant(true)) {
                Alert(
                    title: Text(verbatim: "Old"),
                    primaryButton: .destructive(Text(verbatim: "Go")) { log.value.append("go") },
                    secondaryButton: .cancel())
            })
        #expect(host.elements(.button).map(\.label) == ["Cancel", "Go"])
        host.press("Go")
        #expect(log.value == ["go"])
    }

    private struct Deleting: View {
        let log: Box<[String]>
        var isDialog = false
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Other") {}
                Button("Ask") { isShown = true }
            }
            .alert("Delete it?", isPresented: isDialog ? .constant(false) : $isShown) {
                Button("Delete", role: .destructive) { log.value.append("deleted") }
                Button("Keep", role: .cancel) { log.value.append("kept") }
            }
            .confirmationDialog("Delete it?", isPresented: isDialog ? $isShown : .constant(false)) {
                Button("Delete", role: .destructive) { log.value.append("deleted") }
            }
        }
    }

    @Test(
        "Return never deletes, not even on the destructive button, which Space presses",
        arguments: [false, true])
    func destructive(isDialog: Bool) {
        let log = Box<[String]>([])
        let host = host(Deleting(log: log, isDialog: isDialog))
        let way = isDialog ? "Cancel" : "Keep"
        host.press("Ask")
        host.advance(1)
        #expect(host.elements(.button).map(\.label) == [way, "Delete"])
        host.key(.return)
        host.advance(1)
        #expect(!host.shows("Delete"))
        host.press("Ask")
        host.key(.tab)
        host.key(.tab)
        #expect(host.element("Delete")?.isFocused == true)
        host.key(.return)
        host.advance(1)
        #expect(!host.shows("Delete") && !log.value.contains("deleted"))
        host.press("Ask")
        host.key(.tab)
        host.key(.tab)
        host.key(.space)
        #expect(log.value.last == "deleted")
    }

    @Test("An alert that a click opens has no focus ring, and one that a key opens has")
    func ring() {
        let host = host(Deleting(log: Box([])))
        host.key(.tab)
        host.press("Ask")
        host.advance(1)
        #expect(host.tree.focus.current == nil)
        host.key(.escape)
        host.advance(1)
        // The focus is back on the first button.
        host.key(.tab)
        host.key(.space)
        host.advance(1)
        #expect(host.element("Keep")?.isFocused == true)
    }

    @Test("A button with the shortcut of the default action is the one that Return presses")
    func markedDefault() {
        let log = Box<[String]>([])
        let host = host(
            Text(verbatim: "base").alert("Which?", isPresented: .constant(true)) {
                Button("One") { log.value.append("one") }
                Button("Two") { log.value.append("two") }.keyboardShortcut(.defaultAction)
            })
        host.key(.return)
        #expect(log.value == ["two"])
    }
}
