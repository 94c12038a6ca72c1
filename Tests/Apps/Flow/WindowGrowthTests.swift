import CasementTesting
import Foundation
import SwiftUI
import Testing

/// How windows follow what their content comes to need, in both presentations.
@MainActor
struct WindowGrowthTests {
    nonisolated static let screens = TestApp.Screen.allCases

    /// A screen in memory.
    private static let screen = CGSize(width: 1920, height: 1080)

    private struct GrowingApp: App {
        var body: some Scene {
            WindowGroup("Growing", id: "growing") { Growing() }
                .defaultSize(width: 300, height: 120)
        }
    }

    private struct Growing: View {
        @State private var count = 0
        @State private var last = 0

        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    Button("More") { count = 20 }
                    Button("Fewer") { count = 0 }
                }
                Text("Last: \(last)")
                ForEach(0..<count, id: \.self) { number in
                    Button("Item \(number)") { last = number }.frame(height: 30)
                }
            }
        }
    }

    @Test("A window grows with its content, so that what has come can be pressed")
    func growing() throws {
        for screen in Self.screens {
            let app = TestApp(GrowingApp.self, screen: screen)
            #expect(app.window(1)?.frame.size == CGSize(width: 300, height: 120))
            app.find("More").tap()
            app.find("Item 19").tap()
            app.find("Last: 19").expect()
            #expect(try #require(app.window(1)).frame.height >= 600)
        }
    }

    @Test("S-143: a window gets no smaller than its content is at least, as that is now")
    func minimum() throws {
        for screen in Self.screens {
            let app = TestApp(GrowingApp.self, screen: screen)
            app.find("More").tap()
            let height = try #require(app.window(1)).frame.height
            app.resizeWindow(1, to: CGSize(width: 400, height: 200))
            #expect(app.window(1)?.frame.size == CGSize(width: 400, height: height))
            app.find("Fewer").tap()
            // It stays as large as it has become.
            #expect(app.window(1)?.frame.height == height)
            app.resizeWindow(1, to: CGSize(width: 400, height: 200))
            #expect(app.window(1)?.frame.size == CGSize(width: 400, height: 200))
        }
    }

    @Test("A window that grows stays on the screen", arguments: screens)
    func growingAtTheEdge(screen: TestApp.Screen) throws {
        let app = TestApp(GrowingApp.self, screen: screen)
        app.moveWindow(1, to: CGPoint(x: 100, y: 900))
        app.find("More").tap()
        let frame = try #require(app.window(1)).frame
        #expect(frame.minX == 100)
        #expect(frame.maxY <= Self.screen.height)
        #expect(frame.height >= 600)
    }

    private struct PanelApp: App {
        var body: some Scene {
            Window("Panel", id: "panel") { Panel() }.windowResizability(.contentSize)
        }
    }

    private struct Panel: View {
        @State private var isLarge = false
        @State private var words = "Short"

        var body: some View {
            VStack {
                Button("Resize") { isLarge.toggle() }
                Button("Longer") { words = String(repeating: "Longer ", count: 10) }
                Text(words)
                Color.red.frame(width: isLarge ? 400 : 200, height: isLarge ? 300 : 100)
            }
        }
    }

    @Test("S-143: a window that fits its content follows it, larger and smaller")
    func contentSize() throws {
        for screen in Self.screens {
            let app = TestApp(PanelApp.self, screen: screen)
            let small = try #require(app.window(1)).frame.size
            #expect(small.width == 200)
            app.find("Resize").tap()
            let large = try #require(app.window(1)).frame.size
            #expect(large == CGSize(width: 400, height: small.height + 200))
            app.find("Resize").tap()
            #expect(app.window(1)?.frame.size == small)
            app.find("Longer").tap()
            #expect(try #require(app.window(1)).frame.width > 400)
        }
    }

    // MARK: Restoring

    private struct RestoredApp: App {
        @AppStorage("large") private var isLarge = false

        var body: some Scene {
            WindowGroup("Page", id: "page") {
                Color.red.frame(minWidth: isLarge ? 700 : 100, minHeight: 100)
                Button("Large") { isLarge = true }
            }
            .defaultSize(width: 500, height: 300)
        }
    }

    @Test("S-137: a restored window keeps its frame, but is no smaller than its content is now")
    func restored() throws {
        for screen in Self.screens {
            let app = TestApp(RestoredApp.self, screen: screen)
            app.resizeWindow(1, to: CGSize(width: 350, height: 280))
            app.moveWindow(1, to: CGPoint(x: 200, y: 150))
            let frame = try #require(app.window(1)).frame
            #expect(frame.size == CGSize(width: 350, height: 280))
            app.restart()
            #expect(app.window(1)?.frame == frame)
            app.quit()
            app.userDefaults.set(true, forKey: "large")
            app.restart()
            #expect(app.window(1)?.frame.size == CGSize(width: 700, height: 280))
        }
    }

    // MARK: Presentations

    private struct SheetApp: App {
        var body: some Scene {
            WindowGroup("Small", id: "small") { Presenter() }
        }
    }

    private struct Presenter: View {
        @State private var isShown = false
        @State private var answer = "none"

        var body: some View {
            Button("Show \(answer)") { isShown = true }
                .frame(width: 160, height: 100)
                .sheet(isPresented: $isShown) {
                    VStack {
                        Color.red.frame(width: 300, height: 250)
                        Button("Take") {
                            answer = "taken"
                            isShown = false
                        }
                    }
                    .padding()
                }
        }
    }

    @Test("A sheet fits a window that is too small for it", arguments: screens)
    func sheet(screen: TestApp.Screen) throws {
        let app = TestApp(SheetApp.self, screen: screen)
        #expect(app.window(1)?.frame.size == CGSize(width: 160, height: 100))
        app.find("Show none").tap()
        app.advance(by: .seconds(1))
        app.find("Take").tap()
        app.advance(by: .seconds(1))
        app.find("Show taken").expect()
        // Its own content needs no more than before.
        app.resizeWindow(1, to: CGSize(width: 160, height: 100))
        #expect(app.window(1)?.frame.size == CGSize(width: 160, height: 100))
    }
}
