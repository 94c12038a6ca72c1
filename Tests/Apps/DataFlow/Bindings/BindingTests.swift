import CasementTesting
import Combine
import SwiftUI
import Testing

/// Bindings that views are handed: whole values, their fields, constants, and pairs of closures.
@MainActor
struct BindingTests {
    private struct Data: Equatable {
        var string = "text"
        var number = 1
        var inner = Inner()

        struct Inner: Equatable { var isOn = false }
    }

    private let lines = Lines()

    // MARK: Fields

    private struct Fields: View {
        @State private var data = Data()
        let take: (Binding<Data>) -> Void
        var body: some View {
            let _ = take($data)
            Field(text: $data.string)
            Toggle("On", isOn: $data.inner.isOn)
            Text("\(data.string) \(data.number) \(data.inner.isOn ? "on" : "off")")
        }
    }

    private struct Field: View {
        @Binding var text: String
        var body: some View { TextField("Text", text: $text) }
    }

    @Test("S-074: a field's binding reads and writes that field, and leaves the others alone")
    func fields() {
        var data: Binding<Data>?
        let app = TestApp { Fields { data = $0 } }
        app.find("Text").type("!")
        app.find("text! 1 off").expect()
        app.find("On", role: .toggle).tap()
        app.find("text! 1 on").expect()
        data?.string.wrappedValue = "other"
        app.settle()
        app.find("other 1 on").expect()
        data?.wrappedValue.number = 2
        #expect(data?.string.wrappedValue == "other")
        app.settle()
        app.find("other 2 on").expect()
    }

    // MARK: Constants

