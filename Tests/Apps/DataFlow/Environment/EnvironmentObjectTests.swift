import CasementTesting
import Combine
import Observation
import SwiftUI
import Testing

/// Objects that views find by their type around them.
@MainActor
struct EnvironmentObjectTests {
    private final class Theme: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    private final class Cart: ObservableObject {
        @Published var count = 0
    }

    private struct Leaf: View {
        @EnvironmentObject private var theme: Theme
        @EnvironmentObject private var cart: Cart
        let name: String
        var body: some View {
            Text("\(name): \(theme.name) \(cart.count)")
            Button("Add in \(name)") { cart.count += 1 }
        }
    }

    private struct Branch<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            HStack { VStack { content } }
        }
    }

    @Test("S-091: an object is found by its type, at any depth, the nearest of a type first")
    func lookUp() {
        let (light, dark, cart) = (Theme("light"), Theme("dark"), Cart())
        let app = TestApp {
            VStack {
                Branch {
                    Leaf(name: "Outer")
                    Branch { Leaf(name: "Inner") }.environmentObject(dark)
                }
                Button("Rename") { dark.name = "black" }
            }
            .environmentObject(light)
            .environmentObject(cart)
        }
        app.find("Outer: light 0").expect()
        app.find("Inner: dark 0").expect()
        app.find("Add in Inner").tap()
        app.find("Outer: light 1").expect()
        app.find("Inner: dark 1").expect()
        app.find("Rename").tap()
        app.find("Outer: light 1").expect()
        app.find("Inner: black 1").expect()
    }

    private class Animal: ObservableObject {
        @Published var name = "animal"
    }

    private final class Dog: Animal {}

    private struct Needing: View {
        @EnvironmentObject private var animal: Animal
        var body: some View { Text("An \(animal.name)") }
    }

    @Test("S-091: an object given as its superclass is found as that")
    func concreteType() {
        let app = TestApp { Needing().environmentObject(Dog() as Animal) }
        app.find("An animal").expect()
    }

    // MARK: Missing objects

    private final class AppSettings: ObservableObject {
        @Published var word = "set"
    }

    private struct SettingsReader: View {
        @EnvironmentObject private var settings: AppSettings
        let reads: Bool
        var body: some View { Text(reads ? settings.word : "Never reads them") }
    }

    /// What a process says that shows the view and ends by it.
    private static func lastWords(
        _ result: ExitTest.Result?
    ) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("S-092: reading an environment object that nobody gave stops with the sentence")
    func missing() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = TestApp { SettingsReader(reads: true) } }
        }
        let said = Self.lastWords(result)
        #expect(
            said.contains(
                """
                No ObservableObject of type AppSettings found. A View.environmentObject(_:) for \
                AppSettings may be missing as an ancestor of this view.
                """), "\(said)")
        #expect(said.contains("SettingsReader"))
    }

    @Test("S-092: an environment object that is declared and never read may be missing")
    func unread() {
        TestApp { SettingsReader(reads: false) }.find("Never reads them").expect()
    }

    @Observable
    final class Model {
        var word = "modelled"
    }

    private struct ModelReader: View {
        @Environment(Model.self) private var model
        var body: some View { Text(model.word) }
    }

    private struct OptionalReader: View {
        @Environment(Model.self) private var model: Model?
        let name: String
        var body: some View { Text("\(name): \(model?.word ?? "nothing")") }
    }

    @Test("S-093: an observable object that nobody gave stops with the sentence")
    func missingObservable() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = TestApp { ModelReader() } }
        }
        let said = Self.lastWords(result)
        #expect(
            said.contains(
                """
                No Observable object of type Model found. A View.environmentObject(_:) for Model \
                may be missing as an ancestor of this view.
                """), "\(said)")
        #expect(said.contains("ModelReader"))
    }

    @Test("S-093: an observable object that may be missing is nil where nobody, or nil, is given")
    func optionalObservable() {
        let model = Model()
        let app = TestApp {
            OptionalReader(name: "Alone")
            VStack {
                ModelReader()
                OptionalReader(name: "Given")
                OptionalReader(name: "Taken away").environment(nil as Model?)
            }
            .environment(model)
            Button("Change") { model.word = "changed" }
        }
        app.find("Alone: nothing").expect()
        app.find("modelled").expect()
        app.find("Given: modelled").expect()
        app.find("Taken away: nothing").expect()
        app.find("Change").tap()
        app.find("Given: changed").expect()
        app.find("Taken away: nothing").expect()
    }
}
