import CasementTesting
import SwiftUI
import Testing

/// What a user does with the keyboard on the screen.
@MainActor
struct ScreenKeyboardTests {
    private struct Form: View {
        @State private var name = ""
        @State private var mail = ""
        @State private var code = ""
        @State private var notes = ""
        @State private var sent = 0
        @FocusState private var focus: String?

        var body: some View {
            ScrollView {
                VStack {
                    TextField("Name", text: $name)
                        .focused($focus, equals: "name")
                        .submitLabel(.next)
                        .onSubmit { focus = "mail" }
                    TextField("Mail", text: $mail)
                        .focused($focus, equals: "mail")
                        .keyboardType(.emailAddress)
                        .submitLabel(.done)
                        .onSubmit { sent += 1 }
                    TextField("Code", text: $code)
                        .keyboardType(.numberPad)
                    TextEditor(text: $notes)
                        .frame(height: 80)
                        .accessibilityIdentifier("notes")
                    Text("Sent \(sent)")
                    Button("Write a mail") { focus = "mail" }
                }
                .padding()
            }
        }
    }

    private func form(_ keyboard: TestApp.ScreenKeyboard = .automatic) -> TestApp {
        TestApp(
            size: CGSize(width: 320, height: 480), phases: .device, screenKeyboard: keyboard
        ) {
            Form()
        }
    }

    private func type(_ keys: String, in app: TestApp) {
        for key in keys {
            app.find(key == " " ? "Space" : String(key), role: .button).tap()
        }
    }

    @Test("S-600: a tap into a field brings the keyboard up, and its keys type into the field")
    func typing() {
        let app = form()
        #expect(!app.find("Keyboard").exists)
        app.find("Name").tap()
        #expect(app.find("Keyboard").exists)
        type("Ada", in: app)
        #expect(app.find("Name").value == "Ada")
        #expect(app.find("Name").isFocused)
        app.find("Delete", role: .button).tap()
        #expect(app.find("Name").value == "Ad")
    }

    @Test("S-600: @FocusState brings the keyboard up and takes it away")
    func focusState() {
        let app = form()
        app.find("Write a mail").tap()
        #expect(app.find("Mail").isFocused)
        #expect(app.find("Keyboard").exists)
        app.find("Hide keyboard").tap()
        #expect(!app.find("Keyboard").exists)
        #expect(!app.find("Mail").isFocused)
    }

    @Test("S-601: Return says what submitLabel says, runs onSubmit, and ends the editing")
    func submitting() {
        let app = form()
        app.find("Name").tap()
        type("Ada", in: app)
        app.find("Next", role: .button).tap()
        // The action moved the focus, so the keyboard stays.
        #expect(app.find("Mail").isFocused)
        type("a@b.c", in: app)
        app.find("Done", role: .button).tap()
        #expect(app.find("Sent 1").exists)
        #expect(app.find("Mail").value == "a@b.c")
        #expect(!app.find("Mail").isFocused)
        #expect(!app.find("Keyboard").exists)
    }

    @Test("S-601: in a text editor Return is a new line, and the keyboard stays")
    func newLine() {
        let app = form()
        app.find(id: "notes").tap()
        type("A", in: app)
        app.find("Return", role: .button).tap()
        type("B", in: app)
        #expect(app.find(id: "notes").value == "A\nB")
        #expect(app.find("Keyboard").exists)
    }

    @Test("S-602: keyboardType decides the keys: digits, an at sign, a decimal mark")
    func types() {
        let app = form()
        app.find("Code").tap()
        type("42", in: app)
        #expect(app.find("Code").value == "42")
        #expect(!app.find("a", role: .button).exists)
        app.find("Mail").tap()
        #expect(app.find("@", role: .button).exists)
        // A mail address begins with a small letter.
        #expect(app.find("a", role: .button).exists)
    }

    @Test("S-603: sentences begin with a capital; Shift is for one letter, twice for all")
    func capitals() {
        let app = form()
        app.find("Name").tap()
        type("Ab. Cd", in: app)
        #expect(app.find("Name").value == "Ab. Cd")
        app.find("Shift").tap()
        app.find("Shift").tap()
        #expect(app.find("Caps Lock").exists)
        type("EF", in: app)
        app.find("Caps Lock").tap()
        type("g", in: app)
        #expect(app.find("Name").value == "Ab. CdEFg")
    }