    @Test("S-075: a constant keeps its value, whatever is written to it, by code or by a control")
    func constant() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
        let data = Binding.constant(Data())
        data.string.wrappedValue = "other"
        data.wrappedValue.number = 9
        #expect(data.wrappedValue == Data())
        let app = TestApp {
            Toggle("Fixed", isOn: .constant(true))
            TextField("Note", text: .constant("as it is"))
            Slider(value: .constant(0.25)) { Text("Level") }
        }
        app.find("Fixed", role: .toggle).tap()
        app.find("Fixed", role: .toggle).expectValue("on")
        app.find("Note", role: .textField).type("x")
        app.key("Tab")
        app.find("Note", role: .textField).expectValue("as it is")
    }

    // MARK: Closures

    private final class Store {
        var level = 0.0
        var isOn = false
        var text = ""
    }

    private struct Controls: View {
        let store: Store
        let lines: Lines
        @State private var turns = 0
        var body: some View {
            let _ = turns
            Toggle(
                "On",
                isOn: Binding(
                    get: { store.isOn },
                    set: {
                        lines.add("on \($0)")
                        store.isOn = $0
                    }))
            TextField(
                "Text",
                text: Binding(
                    get: { store.text },
                    set: {
                        lines.add("text \($0)")
                        store.text = $0
                    }))
            Stepper(
                "Level",
                value: Binding(
                    get: { store.level },
                    set: {
                        lines.add("level \($0)")
                        store.level = $0
                    }))
            Button("Again") { turns += 1 }
        }
    }

    @Test("S-076: an edit calls the setter once, and the next evaluation reads the getter")
    func closures() {
        let (store, lines) = (Store(), lines)
        let app = TestApp { Controls(store: store, lines: lines) }
        app.find("On", role: .toggle).tap()
        #expect(lines.take() == ["on true"])
        app.find("Text", role: .textField).type("ab")
        #expect(lines.take() == ["text ab"])
        app.key("c")
        #expect(lines.take() == ["text abc"])
        app.key("Up")
        #expect(lines.take() == [])
        app.find("Increment").tap()
        #expect(lines.take() == ["level 1.0"])
        store.isOn = false
        app.find("Again").tap()
        app.find("On", role: .toggle).expectValue("off")
        #expect(lines.take() == [])
    }

    @Test("S-076: a binding of closures remembers nothing: it reads what is there now")
    func noCache() {
        let store = Store()
        let binding = Binding(get: { store.level }, set: { store.level = $0 })
        #expect(binding.wrappedValue == 0)
        store.level = 5
        #expect(binding.wrappedValue == 5)
        binding.wrappedValue = 7
        #expect(store.level == 7 && binding.wrappedValue == 7)
        let same = Binding(projectedValue: binding)
        same.wrappedValue = 8
        #expect(binding.projectedValue.wrappedValue == 8)
    }

    @Test("S-076: a field of a computed binding is written with one get and one set")
    func computedField() {
        var data = Data()
        let lines = lines
        let binding = Binding(
            get: { data },
            set: {
                lines.add("set")
                data = $0
            })
        binding.inner.isOn.wrappedValue = true
        binding.wrappedValue.number += 1
        #expect(lines.take() == ["set", "set"])
        #expect(data == Data(number: 2, inner: Data.Inner(isOn: true)))
    }

    // MARK: Owners and readers

    private struct Owner: View {
        @State private var count = 0
        let lines: Lines
        var body: some View {
            let _ = lines.add("owner")
            VStack {
                Text("Owner: \(count)")
                Child(count: $count, lines: lines)
                Bystander(lines: lines)
            }
        }
    }

    private struct Child: View {
        @Binding var count: Int
        let lines: Lines
        var body: some View {
            let _ = lines.add("child")
            Text("Child: \(count)")
            Button("Add") {
                count += 1
                lines.add("wrote \(count)")
            }
        }
    }

    private struct Bystander: View {
        let lines: Lines
        var body: some View {
            let _ = lines.add("bystander")
            Text("Bystander")
        }
    }

    @Test("S-082: a child's write reaches the owner, and evaluates owner and child once")
    func passingDown() {
        let lines = lines
        let app = TestApp { Owner(lines: lines) }
        #expect(lines.take() == ["owner", "child", "bystander"])
        app.find("Add").tap()
        app.find("Owner: 1").expect()
        app.find("Child: 1").expect()
        #expect(lines.take() == ["wrote 1", "owner", "child"])
    }

    private struct Grandchild: View {
        @Binding private var count: Int
        @State private var own: Int

        init(count: Binding<Int>) {
            _count = count
            _own = State(initialValue: count.wrappedValue)
        }

        var body: some View {
            Text("Grandchild: \(count), first \(own)")
            Button("Reset") { count = 0 }
        }
    }

    private struct Wrapper: View {
        @State private var count = 5
        var body: some View {
            VStack {
                Middle(count: $count)
                Text("Wrapper: \(count)")
                Button("Ten") { count = 10 }
            }
        }
    }

    private struct Middle: View {
        let count: Binding<Int>
        var body: some View { Grandchild(count: Binding(projectedValue: count)) }
    }

    @Test("S-082: a binding handed on twice still is the owner's state")
    func passingOn() {
        let app = TestApp { Wrapper() }
        app.find("Grandchild: 5, first 5").expect()
        app.find("Ten").tap()
        app.find("Grandchild: 10, first 5").expect()
        app.find("Reset").tap()
        app.find("Wrapper: 0").expect()
    }

    // MARK: Changes

    private struct Watching: View {
        @State private var data = Data()
        let lines: Lines
        var body: some View {
            Watcher(text: $data.string, lines: lines)
            Button("Number") { data.number += 1 }
            Button("Text") { data.string += "!" }
        }
    }

    private struct Watcher: View {
        @Binding var text: String
        let lines: Lines
        var body: some View {
            Text(text)
                .onChange(of: text) { old, new in lines.add("\(old) to \(new)") }
                .onChange(of: $text.wrappedValue.count) { lines.add("\($1) letters") }
        }
    }

    @Test("S-082: a child hears of changes of the value that its binding leads to, and no others")
    func onChange() {
        let lines = lines
        let app = TestApp { Watching(lines: lines) }
        app.find("Number").tap()
        #expect(lines.take() == [])
        app.find("Text").tap()
        #expect(lines.take().sorted() == ["5 letters", "text to text!"])
    }
}
