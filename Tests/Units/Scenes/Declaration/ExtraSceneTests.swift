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

    private struct PictureApp: App {
        @State private var isInserted = true

        var body: some Scene {
            let picture = ImageResource(name: "Tool", bundle: .main)
            MenuBarExtra("Tools", image: picture) { Button("Ping") {} }
            MenuBarExtra(String("Pens"), image: picture, isInserted: $isInserted) { Text("None") }
        }
    }

    private struct PaletteApp: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Text("Main") }
            UtilityWindow("Palette", id: "palette") { Text("Tools") }
                .keyboardShortcut("p")
                .windowLevel(.automatic)
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

    @Test("An extra has a picture of an asset catalog as its label")
    func picture() {
        #expect(RunningApp(PictureApp()).app.windows.map(\.title).sorted() == ["Pens", "Tools"])
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

    /// A desktop's place for icons.
    private final class Icons: StatusIconHost {
        var isPresent: Bool? { didSet { presenceChanged() } }
        var presenceChanged: @MainActor () -> Void = {}
        private(set) var shown: [StatusIcon] = []

        func show(_ icons: [StatusIcon]) { shown = icons }
    }

    private func running(_ app: some App, _ icons: Icons) -> RunningApp {
        var options = AppOptions()
        options.name = "test"
        options.statusIcons = icons
        return RunningApp(app, options: options)
    }

    @Test("S-655: Where the desktop shows icons, an extra is one, whose menu also quits the app")
    func icon() throws {
        let (icons, notes) = (Icons(), Notes())
        let app = running(BarApp(notes: notes), icons)
        #expect(app.app.windows.map(\.title) == ["Main"])
        #expect(icons.shown.isEmpty)
        app.act { icons.isPresent = true }
        let icon = try #require(icons.shown.first)
        #expect(icon.title == "Tools")
        #expect(icon.entries.map(\.title) == ["Ping", "", "Quit Test"])
        icon.entries.first?.item?.perform()
        #expect(notes.take().contains("ping"))
        #expect(app.app.windows.map(\.title) == ["Main"])
        #expect(app.app.isKeptByIcons)
        app.act { icon.entries.last?.item?.perform() }
        #expect(app.app.wantsToEnd)
    }

    @Test("S-656: Without icons an extra is its small window, also when the icons go while it runs")
    func noIcon() {
        let icons = Icons()
        let app = running(BarApp(), icons)
        app.act { icons.isPresent = false }
        #expect(app.app.windows.map(\.title).sorted() == ["Main", "Tools"])
        app.act { icons.isPresent = true }
        #expect(app.app.windows.map(\.title) == ["Main"])
        #expect(icons.shown.count == 1)
        app.act { icons.isPresent = false }
        #expect(app.app.windows.map(\.title).sorted() == ["Main", "Tools"])
        #expect(icons.shown.isEmpty)
        #expect(!app.app.isKeptByIcons)
    }

    @Test("S-657: A press of the icon of an extra with a window opens the window, and closes it")
    func windowIcon() throws {
        struct PanelApp: App {
            var body: some Scene {
                MenuBarExtra("Panel", systemImage: "star") { Text("Inside") }
                    .menuBarExtraStyle(.window)
            }
        }
        let icons = Icons()
        icons.isPresent = true
        let app = running(PanelApp(), icons)
        #expect(app.app.windows.isEmpty)
        guard case .window(let toggle) = try #require(icons.shown.first).action else {
            Issue.record("The icon opens no window")
            return
        }
        app.act { toggle() }
        #expect(app.app.windows.count == 1)
        app.act { toggle() }
        #expect(app.app.windows.isEmpty)
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

    @Test("A placement that is not a number is ignored with a warning")
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

    private struct DraggedApp: App {
        let isEnabled: Bool

        init() { isEnabled = true }
        init(isEnabled: Bool) { self.isEnabled = isEnabled }

        var body: some Scene {
            WindowGroup("Dragged", id: "dragged") { Text("Content") }
                .windowBackgroundDragBehavior(isEnabled ? .enabled : .automatic)
        }
    }

    @Test("S-434: A drag of a window's background moves it where its scene says so")
    func backgroundDrag() {
        for isEnabled in [true, false] {
            let app = RunningApp(DraggedApp(isEnabled: isEnabled))
            let (window, start) = (app.window(1), app.window(1).state.frame.origin)
            for (phase, x) in [
                (PointerEvent.Phase.moved, 10.0), (.down, 10), (.moved, 30), (.up, 30),
            ] {
                app.act {
                    EventPass.handle(
                        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 10))), in: window.tree)
                }
            }
            let moved = app.window(1).state.frame.origin.x - start.x
            #expect(moved == (isEnabled ? 20 : 0))
        }
    }

    @Test("A unit point puts the same part of the window there")
    func unitPoint() {
        let frame = WindowPlacement(.bottomTrailing, width: 200, height: 100).frame(
            of: .zero, in: CGRect(x: 0, y: 20, width: 1000, height: 600),
            decoration: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        #expect(frame == CGRect(x: 800, y: 520, width: 200, height: 100))
    }
}
