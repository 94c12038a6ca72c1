import CasementTesting
import SwiftUI
import Testing

/// The menu bar above a window's content, as its user finds it.
@MainActor
struct MenuBarTests {
    private struct BarApp: App {
        var body: some Scene {
            WindowGroup("Pages") { PageView() }
                .commands { PageCommands() }
            Settings { Text("All settings") }
        }
    }

    private struct PageCommands: Commands {
        @AppStorage("isWide") private var isWide = false
        @AppStorage("paper") private var paper = "A4"
        @AppStorage("log") private var log = ""

        var body: some Commands {
            CommandMenu("Page") {
                Button("Turn") { log += "turned " }
                    .keyboardShortcut("t")
                Button("Tear") { log += "torn " }
                    .keyboardShortcut("t", modifiers: [.command, .shift])
                    .disabled(true)
                Divider()
                Toggle("Wide", isOn: $isWide)
                Picker("Paper", selection: $paper) {
                    Text("A4").tag("A4")
                    Text("Letter").tag("Letter")
                }
                Menu("Export") {
                    Button("As Text") { log += "text " }
                    Button("As Picture") { log += "picture " }
                }
                Section("Sheets") {
                    ForEach(1..<3) { number in
                        Button("Sheet \(number)") { log += "sheet\(number) " }
                    }
                }
            }
        }
    }

    private struct PageView: View {
        @AppStorage("isWide") private var isWide = false
        @AppStorage("paper") private var paper = "A4"
        @AppStorage("log") private var log = ""
        @State private var text = "Some words"

        var body: some View {
            VStack {
                Text("Log: \(log)")
                Text("\(paper), \(isWide ? "wide" : "narrow")")
                TextField("Words", text: $text)
                Text("Words: \(text)")
            }
        }
    }

    private let app = TestApp(BarApp.self, size: CGSize(width: 640, height: 480))

    private var log: String {
        app.find(containing: "Log:").text.replacingOccurrences(of: "Log: ", with: "")
    }

    private func title(_ name: String) -> Finder { app.find(name, role: .menuItem).inChrome }
    private func row(_ name: String) -> Finder { app.find(name, role: .menuItem) }

    @Test("An app with commands has a bar above its content, an app without has none")
    func presence() {
        #expect(title("File").exists && title("Page").exists && title("Window").exists)
        #expect(!app.find("File").exists)
        #expect(title("File").frame.minY >= 0 && title("File").frame.maxY <= 28)
        #expect(app.find(containing: "Log:").frame.minY > 28)
        let plain = TestApp { Text("Nothing else") }
        #expect(!plain.find("File").inChrome.exists)
        #expect(plain.find("Nothing else").frame.midY == 240)
    }

    @Test("Menus with nothing in them are left out, the app's own come before Window")
    func order() {
        let titles = ["Edit", "View", "Page", "Window"].map { title($0).frame.minX }
        #expect(titles == titles.sorted())
        #expect(!title("Format").exists && !title("Help").exists)
    }

    @Test("A press opens a menu, and a press on a row acts and closes it")
    func press() {
        title("Page").tap()
        #expect(title("Page").isSelected)
        #expect(row("Turn").frame.minY >= 28)
        row("Turn").tap()
        app.advance(by: .seconds(1))
        #expect(log == "turned ")
        #expect(!row("Turn").exists && !title("Page").isSelected)
    }

    @Test("A press on the title again, beside the menu, and Escape close it without acting")
    func closing() {
        for close in [
            { title("Page").tap() }, { app.tap(at: CGPoint(x: 600, y: 400)) },
            { app.key("Escape") }, { app.key("F10") },
        ] {
            title("Page").tap()
            #expect(row("Turn").exists)
            close()
            app.advance(by: .seconds(1))
            #expect(!row("Turn").exists)
        }
        #expect(log == "")
    }

    @Test("While a menu is open the pointer opens the neighbour, and not otherwise")
    func hover() {
        title("Edit").hover()
        #expect(!row("Copy").exists)
        title("Page").tap()
        title("Edit").hover()
        #expect(row("Copy").exists && !row("Turn").exists)
    }

