import CasementTesting
import SwiftUI
import Testing

/// What has the keyboard when a window opens.
@MainActor
struct FirstFocusTests {
    private struct Page: View {
        @State private var name = ""
        var body: some View {
            VStack {
                Button("Go") {}
                TextField("Name", text: $name).accessibilityIdentifier("name")
                TextField("Town", text: .constant(""))
            }
        }
    }

    @Test("The first field of a window gets the keyboard on a desktop")
    func desktop() {
        let app = TestApp { Page() }
        app.type("Ada")
        app.find(id: "name").expectValue("Ada")
        app.find(id: "name").expectFocus()
    }

    @Test("On a device no field has the keyboard until it is pressed")
    func device() {
        let app = TestApp(phases: .device) { Page() }
        #expect(!app.findFocused().exists)
    }

    private struct Chosen: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Town", text: .constant("")).focused($isFocused)
            }
            .onAppear { isFocused = true }
        }
    }

    @Test("What the app focuses itself keeps the keyboard")
    func ownFocus() {
        TestApp { Chosen() }.find("Town").expectFocus()
    }

    private struct Searching: View {
        var body: some View { Text("All").searchable(text: .constant("")) }
    }

    @Test("A search does not get the keyboard by itself")
    func search() {
        #expect(!TestApp { Searching() }.findFocused().exists)
    }
}
