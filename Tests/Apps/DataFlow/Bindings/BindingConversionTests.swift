import CasementTesting
import SwiftUI
import Testing

/// Bindings made from others: to and from optionals, and as any hashable value.
@MainActor
struct BindingConversionTests {
    private final class Box<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    @Test("S-077: an optional binding to a value wraps it, takes a value, and ignores nil")
    func intoOptional() {
        let box = Box(1)
        let optional = Binding<Int?>(box.binding)
        #expect(optional.wrappedValue == .some(1))
        optional.wrappedValue = 2
        #expect(box.value == 2)
        optional.wrappedValue = nil
        #expect(box.value == 2)
        #expect(optional.wrappedValue == 2)
    }

    private struct Choice: View {
        @State private var choice = 1
        var body: some View {
            Clearing(value: Binding($choice))
            Text("Choice: \(choice)")
        }
    }

    private struct Clearing: View {
        @Binding var value: Int?
        var body: some View {
            Text("Value: \(value ?? -1)")
            Button("Two") { value = 2 }
            Button("Nothing") { value = nil }
        }
    }

    @Test("S-077: a view that clears such a binding leaves its owner's state as it is")
    func clearing() {
        let app = TestApp { Choice() }
        app.find("Value: 1").expect()
        app.find("Two").tap()
        app.find("Choice: 2").expect()
        app.find("Nothing").tap()
        app.find("Choice: 2").expect()
        app.find("Value: 2").expect()
    }

    @Test("S-078: a binding to what an optional holds is made only where it holds something")
    func fromOptional() {
        let box = Box<Int?>(nil)
        let absent: Binding<Int>? = Binding(box.binding)
        #expect(absent?.wrappedValue == nil)
        box.value = 1
        let binding: Binding<Int>? = Binding(box.binding)
        #expect(binding?.wrappedValue == 1)
        binding?.wrappedValue = 2
        #expect(box.value == 2)
    }

    private struct Editor: View {
        @State private var note: String? = "first"
        var body: some View {
            if let note = Binding($note) {
                TextField("Note", text: note)
                Text("Holds \(note.wrappedValue)")
            } else {
                Text("No note")
            }
            Button("Clear") { note = nil }
            Button("Write") { note = "again" }
        }
    }

    @Test(
        "S-078: a view that unwraps its binding in its body shows a value only while there is one")
    func unwrappingInBody() {
        let app = TestApp { Editor() }
        app.find("Note").type("!")
        app.find("Holds first!").expect()
        app.find("Clear").tap()
        app.find("No note").expect()
        app.find("Write").tap()
        app.find("Holds again").expect()
    }

    @Test("S-078: reading such a binding after the optional became nil stops with a sentence")
    func readingTooLate() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                nonisolated(unsafe) var value: Int? = 1
                let base = Binding<Int?>(get: { value }, set: { value = $0 })
                let binding: Binding<Int>? = Binding(base)
                value = nil
                print(binding?.wrappedValue as Any)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                "A Binding<Int> made from an optional one was read after it became nil"))
    }

    @Test("A binding to a hashable value is one to any hashable value, which takes that type only")
    func hashable() {
        let box = Box("a")
        let any = Binding<AnyHashable>(box.binding)
        #expect(any.wrappedValue == AnyHashable("a"))
        any.wrappedValue = "b"
        #expect(box.value == "b")
    }
}
