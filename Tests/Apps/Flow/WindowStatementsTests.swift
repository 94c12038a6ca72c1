import CasementTesting
import SwiftUI
import Testing

/// What scenes promise of their windows, in both presentations.
@MainActor
struct WindowStatementsTests {
    private struct ShopApp: App {
        @State private var sales = 0

        var body: some Scene {
            WindowGroup("Shop", id: "shop") {
                Counter(sales: $sales)
            }
            WindowGroup("Bill", id: "bill", for: Int.self) { $number in
                Bill(number: $number)
            }
            Window("Till", id: "till") { Text("Drawer") }
                .defaultLaunchBehavior(.presented)
            Settings { Text("Settings").frame(width: 200, height: 80) }
        }
    }

    private struct Counter: View {
        @Binding var sales: Int
        @State private var visitors = 0

        var body: some View {
            VStack {
                Button("Sales \(sales)") { sales += 1 }
                Button("Visitors \(visitors)") { visitors += 1 }
                SettingsLink()
            }
            .padding()
        }
    }

    private struct Bill: View {
        @Binding var number: Int?
        @SceneStorage("paid") private var paid = false

        var body: some View {
            VStack {
                Toggle("Paid", isOn: $paid)
                Button("Next") { number = (number ?? 0) + 1 }
            }
            .navigationTitle("Bill \(number ?? 0)")
            .navigationSubtitle(paid ? "Paid" : "Open")
        }
    }

    private struct LoneApp: App {
        var body: some Scene {
            Window("Lone", id: "lone") { Text("Alone") }
        }
    }

    private struct CornerApp: App {
        var body: some Scene {
            WindowGroup("Corner", id: "corner") { Color.red }
                .defaultSize(CGSize(width: 400, height: 300))
                .defaultPosition(.bottomTrailing)
            WindowGroup("Top", id: "top") { Color.blue }
                .defaultSize(width: 200, height: 100)
                .defaultPosition(.topLeading)
            WindowGroup("Fixed", id: "fixed") { Color.green.frame(width: 120, height: 90) }
                .windowResizability(.contentSize)
                .windowLevel(.floating)
                .windowStyle(.plain)
        }
    }

    nonisolated static let screens = TestApp.Screen.allCases

    @Test("S-129: each window has state of its own, the app's is shared", arguments: screens)
    func state(screen: TestApp.Screen) {
        let app = TestApp(ShopApp.self, screen: screen)
        app.openWindow(id: "shop")
        app.find("Visitors 0").inWindow(1).tap()
        app.find("Sales 0").inWindow(1).tap()
        app.find("Visitors 1").inWindow(1).expect()
        app.find("Visitors 0").inWindow(3).expect()
        app.find("Sales 1").inWindow(3).expect()
    }

    @Test(
        "S-130: the first scene and those that ask for it open, but none beside restored windows",
        arguments: screens)
    func launch(screen: TestApp.Screen) {
        let app = TestApp(ShopApp.self, screen: screen)
        #expect(app.windows.map(\.title) == ["Shop", "Till"])
        app.closeWindow(2)
        app.openWindow(value: 3)
        app.closeWindow(1)
        app.quit()
        app.restart()
        #expect(app.windows.map(\.title) == ["Bill 3"])
    }

    @Test(
        "S-133: a window is found by the value it presents now, not by the one it opened with",
        arguments: screens)
    func currentValue(screen: TestApp.Screen) {
        let app = TestApp(ShopApp.self, screen: screen)
        app.openWindow(value: 1)
        app.find("Next").inWindow(3).tap()
        app.openWindow(value: 2)
        #expect(app.windows.count == 3)
        app.openWindow(value: 1)
        #expect(app.windows.map(\.title) == ["Shop", "Till", "Bill 2", "Bill 1"])
    }

    @Test(
        "S-139: a window the user closed does not come back, and nothing of what it kept",
        arguments: screens)
    func closed(screen: TestApp.Screen) {
        let app = TestApp(ShopApp.self, screen: screen)
        app.openWindow(value: 1)
        app.find("Paid").inWindow(3).tap()
        app.openWindow(value: 2)
        app.closeWindow(3)
        app.kill()
        app.restart()
        #expect(app.windows.map(\.title) == ["Shop", "Till", "Bill 2"])
        app.openWindow(value: 1)
        app.find(role: .toggle).inWindow(5).expectValue("off")
    }

    @Test(
        "S-141: an app whose first scene is one window ends with it, one of groups runs on",
        arguments: screens)
    func lastWindow(screen: TestApp.Screen) {
        let lone = TestApp(LoneApp.self, screen: screen)
        lone.closeWindow(1)
        #expect(lone.hasEnded)
        let shop = TestApp(ShopApp.self, screen: screen)
        shop.closeWindow(1)
        shop.closeWindow(2)
        #expect(!shop.hasEnded && shop.windows.isEmpty)
        shop.openWindow(id: "shop")
        #expect(shop.windows.map(\.number) == [3])
    }

