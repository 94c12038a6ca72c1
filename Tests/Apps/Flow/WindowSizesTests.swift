import CasementTesting
import Foundation
import SwiftUI
import Testing

/// How large windows open, in both presentations.
@MainActor
struct WindowSizesTests {
    nonisolated static let screens = TestApp.Screen.allCases

    /// A screen in memory.
    private static let screen = CGSize(width: 1920, height: 1080)

    private struct PagesApp: App {
        var body: some Scene {
            Window("Note", id: "note") {
                VStack {
                    Text("A few words")
                    Button("Press") {}
                }
            }
            Window("Ideal", id: "ideal") {
                Color.red.frame(minWidth: 200, idealWidth: 900, minHeight: 100, idealHeight: 700)
            }
            Window("Wide", id: "wide") { Color.red.frame(idealWidth: 900, idealHeight: 100) }
            Window("Rigid", id: "rigid") { Color.red.frame(width: 300, height: 200) }
            Window("Declared", id: "declared") { Color.red }
                .defaultSize(width: 500, height: 300)
            Window("Narrow", id: "narrow") { Color.red.frame(minWidth: 400, minHeight: 250) }
                .defaultSize(width: 100, height: 300)
            Window("Huge", id: "huge") { Color.red.frame(width: 5_000, height: 4_000) }
            Window("Wrapping", id: "wrapping") {
                Text("Some words that are set in as many lines as they need to be read")
                    .fixedSize(horizontal: false, vertical: true)
            }
            .defaultSize(width: 300, height: 200)
        }
    }

    private func size(of id: String, _ screen: TestApp.Screen) -> CGSize? {
        let app = TestApp(PagesApp.self, screen: screen)
        app.openWindow(id: id)
        return app.windows.last { $0.sceneID == id }?.frame.size
    }

    @Test("S-144: content that can be larger opens at its ideal size, at least 640 by 480")
    func flexible() {
        for screen in Self.screens {
            #expect(size(of: "note", screen) == CGSize(width: 640, height: 480))
            #expect(size(of: "ideal", screen) == CGSize(width: 900, height: 700))
            #expect(size(of: "wide", screen) == CGSize(width: 900, height: 480))
        }
    }

    @Test("Content of one size opens at that", arguments: screens)
    func rigid(screen: TestApp.Screen) {
        #expect(size(of: "rigid", screen) == CGSize(width: 300, height: 200))
    }

    @Test("S-144: a declared size is that of a new window, but no less than the content needs")
    func declared() {
        for screen in Self.screens {
            #expect(size(of: "declared", screen) == CGSize(width: 500, height: 300))
            #expect(size(of: "narrow", screen) == CGSize(width: 400, height: 300))
        }
    }

    @Test("Text that wraps needs the height it has at the window's width", arguments: screens)
    func wrapping(screen: TestApp.Screen) {
        #expect(size(of: "wrapping", screen) == CGSize(width: 300, height: 200))
    }

    @Test("A window larger than the screen is made to fit it", arguments: screens)
    func huge(screen: TestApp.Screen) throws {
        let app = TestApp(PagesApp.self, screen: screen)
        app.openWindow(id: "huge")
        let frame = try #require(app.windows.last { $0.sceneID == "huge" }).frame
        #expect(CGRect(origin: .zero, size: Self.screen).contains(frame))
        #expect(frame.width == Self.screen.width)
        #expect(frame.height > 900)
        // Title bar and menu bar lie above it.
        #expect(screen == .windows || frame.minY > 0)
    }

    // MARK: Containers

    private struct ContainersApp: App {
        var body: some Scene {
            Window("Tabs", id: "tabs") { Tabs() }
            Window("Small tabs", id: "small tabs") { Tabs() }
                .defaultSize(width: 200, height: 150)
            Window("Split", id: "split") {
                NavigationSplitView {
                    List(0..<3, id: \.self) { Text("Row \($0)") }
                } detail: {
                    Form { Toggle("Power", isOn: .constant(true)) }
                }
            }
            Window("List", id: "list") { List(0..<3, id: \.self) { Text("Row \($0)") } }
            Window("Stack", id: "stack") {
                NavigationStack {
                    Color.red.frame(minWidth: 700, minHeight: 500).navigationTitle("Page")
                }
            }
            Window("Scroll", id: "scroll") { ScrollView { Text("Word") } }
        }
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Color.red.frame(minWidth: 700, minHeight: 500).tabItem { Text("First") }
                Text("Page").tabItem { Text("Second") }
            }
        }
    }

    @Test("A window with tabs has room for the page that is shown", arguments: screens)
    func tabs(screen: TestApp.Screen) throws {
        let app = TestApp(ContainersApp.self, screen: screen)
        for id in ["tabs", "small tabs"] {
            app.openWindow(id: id)
            let size = try #require(app.windows.last { $0.sceneID == id }).frame.size
            #expect(size.width == 700)
            // The page and the bar of tabs.
            #expect(size.height > 520 && size.height < 600)
        }
    }

    @Test("Columns, lists, stacks and scroll views open no smaller than 640 by 480")
    func containers() throws {
        for screen in Self.screens {
            let app = TestApp(ContainersApp.self, screen: screen)
            for id in ["split", "list", "scroll"] {
                app.openWindow(id: id)
                let size = try #require(app.windows.last { $0.sceneID == id }).frame.size
                #expect(size == CGSize(width: 640, height: 480), "\(id)")
            }
            app.openWindow(id: "stack")
            let size = try #require(app.windows.last).frame.size
            #expect(size.width == 700 && size.height > 520, "the page and its title")
        }
    }
}
