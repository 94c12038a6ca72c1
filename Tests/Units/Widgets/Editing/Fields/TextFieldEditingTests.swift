import Foundation
import Styles
import Testing

@testable import Views
@testable import Widgets

@MainActor
struct TextFieldEditingTests {
    struct NameField: View {
        @State var name: String
        var prompt: Text?
        let log: Log
        var body: some View {
            log.bodies.append(name)
            return VStack {
                TextField("Name", text: $name, prompt: prompt)
                if name == "clear" { Text("Cleared").onAppear { name = "" } }
            }
            .onSubmit { log.submitted.append(name) }
        }
    }

    final class Log {
        var bodies: [String] = []
        var submitted: [String] = []
        var editing: [Bool] = []
    }

    @Test("Each key stroke is written to the binding, and the binding is what is shown")
    func typing() {
        let log = Log()
        let host = EditingHost(NameField(name: "", log: log))
        host.click(150, 50)
        host.type("Ada")
        #expect(host.value == "Ada")
        #expect(log.bodies == ["", "A", "Ad", "Ada"])
    }

    @Test("What the app writes shows at once")
    func externalWrite() {
        let log = Log()
        let host = EditingHost(NameField(name: "", log: log))
        host.click(150, 50)
        host.type("clear")
        #expect(host.value == "")
        host.type("x")
        #expect(host.value == "x")
    }

    @Test("A binding that refuses shows what it holds")
    func refusing() {
        let host = EditingHost(TextField("Name", text: .constant("fixed")))
        host.click(290, 50)
        host.type("x")
        #expect(host.value == "fixed")
        host.key(.backspace)
        #expect(host.value == "fixed")
    }

