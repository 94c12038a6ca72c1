import CasementTesting
import Foundation
import SwiftUI
import Testing

/// The menu bar along the top of a screen that all windows share.
@MainActor
struct ScreenBarTests {
    private struct BarApp: App {
        @AppStorage("hasCommands") private var hasCommands = true

        var body: some Scene {
            WindowGroup("Pages", id: "pages") { PageView() }
                .commands {
                    if hasCommands { PageCommands() }
                }
            Window("Plain", id: "plain") { Text("Nothing to turn").padding(40) }
        }
    }

    private struct PageCommands: Commands {
        @FocusedBinding(\.turns) private var turns

        var body: some Commands {
            CommandMenu("Page") {
                Button("Turn") { turns = (turns ?? 0) + 1 }
                    .keyboardShortcut("t")
                    .disabled(turns == nil)
                Menu("Export") { Button("As Text") { turns = 100 } }
            }
        }
    }

    private struct PageView: View {
        @State private var turns = 0
        @State private var words = ""

        var body: some View {
            VStack {
                Text("Turned \(turns)")
                TextField("Words", text: $words)
            }
            .frame(width: 300, height: 200)
            .focusedSceneValue(\.turns, $turns)
        }
    }

    private struct QuietApp: App {
        var body: some Scene { WindowGroup("Quiet") { Text("Nothing else") } }
    }

    private let app = TestApp(BarApp.self, screen: .single)

    private func title(_ name: String) -> Finder { app.find(name, role: .menuItem).inChrome }
    private func row(_ name: String) -> Finder { app.find(name, role: .menuItem) }

