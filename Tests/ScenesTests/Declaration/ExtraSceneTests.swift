import Foundation
import Geometry
import Testing
import Views
import Widgets

@testable import Scenes

/// Scenes besides groups of windows: extras of the menu bar, utility windows, placed windows.
@MainActor
struct ExtraSceneTests {
    private struct BarApp: App {
        var notes = Notes()
        @State private var isInserted = true

        init() {}
        init(notes: Notes) { self.notes = notes }

        var body: some Scene {
            let _ = notes.handed["inserted"] = $isInserted
            WindowGroup("Main", id: "main") { Text("Main") }
            MenuBarExtra("Tools", systemImage: "star", isInserted: $isInserted) {
                Button("Ping") { notes.add("ping") }
            }
        }
    }

    private struct PaletteApp: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Text("Main") }
            UtilityWindow("Palette", id: "palette") { Text("Tools") }
                .keyboardShortcut("p")
        }
    }

    private struct PlacedApp: App {
        var body: some Scene {
            WindowGroup("Placed", id: "placed") { Color.red }
                .defaultWindowPlacement { _, context in
                    WindowPlacement(
                        CGPoint(x: 40, y: 60),
                        size: CGSize(
                            width: context.defaultDisplay.visibleRect.width / 2, height: 300))
                }
        }
    }

    @Test(
        "S-424: Where windows have frames of their own, an extra is a small window behind the others"
    )
    func smallWindow() {
        let app = RunningApp(BarApp())
        #expect(app.app.windows.map(\.title).sorted() == ["Main", "Tools"])
        #expect(app.app.keyWindow?.title == "Main")
        #expect(!app.app.menus.hasBar)
    }

    @Test("S-425: In the bar of a screen an extra is the last menu, and its commands run")
    func screenBar() throws {
        let notes = Notes()
        let app = RunningApp(BarApp(notes: notes))
        app.act { app.app.menus.isInWindows = false }
        let last = try #require(app.app.menus.menus(in: nil).last)
        #expect(last.title == "Tools")
        #expect(last.entries.map(\.title) == ["Ping"])
        last.entries.first?.item?.perform()
        #expect(notes.take().contains("ping"))
    }

    @Test("An extra comes and goes with its binding")
    func inserted() throws {
        let notes = Notes()
        let app = RunningApp(BarApp(notes: notes))
        let inserted = try #require(notes.handed["inserted"] as? Binding<Bool>)
        app.act { inserted.wrappedValue = false }
        #expect(app.app.windows.map(\.title) == ["Main"])
        app.act { inserted.wrappedValue = true }
        #expect(app.app.windows.map(\.title).sorted() == ["Main", "Tools"])
    }

    @Test("S-426: A utility window opens by its command alone, in front of the others")
    func utility() {
        let app = RunningApp(PaletteApp())
        #expect(app.app.windows.map(\.title) == ["Main"])
        app.act { app.app.openWindow(id: "palette") }
        #expect(app.app.windowsBackToFront.map(\.title) == ["Main", "Palette"])
        app.act { app.app.raise(WindowID(1)) }
        #expect(app.app.windowsBackToFront.map(\.title) == ["Main", "Palette"])
        #expect(app.app.keyWindow?.title == "Main")
    }

    @Test("S-427: The keyboard shortcut of a scene opens its window")
    func shortcut() {
        let app = RunningApp(PaletteApp())
        app.act {
            _ = app.app.handleMenuKey(
                KeyEvent(.character("p"), .down, modifiers: .control), in: WindowID(1))
        }
        #expect(app.app.windows.map(\.title) == ["Main", "Palette"])
    }

    @Test("S-428: A new window has the position and the size that its scene says")
    func placement() {
        let app = RunningApp(PlacedApp())
        let frame = app.window(1).state.frame
        #expect(frame == CGRect(x: 40, y: 60, width: 640, height: 300))
    }

    @Test("A placement that is no number is ignored with a warning")
    func brokenPlacement() {
        let placement = WindowPlacement(CGPoint(x: CGFloat.nan, y: 0), width: -3, height: 100)
            .usable
        #expect(placement.width == nil)
        #expect(placement.height == 100)
        let frame = placement.frame(
            of: CGSize(width: 200, height: 50), in: WindowManager.defaultScreen,
            decoration: EdgeInsets())
        #expect(frame.size == CGSize(width: 200, height: 100))
    }

    @Test("A unit point puts the same part of the window there")
    func unitPoint() {
        let frame = WindowPlacement(.bottomTrailing, width: 200, height: 100).frame(
            of: .zero, in: CGRect(x: 0, y: 20, width: 1000, height: 600),
            decoration: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        #expect(frame == CGRect(x: 800, y: 520, width: 200, height: 100))
    }
}