    @Test("A binding that changes what is typed keeps the caret behind it")
    func transforming() {
        struct Upper: View {
            @State var text = ""
            var body: some View {
                TextField(
                    "Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
            }
        }
        let host = EditingHost(Upper())
        host.click(150, 50)
        host.type("abc")
        #expect(host.value == "ABC")
        host.key(.character("z"), .control)
        #expect(host.value == "")
    }

    @Test("Two key strokes of one turn both arrive, whatever transactions they carry")
    func twoInOneTurn() {
        struct Animated: View {
            @State var text = ""
            var body: some View { TextField("Text", text: $text.animation()) }
        }
        let host = EditingHost(Animated())
        host.click(150, 50)
        EventPass.handle(.text("a"), in: host.tree)
        EventPass.handle(.text("b"), in: host.tree)
        host.settle()
        host.type("c")
        #expect(host.value == "abc")
    }

    @Test("The prompt is seen while there is no text, else the title is")
    func placeholder() {
        let log = Log()
        let host = EditingHost(NameField(name: "", prompt: Text("Jane Doe"), log: log))
        #expect(host.shown.contains("Jane Doe"))
        #expect(host.field.label == "Name")
        host.click(150, 50)
        host.type("A")
        #expect(!host.shown.contains("Jane Doe"))
        #expect(EditingHost(NameField(name: "", log: log)).shown.contains("Name"))
    }

    @Test("Return submits and is not text")
    func submitting() {
        let log = Log()
        let host = EditingHost(NameField(name: "Ada", log: log))
        host.click(290, 50)
        host.key(.return)
        #expect(log.submitted == ["Ada"])
        #expect(host.value == "Ada")
    }

    @Test("The oldest form hears when editing begins, is committed and ends")
    func oldestForm() {
        let log = Log()
        let host = EditingHost(
            TextField(
                "Name", text: .constant("Ada"), onEditingChanged: { log.editing.append($0) },
                onCommit: { log.submitted.append("commit") }))
        host.click(150, 50)
        host.key(.return)
        host.key(.escape)
        #expect(log.editing == [true, false])
        #expect(log.submitted == ["commit"])
    }

    @Test("Tab goes from field to field and selects the text there")
    func tab() {
        struct Two: View {
            @State var first = "one"
            @State var second = "two"
            var body: some View {
                VStack {
                    TextField("First", text: $first)
                    TextField("Second", text: $second)
                }
            }
        }
        let host = EditingHost(Two())
        host.key(.tab)
        host.key(.tab)
        host.type("2")
        #expect(host.fields.map(\.properties.value) == ["one", "2"])
        #expect(host.fields.map(\.isFocused) == [false, true])
    }

    @Test("Copying, cutting and pasting go through the pasteboard; line ends become blanks")
    func pasteboard() {
        let log = Log()
        let host = EditingHost(NameField(name: "hello world", log: log))
        host.click(150, 50)
        host.key(.home)
        host.key(.right, [.control, .shift])
        host.key(.character("c"), .control)
        #expect(host.pasteboard.string == "hello")
        host.key(.character("x"), .control)
        #expect(host.value == " world")
        host.pasteboard.string = "a\nb\r\nc"
        host.key(.character("v"), .control)
        #expect(host.value == "a b c world")
        host.key(.character("z"), .control)
        host.key(.character("z"), .control)
        #expect(host.value == "hello world")
        host.key(.character("z"), [.control, .shift])
        #expect(host.value == " world")
    }

    @Test("A click places the caret, two select a word, three everything")
    func clicks() {
        let log = Log()
        let host = EditingHost(NameField(name: "hello world", log: log))
        host.click(290, 50)
        host.type("!")
        #expect(host.value == "hello world!")
        host.click(12, 50, clicks: 2)
        host.type("bye")
        #expect(host.value == "bye world!")
        host.click(12, 50, clicks: 3)
        host.type("x")
        #expect(host.value == "x")
    }

    @Test("A drag selects, and a click with shift extends")
    func dragging() {
        let log = Log()
        let host = EditingHost(NameField(name: "hello world", log: log))
        host.press(2, 50)
        host.move(295, 50)
        host.release(295, 50)
        host.key(.character("c"), .control)
        #expect(host.pasteboard.string == "hello world")
        host.click(2, 50)
        host.click(295, 50, modifiers: .shift)
        host.key(.backspace)
        #expect(host.value == "")
    }

    @Test("The caret stands where the next character will, and moves the text when it must")
    func caret() {
        let log = Log()
        let host = EditingHost(NameField(name: "", log: log))
        host.click(150, 50)
        #expect(host.caret?.minX == 8)
        host.type("i")
        let afterOne = host.caret?.minX ?? 0
        #expect(afterOne > 8)
        host.type(String(repeating: "m", count: 60))
        #expect((host.caret?.minX ?? 0) > 280)
        #expect((host.caret?.maxX ?? 0) < 300)
        host.key(.home)
        #expect(host.caret?.minX == 8)
    }

    @Test("A caret blinks twice a second while the field has the focus, and only then")
    func blinking() {
        let log = Log()
        let host = EditingHost(NameField(name: "", log: log))
        #expect(host.tree.repaints.next == nil)
        host.click(150, 50)
        let with = host.shown
        #expect(host.tree.repaints.next == 0.5)
        let bodies = log.bodies.count
        host.advance(0.5)
        let without = host.shown
        #expect(with != without)
        host.advance(0.5)
        #expect(host.shown == with)
        #expect(log.bodies.count == bodies)
        host.key(.escape)
        #expect(host.tree.repaints.next == nil)
    }

    @Test("A caret that nobody moves stops blinking after ten seconds, and stays to be seen")
    func resting() {
        let host = EditingHost(NameField(name: "", log: Log()))
        host.click(150, 50)
        let with = host.shown
        host.advance(11)
        #expect(host.tree.repaints.next == nil)
        #expect(host.shown == with)
        host.type("x")
        #expect(host.tree.repaints.next != nil)
    }

    @Test("What an input method composes is seen but is not text until it is committed")
    func composing() {
        let log = Log()
        let host = EditingHost(NameField(name: "", log: log))
        host.click(150, 50)
        host.compose("かん", 2..<2)
        #expect(host.value == "")
        #expect(host.shown.contains("かん"))
        host.type("漢")
        #expect(host.value == "漢")
        host.compose("Q", 1..<1)
        #expect(host.shown.contains("Q"))
        host.key(.escape)
        #expect(!host.shown.contains("Q"))
        #expect(host.field.isFocused)
        host.key(.escape)
        #expect(!host.field.isFocused)
    }

    @Test("A session gives selection and scroll position back")
    func sessions() throws {
        let log = Log()
        let host = EditingHost(NameField(name: "hello world", log: log))
        host.click(150, 50)
        host.key(.home)
        host.key(.right, [.control, .shift])
        let state = try #require(host.tree.focus.current?.focusable.saveState?())
        let second = EditingHost(NameField(name: "hello world", log: log))
        let node = try #require(second.field.render)
        let focusable = try #require(node.responder?.focusable)
        focusable.restoreState?(state)
        focusable.restoreState?("not what was saved")
        second.tree.focus.set(focusable, node: node, byKeyboard: true)
        second.settle()
        second.type("X")
        #expect(second.value == "X world")
    }

    @Test("A focus state moves the focus to a field, and follows it")
    func focusState() {
        struct Form: View {
            enum Field { case first, second }
            @State var first = ""
            @State var second = ""
            @FocusState var focus: Field?
            let log: Log
            var body: some View {
                log.bodies.append(focus.map { "\($0)" } ?? "none")
                return VStack {
                    TextField("First", text: $first).focused($focus, equals: .first)
                        .onSubmit { focus = .second }
                    TextField("Second", text: $second).focused($focus, equals: .second)
                }
            }
        }
        let log = Log()
        let host = EditingHost(Form(log: log))
        host.key(.tab)
        host.type("a")
        #expect(log.bodies.last == "first")
        host.key(.return)
        host.type("b")
        #expect(log.bodies.last == "second")
        #expect(host.fields.map(\.properties.value) == ["a", "b"])
    }

    @Test("A disabled field takes neither focus nor text")
    func disabled() {
        let host = EditingHost(
            TextField("Name", text: .constant("Ada")).environment(\.isEnabled, false))
        host.click(150, 50)
        #expect(!host.field.isFocused)
        host.key(.tab)
        #expect(!host.field.isFocused)
    }

    @Test(
        "S-187: A field of a value is written when the text says one, and shows the value in the end"
    )
    func values() {
        struct Age: View {
            @State var age = 7
            let log: Log
            var body: some View {
                log.bodies.append("\(age)")
                return TextField("Age", value: $age, format: .number)
            }
        }
        let log = Log()
        let host = EditingHost(Age(log: log))
        #expect(host.value == "7")
        host.click(290, 50)
        host.type("2")
        #expect(host.value == "72")
        #expect(log.bodies.last == "72")
        host.key(.backspace)
        host.key(.backspace)
        host.type("x")
        #expect(host.value == "x")
        #expect(log.bodies.last == "7")
        host.key(.return)
        #expect(host.value == "7")
    }

    @Test("A formatter of Foundation reads and writes a field's value")
    func formatters() {
        struct Price: View {
            @State var price = 1.5
            let log: Log
            let formatter = NumberFormatter()
            var body: some View {
                log.bodies.append("\(price)")
                return TextField("Price", value: $price, formatter: formatter)
            }
        }
        let log = Log()
        let host = EditingHost(Price(log: log))
        host.click(150, 50)
        host.key(.character("a"), .control)
        host.type("23")
        #expect(log.bodies.last == "23.0")
        host.key(.tab)
        #expect(host.value == "23")
    }

    @Test("S-189: A secure field shows dots, in sight and aloud, and gives nothing away")
    func secure() {
        struct Secret: View {
            @State var text = ""
            let log: Log
            var body: some View {
                log.bodies.append(text)
                return SecureField("Password", text: $text)
            }
        }
        let log = Log()
        let host = EditingHost(Secret(log: log))
        host.click(150, 50)
        host.type("paß👍")
        #expect(log.bodies.last == "paß👍")
        #expect(host.value == "•••••".prefix(4))
        #expect(host.shown.contains("••••"))
        #expect(!host.shown.contains("pa"))
        host.key(.character("a"), .control)
        host.key(.character("c"), .control)
        host.key(.character("x"), .control)
        #expect(host.pasteboard.string == "")
        host.key(.home)
        host.key(.right)
        host.key(.backspace)
        #expect(log.bodies.last == "aß👍")
    }

    @Test(
        "S-573: A secure field shows neither what was typed last nor what is being composed",
        arguments: [Density.desktop, .device])
    func secureEcho(density: Density) {
        struct Secret: View {
            @State var text = ""
            var body: some View {
                SecureField("Password", text: $text).textContentType(.newPassword)
            }
        }
        let host = EditingHost(Secret().environment(\.density, density))
        host.click(150, 50)
        host.type("ß")
        #expect(host.shown.contains("•"))
        #expect(!host.shown.contains("ß"))
        host.compose("żę", 2..<2)
        #expect(host.shown.contains("••"))
        #expect(!host.shown.contains("ż"))
    }

    @Test("S-188: Return submits to the containers around a field, as far as a submitScope")
    func submitScopes() {
        struct Form: View {
            let log: Log
            let isScoped: Bool
            @State var name = ""
            @State var notes = ""
            var body: some View {
                VStack(spacing: 0) {
                    if isScoped {
                        field.submitScope()
                    } else {
                        field
                    }
                    TextEditor(text: $notes)
                }
                .onSubmit { log.bodies.append("form") }
            }
            private var field: some View {
                TextField("Name", text: $name).onSubmit { log.bodies.append("field") }
            }
        }
        func submitted(isScoped: Bool) -> [String] {
            let log = Log()
            let host = EditingHost(
                size: CGSize(width: 300, height: 300), Form(log: log, isScoped: isScoped))
            host.tree.focus.advance(backwards: false)
            host.type("a")
            host.key(.return)
            #expect(host.value == "a")
            return log.bodies.sorted()
        }
        #expect(submitted(isScoped: false) == ["field", "form"])
        #expect(submitted(isScoped: true) == ["field"])
        let log = Log()
        let host = EditingHost(
            size: CGSize(width: 300, height: 300), Form(log: log, isScoped: false))
        host.click(150, 250)
        host.type("a")
        host.key(.return)
        #expect(host.fields.last?.properties.value == "a\n")
        #expect(log.bodies.isEmpty)
    }

    @Test("A style of the app wraps the plain field")
    func styles() {
        struct Padded: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text("Styled")
                    configuration
                }
            }
        }
        let host = EditingHost(TextField("Name", text: .constant("Ada")).textFieldStyle(Padded()))
        #expect(host.shown.contains("Styled"))
        #expect(host.value == "Ada")
        let plain = EditingHost(TextField("Name", text: .constant("")).textFieldStyle(.plain))
        let boxed = EditingHost(
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect(plain.field.frame.height == 20)
        #expect(boxed.field.frame.height == 28)
    }

    @Test("A field with a vertical axis grows with its text up to the line limit")
    func growing() {
        struct Note: View {
            @State var text = "one"
            var body: some View {
                TextField("Note", text: $text, axis: .vertical).lineLimit(2...3)
            }
        }
        let host = EditingHost(Note())
        #expect(host.field.frame.height == 48)
        host.click(150, 50)
        host.key(.end)
        host.key(.return)
        host.type("two")
        host.key(.return)
        host.type("three")
        #expect(host.value == "one\ntwo\nthree")
        #expect(host.field.frame.height == 68)
        host.key(.return)
        #expect(host.field.frame.height == 68)
    }

    @Test("A driver sets the value as a user's edit")
    func setValue() {
        let log = Log()
        let host = EditingHost(NameField(name: "old", log: log))
        host.field.properties.setValue?("new")
        host.settle()
        #expect(log.bodies.last == "new")
        #expect(host.value == "new")
    }
}
