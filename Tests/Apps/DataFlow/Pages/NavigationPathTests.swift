import CasementTesting
import SwiftUI
import Testing

/// What an app's own path, and links and bindings, make of a navigation stack.
@MainActor
struct NavigationPathTests {
    private final class Model: ObservableObject {
        @Published var numbers: [Int] = []
        @Published var path = NavigationPath()
        @Published var isShown = false
        @Published var item: String?
    }

    private struct Numbers: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack(path: $model.numbers) {
                VStack {
                    Text("root")
                    NavigationLink("One", value: 1)
                    NavigationLink("Nothing", value: nil as Int?)
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("page \(number)")
                        NavigationLink("Next", value: number + 1)
                    }
                }
            }
        }
    }

    @Test("S-205: links append to the path, and the way back removes the last")
    func links() {
        let model = Model()
        let app = TestApp { Numbers(model: model) }
        app.find("One").tap()
        app.advance(by: .seconds(1))
        app.find("Next").tap()
        app.advance(by: .seconds(1))
        app.find("page 2").expect()
        #expect(model.numbers == [1, 2])
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        #expect(model.numbers == [1])
        app.find("page 1").expect()
    }

    @Test("S-205: a path that is set shows its last value above the others, an empty one the root")
    func setting() {
        let model = Model()
        let app = TestApp { Numbers(model: model) }
        model.numbers = [7, 8]
        app.settle()
        app.advance(by: .seconds(1))
        app.find("page 8").expect()
        app.find("page 7").expectNone()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("page 7").expect()
        model.numbers = []
        app.settle()
        app.advance(by: .seconds(1))
        app.find("root").expect()
    }

    private struct Mixed: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    NavigationLink("Word", value: "word")
                    NavigationLink("Date", value: true)
                }
                .navigationDestination(for: String.self) { word in
                    VStack {
                        Text("the \(word)")
                        NavigationLink("Number", value: 3)
                    }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    @Test("S-205: one path holds values of several types, each with its own destination")
    func types() {
        let model = Model()
        let app = TestApp { Mixed(model: model) }
        app.find("Word").tap()
        app.advance(by: .seconds(1))
        app.find("Number").tap()
        app.advance(by: .seconds(1))
        app.find("number 3").expect()
        #expect(model.path.count == 2)
        model.path.removeLast()
        app.settle()
        app.advance(by: .seconds(1))
        app.find("the word").expect()
        model.path.append(9)
        app.settle()
        app.advance(by: .seconds(1))
        app.find("number 9").expect()
        #expect(app.logLines.isEmpty)
    }

    @Test("S-205: a link without a value is disabled")
    func noValue() {
        let app = TestApp { Numbers(model: Model()) }
        #expect(app.find("One").isEnabled)
        #expect(!app.find("Nothing").isEnabled)
    }

    @Test("S-205: a value without a destination shows a placeholder and is warned of, once")
    func noDestination() {
        let model = Model()
        let app = TestApp { Mixed(model: model) }
        let warning = """
            A NavigationLink is presenting a value of type “Bool” but there is no matching \
            navigationDestination declaration visible from the location of the link. The link \
            cannot be activated.
            """
        for _ in 0..<2 {
            app.find("Date").tap()
            app.advance(by: .seconds(1))
            app.find("Date").expectNone()
            #expect(model.path.count == 1)
            app.find("Back").tap()
            app.advance(by: .seconds(1))
            app.find("Date").expect()
        }
        #expect(app.logLines.filter { $0.contains(warning) }.count == 1)
    }

    private struct Bound: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack {
                Text("root")
                    .navigationDestination(isPresented: $model.isShown) { Counter(name: "flag") }
                    .navigationDestination(item: $model.item) { Counter(name: $0) }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(name) has \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("A page follows a flag both ways, and begins anew each time")
    func flag() {
        let model = Model()
        let app = TestApp { Bound(model: model) }
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("Add").tap()
        app.find("flag has 1").expect()
        model.isShown = false
        app.settle()
        app.advance(by: .seconds(1))
        app.find("root").expect()
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("flag has 0").expect()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        #expect(!model.isShown)
        app.find("root").expect()
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
    }

    @Test("A page follows an item, another item is another page, and the way back makes it nil")
    func item() {
        let model = Model()
        let app = TestApp { Bound(model: model) }
        model.item = "a"
        app.settle()
        app.advance(by: .seconds(1))
        app.find("Add").tap()
        app.find("a has 1").expect()
        model.item = "b"
        app.settle()
        app.advance(by: .seconds(1))
        app.find("b has 0").expect()
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        #expect(model.item == nil)
        app.find("root").expect()
    }
}