    @Test("A press that is dragged to a row acts where it is released")
    func dragging() {
        title("Page").tap()
        let target = row("Turn").frame
        app.key("Escape")
        app.advance(by: .seconds(1))
        let start = title("Page").frame
        app.drag(
            from: CGPoint(x: start.midX, y: start.midY),
            to: CGPoint(x: target.midX, y: target.midY))
        #expect(log == "turned ")
    }

    @Test("In a small window a menu scrolls below the bar")
    func small() {
        app.resizeWindow(1, to: CGSize(width: 640, height: 140))
        title("Page").tap()
        let menu = app.find(role: .menu).frame
        #expect(menu.minY >= 28 - 2 && menu.maxY <= 140)
        app.key("Up")
        #expect(row("Sheet 2").isFocused)
        row("Sheet 2").tap()
        #expect(log == "sheet2 ")
    }

    @Test("In a narrow window the menus without room are submenus of one more, and come back")
    func narrow() {
        let wide = ["File", "Edit", "View", "Page", "Window"].filter { title($0).exists }
        app.resizeWindow(1, to: CGSize(width: 160, height: 400))
        let more = title("More menus")
        #expect(more.exists && more.frame.maxX <= app.windows[0].frame.width)
        let shown = wide.filter { title($0).exists }
        #expect(!shown.isEmpty && shown == Array(wide.prefix(shown.count)))
        #expect(!title("Page").exists && !title("Window").exists)
        more.tap()
        #expect(row("Page").exists && row("Window").exists)
        row("Page").hover()
        row("Turn").tap()
        app.advance(by: .seconds(1))
        #expect(log == "turned ")

        app.key("alt+p")
        #expect(row("Turn").isFocused)
        app.key("Escape")
        app.key("Escape")
        app.key("F10")
        app.key("Left")
        #expect(row("Page").exists)
        app.key("Escape")

        app.resizeWindow(1, to: CGSize(width: 640, height: 400))
        #expect(!more.exists)
        #expect(wide.allSatisfy { title($0).exists })
    }

    private struct LongTitleApp: App {
        var body: some Scene {
            WindowGroup { Text("Content") }
                .commands {
                    CommandMenu("Page") {
                        Button("Turn the page and go on where the other reader has stopped") {}
                        Button("Tear") {}
                    }
                }
        }
    }

    @Test("A title that is longer than a narrow window is wide takes two lines")
    func longTitle() {
        let app = TestApp(LongTitleApp.self, size: CGSize(width: 640, height: 300))
        func rows() -> (long: CGRect, short: CGRect) {
            app.find("Page", role: .menuItem).inChrome.tap()
            defer { app.key("escape") }
            let last = app.find("Tear", role: .menuItem)
            #expect(app.find(role: .menu).frame.contains(last.frame))
            return (app.find(containing: "Turn the page").frame, last.frame)
        }
        let wide = rows()
        #expect(wide.long.height == wide.short.height)
        app.resizeWindow(1, to: CGSize(width: 320, height: 300))
        let narrow = rows()
        #expect(narrow.short.height == wide.short.height)
        #expect(narrow.long.height > wide.long.height && narrow.long.maxX <= 320)
    }

    @Test("F10 and the arrow keys walk through menus and rows, Return chooses")
    func keyboard() {
        app.key("F10")
        #expect(row("About App").isFocused)
        app.key("Left")
        #expect(row("Minimize").isFocused)
        app.key("Left")
        #expect(row("Turn").isFocused)
        app.key("Down")
        // The row between is disabled.
        #expect(row("Wide").isFocused)
        app.key("Up")
        app.key("Up")
        #expect(row("Sheet 2").isFocused)
        app.key("Home")
        app.key("e")
        #expect(row("Export").isFocused)
        app.key("Right")
        #expect(row("As Text").isFocused)
        app.key("Left")
        #expect(row("Export").isFocused && !row("As Text").exists)
        app.key("Return")
        app.key("Down")
        app.key("Return")
        app.advance(by: .seconds(1))
        #expect(log == "picture ")
        #expect(!row("Export").exists)
    }

    @Test("Alt and a letter open the menu that begins with it")
    func mnemonic() {
        app.key("alt+p")
        #expect(row("Turn").isFocused)
        app.key("alt+e")
        #expect(row("Copy").exists)
    }

