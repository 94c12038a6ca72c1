import CasementTesting
import SwiftUI
import Testing

/// Bindings to the elements of collections.
@MainActor
struct BindingCollectionTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    private let lines = Lines()

    private struct Rows: View {
        @State private var items = ["a", "b", "c"].enumerated().map {
            Item(id: $0.offset, title: $0.element)
        }
        var body: some View {
            VStack {
                ForEach($items) { $item in Row(item: $item) }
                Text(items.map(\.title).joined(separator: ","))
                Button("Turn round") { items.reverse() }
                Button("Drop first") { items.removeFirst() }
            }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        @State private var taps = 0
        var body: some View {
            TextField("Title \(item.id)", text: $item.title)
            Button("Tap \(item.id)") { taps += 1 }
            Text("Row \(item.id): \(item.title), taps \(taps)")
        }
    }

    @Test("S-079: a row's edit writes its own element in the owner's collection, and no other")
    func editing() {
        let app = TestApp { Rows() }
        app.find("Title 1").type("x")
        app.find("a,bx,c").expect()
        app.find("Row 0: a, taps 0").expect()
        app.find("Row 1: bx, taps 0").expect()
    }

    @Test("S-079: rows are who they are by their element's id, wherever that is now")
    func identity() {
        let app = TestApp { Rows() }
        app.find("Tap 0").tap()
        app.find("Tap 2").tap()
        app.find("Tap 2").tap()
        app.find("Title 0").type("x")
        app.find("Title 0").expectFocus()
        app.find("Turn round").tap()
        app.find("c,b,ax").expect()
        app.find("Row 0: ax, taps 1").expect()
        app.find("Row 2: c, taps 2").expect()
        app.find("Title 0").type("y")
        app.find("c,b,axy").expect()
        app.find("Row 0: axy, taps 1").expect()
    }

    @Test("S-079: a row whose element moves up goes on writing that element")
    func removal() {
        let app = TestApp { Rows() }
        app.find("Drop first").tap()
        app.find("Row 0: a, taps 0").expectNone()
        app.find("Title 1").type("x")
        app.find("bx,c").expect()
        app.find("Drop first").tap()
        app.find("Title 2").type("y")
        app.find("cy").expect()
        #expect(app.logLines == [])
    }

    private struct ByKeyPath: View {
        @State private var words = ["one", "two"]
        @State private var grid = [[false, true], [true, false]]
        var body: some View {
            ForEach($words, id: \.self) { $word in
                Button("Shout \(word)") { word = word.uppercased() }
            }
            Toggle("Corner", isOn: $grid[0][1])
            TextField("First word", text: $words[0])
            Text(words.joined(separator: " ") + " \(grid)")
        }
    }

    @Test("S-079: an index leads to one element, as deep as the collections go")
    func indices() {
        let app = TestApp { ByKeyPath() }
        app.find("Shout two").tap()
        app.find("one TWO [[false, true], [true, false]]").expect()
        app.find("Corner", role: .toggle).tap()
        app.find("one TWO [[false, false], [true, false]]").expect()
        app.find("First word").type("s")
        app.find("ones TWO [[false, false], [true, false]]").expect()
    }

    @Test("A binding to a collection is a collection of bindings")
    func collection() {
        var items = [Item(id: 0, title: "a"), Item(id: 1, title: "b")]
        let lines = lines
        let binding = Binding(
            get: { items },
            set: {
                lines.add("set")
                items = $0
            })
        #expect(binding.count == 2 && binding.startIndex == 0)
        #expect(binding.map(\.wrappedValue) == items)
        #expect(binding.map(\.id) == [0, 1])
        for item in binding { item.title.wrappedValue += "!" }
        #expect(items.map(\.title) == ["a!", "b!"])
        #expect(lines.take() == ["set", "set"])
        let last = binding[1]
        items.removeLast()
        last.wrappedValue = Item(id: 9, title: "late")
        #expect(items.map(\.id) == [0])
    }
}
