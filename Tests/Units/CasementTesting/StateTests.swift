import CasementTesting
import SwiftUI
import Testing

/// Properties of views, read and written by their names.
@MainActor
struct StateTests {
    @Observable final class Model {
        var title = "Model"
    }

    final class Store: ObservableObject {
        @Published var total = 4
    }

    private struct Counter: View {
        let step: Int
        @Binding var shared: String
        @State private var count = 1
        @State private var model = Model()
        @StateObject private var store = Store()
        @FocusState private var isFocused: Bool
        @AppStorage("mode") private var mode = "plain"
        @SceneStorage("draft") private var draft = ""
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Text("Mode: \(mode), draft: \(draft), \(model.title), \(store.total)")
                TextField("Name", text: $shared).focused($isFocused)
                Button("Add") { count += step }
                Text(direction == .rightToLeft ? "from the right" : "from the left")
            }
        }
    }

    private struct Screen: View {
        @State private var name = "Ada"
        @State private var rows = [1, 2]

        var body: some View {
            Counter(step: 2, shared: $name)
            Text("Fixed").environment(\.layoutDirection, .leftToRight)
        }
    }

    private let app = TestApp { Screen() }

    private func issue(_ words: String..., work: () -> Void) {
        withKnownIssue {
            work()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return words.allSatisfy(text.contains)
        }
    }

    @Test("A property of a view around an element is read by its name and type")
    func reading() {
        let add = app.find("Add")
        #expect(add.state("count") == 1)
        #expect(add.state("step") == 2)
        #expect(add.state("shared") == "Ada")
        #expect(add.state("rows", as: [Int].self) == [1, 2])
        #expect(add.state("model", as: Model.self)?.title == "Model")
        #expect(add.state("store", as: Store.self)?.total == 4)
        #expect(add.state("isFocused") == true)
        #expect(add.state("mode") == "plain")
        #expect(add.state("direction") == LayoutDirection.leftToRight)
        add.tap()
        #expect(add.state("count") == 3)
    }

    @Test("A property that is set shows, as one that the view itself has set")
    func writing() {
        let add = app.find("Add")
        add.setState("count", to: 41)
        app.find("Count: 41").expect()
        add.tap()
        app.find("Count: 43").expect()
        add.setState("shared", to: "Grace")
        app.find("Name", role: .textField).expectValue("Grace")
        #expect(add.state("name", of: Screen.self) == "Grace")
        add.setState("mode", to: "bold")
        add.setState("draft", to: "words")
        app.find("Mode: bold, draft: words, Model, 4").expect()
        add.setState("isFocused", to: true)
        app.find("Name", role: .textField).expectFocus()
    }

    @Test("A name that no view has is told with those that there are")
    func missing() {
        issue("has a property “cuont”", "Counter with step: Int", "count: Int", "Screen with name")
        {
            let value: Int? = app.find("Add").state("cuont")
            #expect(value == nil)
        }
        issue("there is no Text around button “Add”; around it are: Counter, Screen") {
            app.find("Add").setState("count", of: Text.self, to: 1)
        }
    }

    @Test("Another type, and what cannot be set, is told in one sentence")
    func mistaken() {
        issue("count of Counter is of type Int, not String") {
            let value: String? = app.find("Add").state("count")
            #expect(value == nil)
        }
        issue("count of Counter is of type Int, not Double") {
            app.find("Add").setState("count", to: 1.5)
        }
        issue("step of Counter is a plain property, which cannot be set") {
            app.find("Add").setState("step", to: 5)
        }
        issue("direction of Counter is an Environment, which cannot be set") {
            app.find("Add").setState("direction", to: LayoutDirection.rightToLeft)
        }
        issue("found no “Subtract”") { app.find("Subtract").setState("count", to: 5) }
    }

    @Test("A value of the environment is read where an element is, and set for the app")
    func environment() {
        let add = app.find("Add")
        #expect(add.environment(\.layoutDirection) == .leftToRight)
        add.setEnvironment(\.layoutDirection, to: .rightToLeft)
        #expect(add.environment(\.layoutDirection) == .rightToLeft)
        app.find("from the right").expect()
        #expect(app.find("Fixed").environment(\.layoutDirection) == .leftToRight)
        issue("does not reach text “Fixed”") {
            app.find("Fixed").setEnvironment(\.layoutDirection, to: .rightToLeft)
        }
    }
}