    @Test("Rows that are disabled say so and do nothing, by press or by key stroke")
    func disabled() {
        title("Page").tap()
        #expect(!row("Tear").isEnabled)
        let frame = row("Tear").frame
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(row("Tear").exists)
        app.key("Escape")
        app.key("ctrl+shift+t")
        #expect(log == "")
    }

    @Test("A key stroke of a command acts from anywhere, also while a field has the focus")
    func shortcuts() {
        app.key("ctrl+t")
        app.find("Words", role: .textField).tap()
        app.key("ctrl+t")
        #expect(log == "turned turned ")
        #expect(app.find("Words", role: .textField).value == "Some words")
    }

    @Test("Toggles and pickers in menus have check marks and write what they stand for")
    func marks() {
        title("Page").tap()
        #expect(!row("Wide").isSelected)
        row("Wide").tap()
        #expect(app.find("A4, wide").exists)
        title("Page").tap()
        #expect(row("Wide").isSelected)
        row("Paper").hover()
        #expect(row("A4").isSelected && !row("Letter").isSelected)
        row("Letter").tap()
        app.advance(by: .seconds(1))
        #expect(app.find("Letter, wide").exists)
    }

    @Test("Open menus leave the focus where it is, and the Edit menu acts on it")
    func editing() {
        let field = app.find("Words", role: .textField)
        app.key("Escape")
        title("Edit").tap()
        #expect(!row("Copy").isEnabled)
        app.key("Escape")
        field.focus()
        title("Edit").tap()
        #expect(field.isFocused)
        // Typing goes nowhere while a menu is open.
        app.type("xyz")
        row("Select All").tap()
        title("Edit").tap()
        row("Cut").tap()
        #expect(app.find("Words: ").exists)
        title("Edit").tap()
        row("Paste").tap()
        title("Edit").tap()
        row("Paste").tap()
        #expect(app.find("Words: Some wordsSome words").exists)
        title("Edit").tap()
        #expect(row("Undo").isEnabled && !row("Redo").isEnabled)
        row("Undo").tap()
        title("Edit").tap()
        row("Redo").tap()
        #expect(app.find("Words: Some wordsSome words").exists)
    }

    @Test("S-142: Ctrl+, and the app's menu open the settings")
    func settings() {
        app.key("ctrl+,")
        #expect(app.find("All settings").exists)
        app.closeWindow(2)
        title("App").tap()
        row("Settings…").tap()
        #expect(app.windows.map(\.sceneID) == ["WindowGroup", "Settings"])
    }

    @Test("File opens new windows and closes them, Window lists them and brings them to front")
    func windows() {
        title("File").tap()
        row("New Window").tap()
        app.key("ctrl+n")
        #expect(app.windows.map(\.number) == [1, 2, 3])
        title("Window").tap()
        #expect(app.find("Pages", role: .menuItem).count == 3)
        row("Pages").at(1).tap()
        #expect(app.window(1)?.isKey == true)
        title("File").tap()
        row("Close").tap()
        #expect(app.windows.map(\.number) == [2, 3])
        app.key("ctrl+m")
        #expect(app.window(3)?.phase == "background" && app.window(2)?.phase == "active")
        title("Window").tap()
        row("Zoom").tap()
        title("Window").tap()
        #expect(row("Restore").exists)
    }

    @Test("An open menu closes when another window gets the keyboard, or opens a menu of its own")
    func otherWindow() {
        title("File").tap()
        row("New Window").tap()
        title("Page").inWindow(2).tap()
        #expect(row("Turn").inWindow(2).exists)
        app.focusWindow(1)
        #expect(!row("Turn").exists)
        title("Page").inWindow(1).tap()
        #expect(row("Turn").inWindow(1).exists)
        title("Edit").inWindow(2).tap()
        #expect(!row("Turn").exists && row("Copy").inWindow(2).exists)
    }

    @Test("About shows the app's name, Quit ends the app")
    func appMenu() {
        title("App").tap()
        row("About App").tap()
        #expect(app.find("Runs on Casement.").exists)
        app.find("OK").tap()
        app.advance(by: .seconds(1))
        title("App").tap()
        row("Quit App").tap()
        #expect(app.hasEnded)
    }
}
