import CasementTesting
import SwiftUI
import Testing

/// Light and dark parts of windows.
@MainActor
struct ColorSchemeTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var colorScheme
        let name: String
        var body: some View { Text("\(name) \(colorScheme == .dark ? "dark" : "light")") }
    }

    @Test("S-106: an override reaches its subtree and nothing else")
    func override() {
        let app = TestApp {
            Scheme(name: "Inside").environment(\.colorScheme, .dark)
            Scheme(name: "Beside")
        }
        app.find("Inside dark").expect()
        app.find("Beside light").expect()
    }

    private struct Preferring: View {
        @State private var scheme: ColorScheme?
        var body: some View {
            VStack {
                Scheme(name: "Deep").preferredColorScheme(scheme)
                Scheme(name: "Fixed").environment(\.colorScheme, .light)
            }
            Scheme(name: "Beside")
            Button("Dark") { scheme = .dark }
            Button("Any") { scheme = nil }
        }
    }

    @Test("S-106: what one view prefers the whole window gets, as long as it does")
    func preferred() {
        let app = TestApp { Preferring() }
        app.find("Beside light").expect()
        app.find("Dark").tap()
        app.find("Deep dark").expect()
        app.find("Beside dark").expect()
        app.find("Fixed light").expect()
        app.find("Any").tap()
        app.find("Beside light").expect()
    }

    @Test("S-106: of parallel branches the first that prefers anything wins")
    func branches() {
        let app = TestApp {
            Scheme(name: "One").preferredColorScheme(nil)
            Scheme(name: "Two").preferredColorScheme(.dark)
            Scheme(name: "Three").preferredColorScheme(.light)
        }
        for name in ["One", "Two", "Three"] { app.find("\(name) dark").expect() }
    }

    @Test("S-106: of nested ones the outer wins")
    func nested() {
        let app = TestApp {
            VStack { Scheme(name: "Inner").preferredColorScheme(.light) }
                .preferredColorScheme(.dark)
        }
        app.find("Inner dark").expect()
    }

    private struct Presenting: View {
        @State private var isShown = true
        var body: some View {
            Scheme(name: "Window").sheet(isPresented: $isShown) {
                Scheme(name: "Sheet")
                Scheme(name: "Wish").preferredColorScheme(.dark)
            }
        }
    }

    @Test("S-106: what a sheet's content prefers the sheet gets, and not its window")
    func sheet() {
        let app = TestApp { Presenting() }
        app.find("Sheet dark").expect()
        app.find("Wish dark").expect()
        #expect(!app.printedTree.contains("Window dark"))
    }

    private struct PresentingInDark: View {
        @State private var isShown = true
        var body: some View {
            Scheme(name: "Window")
                .sheet(isPresented: $isShown) { Scheme(name: "Sheet") }
                .preferredColorScheme(.dark)
        }
    }

    @Test("S-106: a sheet that prefers nothing looks as its window does")
    func sheetInDark() {
        TestApp { PresentingInDark() }.find("Sheet dark").expect()
    }
}