    @Test("S-604: a key of a real keyboard hides it, and the next tap into a field brings it back")
    func hardware() {
        let app = form()
        app.find("Name").tap()
        #expect(app.find("Keyboard").exists)
        app.type("x")
        #expect(!app.find("Keyboard").exists)
        #expect(app.find("Name").isFocused)
        app.find("Mail").tap()
        #expect(app.find("Keyboard").exists)
    }

    @Test("S-604: it is always shown where that was asked for, and never where that was")
    func policies() {
        let always = form(.always)
        always.find("Name").tap()
        always.type("x")
        #expect(always.find("Keyboard").exists)
        let never = form(.never)
        never.find("Name").tap()
        #expect(never.find("Name").isFocused)
        #expect(!never.find("Keyboard").exists)
    }

    @Test("S-605: a scroll view moves the field with the focus above the keyboard")
    func avoiding() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            ScrollView {
                VStack {
                    ForEach(0..<11) { Text("Line \($0)").frame(height: 30) }
                    TextField("Last", text: .constant(""))
                }
            }
        }
        #expect(app.find("Last").frame.maxY > 400)
        app.find("Last").tap()
        let keyboard = app.find("Keyboard").frame
        #expect(keyboard.maxY == 480)
        #expect(keyboard.height > 100)
        #expect(app.find("Last").frame.maxY <= keyboard.minY)
    }

    @Test("S-605: content that cannot scroll moves up, and back when the keyboard goes")
    func lifting() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            VStack {
                Color.blue.frame(height: 400)
                TextField("Last", text: .constant(""))
            }
        }
        let before = app.find("Last").frame
        app.find("Last").tap()
        #expect(app.find("Last").frame.maxY <= app.find("Keyboard").frame.minY)
        app.find("Hide keyboard").tap()
        #expect(app.find("Last").frame == before)
    }

    @Test("S-606: ignoresSafeArea(.keyboard) leaves a view where it is")
    func ignoring() {
        struct Page: View {
            let regions: SafeAreaRegions
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Field", text: $text)
                    Spacer()
                    Text("Below")
                }
                .ignoresSafeArea(regions, edges: .bottom)
            }
        }
        func moves(_ regions: SafeAreaRegions) -> Bool {
            let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
                Page(regions: regions)
            }
            let before = app.find("Below").frame
            app.find("Field").tap()
            return app.find("Below").frame != before
        }
        #expect(!moves(.keyboard))
        #expect(!moves(.all))
        #expect(moves(.container))
    }

    @Test("S-607: toolbar items for the keyboard stand above it, and bars at the lower edge go")
    func toolbar() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            NavigationStack {
                TextField("Field", text: .constant(""))
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Finish") {}
                        }
                        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                    }
            }
        }
        #expect(app.find("Share").exists)
        #expect(!app.find("Finish").exists)
        app.find("Field").tap()
        #expect(!app.find("Share").exists)
        let item = app.find("Finish").frame
        #expect(item.maxY <= app.find("Keyboard").frame.minY)
        #expect(item.maxY > app.find("Keyboard").frame.minY - 60)
    }

    @Test("S-608: scrolling takes the keyboard away, unless scrollDismissesKeyboard says never")
    func scrolling() {
        func staysWhile(_ mode: ScrollDismissesKeyboardMode, to y: CGFloat) -> Bool {
            let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
                ScrollView {
                    VStack {
                        TextField("Field", text: .constant(""))
                        ForEach(0..<30) { Text("Line \($0)").frame(height: 30) }
                    }
                }
                .scrollDismissesKeyboard(mode)
            }
            app.find("Field").tap()
            #expect(app.find("Keyboard").exists)
            app.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: y))
            return app.find("Keyboard").exists
        }
        #expect(!staysWhile(.automatic, to: 80))
        #expect(!staysWhile(.immediately, to: 80))
        #expect(staysWhile(.never, to: 80))
        #expect(staysWhile(.interactively, to: 80))
        #expect(!staysWhile(.interactively, to: 400))
    }

    @Test("A long press of a key offers accents, and a finger slides to one of them")
    func accents() {
        let app = form()
        app.find("Name").tap()
        app.find("Shift").tap()
        let key = app.find("e", role: .button).frame
        app.find("e", role: .button).longPress()
        // Lifted where it was pressed, the letter itself.
        #expect(app.find("Name").value == "e")
        let point = CGPoint(x: key.midX, y: key.midY)
        app.press(at: point)
        app.advance(by: .seconds(1))
        let accent = CGPoint(x: point.x + key.width, y: point.y - 40)
        app.movePress(to: accent)
        app.release(at: accent)
        #expect(app.find("Name").value == "eè")
    }

    @Test("A finger that slides to another key types that one")
    func sliding() {
        let app = form()
        app.find("Code").tap()
        let (one, two) = (app.find("1").frame, app.find("2").frame)
        app.drag(
            from: CGPoint(x: one.midX, y: one.midY), to: CGPoint(x: two.midX, y: two.midY))
        #expect(app.find("Code").value == "2")
    }

    @Test("A held Backspace deletes on and on")
    func repeating() {
        let app = form()
        app.find("Code").tap()
        type("123456789", in: app)
        app.find("Delete", role: .button).longPress()
        let left = app.find("Code").value?.count ?? 9
        #expect(left < 6)
    }

    @Test("A key changes the layout: German, Russian and Arabic letters reach the field")
    func layouts() {
        let app = form()
        app.find("Name").tap()
        var seen: Set<String> = []
        for (key, letter) in [("Ü", "Ü"), ("Й", "Й"), ("ش", "ش")] {
            var changes = 0
            while !app.find(key, role: .button).exists, changes < 6 {
                app.find("Next keyboard").tap()
                changes += 1
            }
            app.find(key, role: .button).tap()
            seen.insert(letter)
            app.find("Delete", role: .button).tap()
        }
        #expect(seen.count == 3)
        app.find("ش", role: .button).tap()
        app.find("م", role: .button).tap()
        app.find("س", role: .button).tap()
        #expect(app.find("Name").value == "شمس")
    }

    @Test("A secure field shows nothing of the keys that are pressed")
    func secure() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            VStack {
                SecureField("Secret", text: .constant(""))
                TextField("Open", text: .constant(""))
            }
        }
        /// What is painted otherwise while a key is held.
        func changes(of field: String) -> Bool {
            app.find(field).tap()
            app.advance(by: .seconds(1))
            let key = app.find("q", role: .button).exists ? "q" : "Q"
            let frame = app.find(key, role: .button).frame
            let point = CGPoint(x: frame.midX, y: frame.midY)
            let before = keyboardLines(app)
            app.press(at: point)
            defer { app.release(at: point) }
            return keyboardLines(app) != before
        }
        #expect(changes(of: "Open"))
        #expect(!changes(of: "Secret"))
    }

    /// Everything painted, but for the caret, which blinks.
    private func keyboardLines(_ app: TestApp) -> [Substring] {
        app.printedDisplayList().split(separator: "\n").filter { $0.contains("text") }
    }

    @Test("A shown keyboard at rest paints nothing once the caret has come to rest")
    func idle() {
        let app = form()
        app.find("Code").tap()
        type("1", in: app)
        app.advance(by: .seconds(11))
        let cost = app.counting { app.advance(by: .seconds(60)) }
        #expect(cost.bodies == 0)
        #expect(cost.frames == 0)
        #expect(app.find("Keyboard").exists)
    }

    private struct Asking: View {
        @State private var showsSheet = false
        @State private var showsAlert = false
        @State private var text = ""

        var body: some View {
            VStack {
                Button("Sheet") { showsSheet = true }
                Button("Alert") { showsAlert = true }
            }
            .sheet(isPresented: $showsSheet) { TextField("In sheet", text: $text) }
            .alert("Name", isPresented: $showsAlert) { TextField("In alert", text: $text) }
        }
    }

    @Test("A sheet comes without the keyboard; its field is above it, once it is tapped")
    func sheet() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) { Asking() }
        app.find("Sheet").tap()
        app.advance(by: .seconds(1))
        #expect(!app.find("Keyboard").exists)
        app.find("In sheet").tap()
        #expect(app.find("Keyboard").exists)
        #expect(app.find("In sheet").frame.maxY <= app.find("Keyboard").frame.minY)
        type("A", in: app)
        #expect(app.find("In sheet").value == "A")
    }

    @Test("An alert with a field comes with the keyboard, and stands above it")
    func alert() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) { Asking() }
        app.find("Alert").tap()
        app.advance(by: .seconds(1))
        #expect(app.find("Keyboard").exists)
        #expect(app.find("In alert").frame.maxY <= app.find("Keyboard").frame.minY)
        type("A", in: app)
        #expect(app.find("In alert").value == "A")
    }

    @Test("A search field's Return searches")
    func searching() {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            NavigationStack {
                List { Text("Row") }.searchable(text: .constant(""))
            }
        }
        app.find("Search", role: .textField).tap()
        #expect(app.find("Search", role: .button).exists)
    }
}