    /// Where something lies on the screen.
    private func place(_ finder: Finder) -> CGRect {
        let origin = app.windows.first(where: \.isKey)?.frame.origin ?? .zero
        return finder.frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func finishClosing() { app.advance(by: .seconds(1)) }

    @Test("The screen has one bar at its top, windows have none and lie below it")
    func presence() {
        #expect(place(title("File")).minY >= 0 && place(title("File")).maxY <= 28)
        #expect(place(title("Page")).minX < 400)
        app.openWindow(id: "pages")
        #expect(app.find("Page", role: .menuItem).inWindow(2).inChrome.count == 1)
        #expect(!app.find("Page", role: .menuItem).inWindow(1).inChrome.exists)
        // The field stands in the middle of a window without a bar.
        let window = app.windows[1].frame
        let field = app.find("Words", role: .textField).frame
        let words = app.find(containing: "Turned").frame
        #expect(abs((words.minY + field.maxY) / 2 - window.height / 2) < 2)
        #expect(app.windows.allSatisfy { $0.frame.minY >= 28 + 30 })
    }

    @Test("An app without commands has the whole screen for its windows, and gets a bar with some")
    func absence() {
        let quiet = TestApp(QuietApp.self, screen: .single)
        #expect(!quiet.find("File").inChrome.exists)
        #expect(quiet.singleScreen?.topInset == 0)
        app.userDefaults.set(false, forKey: "hasCommands")
        app.settle()
        #expect(!title("File").exists && app.singleScreen?.map.bar == nil)
        app.userDefaults.set(true, forKey: "hasCommands")
        app.settle()
        #expect(title("File").exists && app.singleScreen?.topInset == 28)
    }

    @Test("A press opens a menu in front of the windows, and a press on a row acts on the key one")
    func press() {
        app.openWindow(id: "pages")
        title("Page").tap()
        #expect(title("Page").isSelected)
        #expect(place(row("Turn")).minY >= 28)
        row("Turn").tap()
        finishClosing()
        #expect(app.find("Turned 1").exists && !row("Turn").exists)
        #expect(app.find("Turned 0").inWindow(1).exists)
        title("Page").tap()
        row("Export").hover()
        row("As Text").tap()
        finishClosing()
        #expect(app.find("Turned 100").exists)
    }

    @Test("A press beside an open menu closes it and does nothing else, also over a window")
    func pressBeside() {
        let field = app.find("Words", role: .textField)
        field.tap()
        title("Page").tap()
        app.tap(at: CGPoint(x: 20, y: app.windows[0].frame.height - 20))
        finishClosing()
        #expect(!row("Turn").exists)
        #expect(field.isFocused)
    }

    @Test("F10, arrows, Return, Space and Escape work the bar, and no key reaches the window")
    func keyboard() {
        app.find("Words", role: .textField).tap()
        app.key("F10")
        #expect(row("About App").isFocused)
        app.key("Left")
        app.key("Left")
        #expect(row("Turn").isFocused)
        app.key("x")
        app.key("Space")
        finishClosing()
        #expect(app.find("Turned 1").exists && !row("Turn").exists)
        app.key("alt+p")
        app.key("Down")
        app.key("Right")
        #expect(row("As Text").isFocused)
        app.key("Escape")
        #expect(row("Export").isFocused && !row("As Text").exists)
        app.key("Escape")
        finishClosing()
        #expect(!row("Export").exists)
        #expect(app.find("Words", role: .textField).value == "")
        app.key("ctrl+t")
        #expect(app.find("Turned 2").exists)
    }

    @Test("The bar follows the key window, and a menu closes when another becomes key")
    func followsKeyWindow() {
        title("Page").tap()
        #expect(row("Turn").isEnabled)
        app.openWindow(id: "plain")
        finishClosing()
        #expect(!row("Turn").exists)
        title("Page").tap()
        #expect(!row("Turn").isEnabled)
        app.focusWindow(1)
        finishClosing()
        #expect(!row("Turn").exists)
        title("Window").tap()
        #expect(row("Pages").isSelected && !row("Plain").isSelected)
        app.minimizeWindow(1)
        finishClosing()
        #expect(!app.find("Plain", role: .menuItem).exists)
    }

    @Test("A maximised window lies below the bar, and none is dragged under it")
    func belowBar() throws {
        app.find("Maximize", role: .button).inChrome.tap()
        let screen = try #require(app.singleScreen)
        #expect(screen.map.frames[0].content.outer.minY == 28)
        app.find("Restore", role: .button).inChrome.tap()
        app.find("Pages", role: .text).inChrome.drag(by: CGSize(width: 0, height: -2000))
        #expect(screen.map.frames[0].content.outer.minY == 28)
    }

    @Test("A window in full screen mode covers the bar, which F10 still opens")
    func fullScreen() throws {
        let screen = try #require(app.singleScreen)
        app.key("F11")
        #expect(screen.map.bar == nil)
        #expect(screen.map.frames[0].content.outer.minY == 0)
        app.key("F10")
        #expect(row("About App").isFocused && screen.map.bar != nil)
        app.key("Escape")
        finishClosing()
        #expect(screen.map.bar == nil)
    }

    @Test("What a command asks is asked in the key window")
    func panels() {
        title("App").tap()
        row("About App").tap()
        finishClosing()
        #expect(app.find("Runs on Casement.").exists)
        app.find("OK").tap()
        finishClosing()
        #expect(!app.find("Runs on Casement.").exists)
    }

    @Test("An open menu changes no more of the screen than it covers, and lighting a row only that")
    func damage() throws {
        let screen = try #require(app.singleScreen)
        func written(_ work: () -> Void) -> Int {
            let before = screen.framebuffer.pixelsWritten
            work()
            return screen.framebuffer.pixelsWritten - before
        }
        let opening = written { app.key("alt+p") }
        let menu = place(app.find(role: .menu))
        let shadow = menu.insetBy(dx: -48, dy: -48)
        #expect(opening > 0)
        #expect(Double(opening) <= shadow.width * shadow.height + 28 * 200)
        let rows = written { app.key("Down") }
        #expect(rows > 0 && rows <= Int(menu.width) * 60)
        let closing = written {
            app.key("Escape")
            finishClosing()
        }
        #expect(closing > 0 && closing <= opening * 20)
        app.find("Words", role: .textField).tap()
        finishClosing()
        let typing = written { app.type("a") }
        #expect(typing > 0 && typing < 300 * 60)
    }
}

extension FocusedValues {
    @Entry fileprivate var turns: Binding<Int>?
}