    @Test("S-142: settings open once by their link, and fit their content", arguments: screens)
    func settings(screen: TestApp.Screen) {
        let app = TestApp(ShopApp.self, screen: screen)
        app.find("Settings…").inWindow(1).tap()
        app.find("Settings…").inWindow(1).tap()
        #expect(app.windows.map(\.sceneID) == ["shop", "till", "Settings"])
        #expect(app.window(3)?.isKey == true)
        let size = CGSize(width: 200, height: 80)
        #expect(app.window(3)?.frame.size == size)
        app.resizeWindow(3, to: CGSize(width: 500, height: 500))
        #expect(app.window(3)?.frame.size == size)
    }

    @Test(
        "S-144, S-145: a window has the size and the place its scene says, the next a step further",
        arguments: screens)
    func places(screen: TestApp.Screen) throws {
        let app = TestApp(CornerApp.self, screen: screen)
        let first = try #require(app.window(1)?.frame)
        #expect(first.size == CGSize(width: 400, height: 300))
        #expect(first.maxX == 1920 && first.maxY == 1080)
        app.openWindow(id: "top")
        app.openWindow(id: "top")
        let bar = screen == .single ? 34.0 : 0
        #expect(app.window(2)?.frame.origin == CGPoint(x: 0, y: bar))
        #expect(app.window(3)?.frame.origin == CGPoint(x: 24, y: bar + 24))
    }

    @Test("S-143: a window of its content's size cannot be resized", arguments: screens)
    func fixed(screen: TestApp.Screen) {
        let app = TestApp(CornerApp.self, screen: screen)
        app.openWindow(id: "fixed")
        app.resizeWindow(2, to: CGSize(width: 300, height: 300))
        #expect(app.window(2)?.frame.size == CGSize(width: 120, height: 90))
        app.focusWindow(1)
        let order = app.host.instance.windows.sorted { $0.order < $1.order }
        #expect(order.map(\.id.number) == [1, 2])
        #expect(app.window(1)?.isKey == true)
    }

    @Test("S-146: content overrides the title of its own window, and may add a subtitle")
    func titles() {
        let app = TestApp(ShopApp.self, screen: .single)
        app.openWindow(value: 4)
        #expect(app.windows.map(\.title) == ["Shop", "Till", "Bill 4"])
        #expect(app.host.instance.windows.last?.subtitle == "Open")
        app.find("Paid").inWindow(3).tap()
        #expect(app.host.instance.windows.last?.subtitle == "Paid")
        #expect(app.singleScreen?.stack.plans.values.map(\.subtitle).sorted() == ["", "", "Paid"])
    }

    @Test("A window that shows a document is marked while changes of it can be undone")
    func edited() {
        struct Paper: View {
            @Environment(\.undoManager) private var undoManager
            @State private var text = "a"

            var body: some View {
                VStack {
                    TextField("Text", text: $text)
                }
                .navigationDocument(URL(fileURLWithPath: "/tmp/paper.txt"))
            }
        }
        struct PaperApp: App {
            var body: some Scene { WindowGroup("Paper") { Paper() } }
        }
        let app = TestApp(PaperApp.self)
        #expect(app.host.instance.windows.first?.isEdited == false)
        app.find(role: .textField).tap()
        app.type("b")
        #expect(app.host.instance.windows.first?.isEdited == true)
        app.key("ctrl+z")
        #expect(app.host.instance.windows.first?.isEdited == false)
    }

    @Test("S-154, S-155: the app's closure runs once for all windows, a view's once for each")
    func aggregate() {
        final class Notes { var lines: [String] = [] }
        enum Log { nonisolated(unsafe) static let notes = Notes() }
        struct Page: View {
            @Environment(\.scenePhase) private var scenePhase
            var body: some View {
                Text("Page").onChange(of: scenePhase) { _, new in
                    Log.notes.lines.append("view \(new)")
                }
            }
        }
        struct PagesApp: App {
            @Environment(\.scenePhase) private var scenePhase
            var body: some Scene {
                WindowGroup("Page", id: "page") { Page() }
                    .onChange(of: scenePhase) { _, new in Log.notes.lines.append("app \(new)") }
            }
        }
        for screen in TestApp.Screen.allCases {
            let app = TestApp(PagesApp.self, screen: screen)
            app.openWindow(id: "page")
            Log.notes.lines = []
            app.minimizeWindow(1)
            #expect(Log.notes.lines == ["view inactive", "view background"])
            app.restoreWindow(1)
            Log.notes.lines = []
            app.quit()
            #expect(
                Log.notes.lines.sorted() == [
                    "app background", "app inactive", "view background", "view background",
                    "view inactive", "view inactive",
                ])
        }
    }
}
