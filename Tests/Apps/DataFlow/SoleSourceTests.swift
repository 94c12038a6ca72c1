import CasementTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// Views whose one property is where their data comes from, and whose content is made by a closure
/// that another view calls: the closure then holds nothing but that property.
@MainActor
struct SoleSourceTests {
    final class Model: ObservableObject {
        @Published var word = "first"
    }

    /// Shows the words in closures that are called for a size, a scroll view, and each element.
    struct Words<Word: View>: View {
        let word: () -> Word

        var body: some View {
            VStack {
                GeometryReader { _ in word() }
                ScrollViewReader { _ in word() }
                ForEach(0..<1) { _ in word() }
                LazyVStack { ForEach(0..<1) { _ in word() } }
                List(0..<1, id: \.self) { _ in word() }
                TimelineView(.periodic(from: .now, by: 3_600)) { _ in word() }
                NavigationStack { word() }
                ViewThatFits { word() }
                Button(action: {}) { word() }
                Section { word() }
            }
        }
    }

    static let count = 10

    struct Observed: View {
        @ObservedObject var model: Model
        var body: some View { Words { Text(model.word) } }
    }

    struct Owned: View {
        @StateObject var model = Model()
        var body: some View {
            Words { Text(model.word) }.onAppear { model.word = "second" }
        }
    }

    struct FromEnvironment: View {
        @EnvironmentObject var model: Model
        var body: some View { Words { Text(model.word) } }
    }

    struct Focused: View {
        @FocusedObject var model: Model?
        var body: some View { Words { Text(model?.word ?? "none") } }
    }

    struct Bound: View {
        @Binding var word: String
        var body: some View { Words { Text(word) } }
    }

    struct Stateful: View {
        @State var word = "first"
        var body: some View {
            Words { Text(word) }.onAppear { word = "second" }
        }
    }

    struct Stored: View {
        @AppStorage("word") var word = "first"
        var body: some View {
            Words { Text(word) }.onAppear { word = "second" }
        }
    }

    struct InScene: View {
        @SceneStorage("word") var word = "first"
        var body: some View {
            Words { Text(word) }.onAppear { word = "second" }
        }
    }

    struct Language: View {
        @Environment(\.locale) var locale
        var body: some View {
            Words { Text(locale.identifier == "de" ? "second" : "first") }
        }
    }

    private func expectSecond(_ app: TestApp) {
        app.settle()
        #expect(app.find("second").count == Self.count)
        #expect(app.find("first").count == 0)
    }

    private func app<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestApp {
        let app = TestApp(size: CGSize(width: 600, height: 1_200)) { content() }
        app.settle()
        return app
    }

    @Test("An observed object alone is read anew by each closure")
    func observed() {
        let model = Model()
        let app = app { Observed(model: model) }
        model.word = "second"
        expectSecond(app)
    }

    @Test("An object of the environment alone is read anew by each closure")
    func environmentObject() {
        let model = Model()
        let app = app { FromEnvironment().environmentObject(model) }
        model.word = "second"
        expectSecond(app)
    }

    @Test("The object of the focused scene alone is read anew by each closure")
    func focusedObject() {
        let model = Model()
        let app = app { Focused().focusedSceneObject(model) }
        model.word = "second"
        expectSecond(app)
    }

    @Test("An object, a value and a stored value of the view alone are read anew by each closure")
    func own() {
        expectSecond(app { Owned() })
        expectSecond(app { Stateful() })
        expectSecond(app { Stored() })
        expectSecond(app { InScene() })
    }

    private struct Parent: View {
        @State private var word = "first"
        var body: some View {
            Bound(word: $word)
            Button("Change") { word = "second" }
        }
    }

    @Test("A binding alone is read anew by each closure")
    func binding() {
        let app = app { Parent() }
        app.find("Change").tap()
        expectSecond(app)
    }

    private struct Localized: View {
        @State private var language = "en"
        var body: some View {
            Language().environment(\.locale, Locale(identifier: language))
            Button("Change") { language = "de" }
        }
    }

    @Test("A value of the environment alone is read anew by each closure")
    func environment() {
        let app = app { Localized() }
        app.find("Change").tap()
        expectSecond(app)
    }
}
