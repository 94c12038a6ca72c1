import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Windows of several scenes under a real window manager: what it does to them, what the app
    /// makes of it, and what the next start remembers.
    struct WindowManagementTests {
        private let app: DemoApp
        private let desk: XWindow

        init() throws {
            app = try DemoApp("SceneApps")
            desk = try app.xWindow(titled: "Desk")
        }

        private func tap(_ label: String) throws {
            let button = Selector(label: label, windows: .number(1))
            try desk.activate()
            try desk.click(try app.element(button).centre)
        }

        private func frame(_ number: Int) throws -> CGRect? {
            try app.connection.screen().window(number)?.frame
        }

        @Test("Moved, minimised and closed from outside, windows come back as they were left")
        func management() throws {
            try tap("Paper 1")
            try app.expect(.windows(2))
            let paper = try app.xWindow(titled: "Paper 1 — Empty")
            try tap("Sketch")
            try app.expect(.windows(3))
            try tap("Clock")
            try app.expect(.windows(4))

            let start = try #require(try frame(2))
            try paper.move(by: CGSize(width: 60, height: 40))
            try waitUntil("the paper's new place") {
                let (now, seen) = (try frame(2)?.origin, try paper.dump().origin)
                return now != start.origin && now == seen
            }
            let place = try paper.dump().origin
            try app.xWindow(titled: "Sketch").minimize()
            try app.expect(.phase(.background, window: 3))
            try app.expect(.phase(.active, window: 2))
            #expect(!app.process.log.contains { $0.hasPrefix("app: active to") })
            try app.xWindow(titled: "Clock").close()
            try app.expect(.windows(3))
            #expect(try app.connection.quit() == .exited(0))
            let saved = try app.session().session.windows
            #expect(saved.map(\.mode) == [.normal, .normal, .minimized])

            try app.relaunch()
            try app.expect(.windows(3))
            try app.expect(.phase(.background, window: 3))
            try app.expect(.phase(.active, window: 1))
            let back = try app.xWindow(titled: "Paper 1 — Empty")
            try waitUntil("the paper where it was") { try back.dump().origin == place }
            #expect(try app.connection.screen().window(4) == nil)
        }

        @Test("The window with the keyboard is the key window, and phases stay as they are")
        func focus() throws {
            try tap("Paper 1")
            try app.expect(.windows(2))
            let paper = try app.xWindow(titled: "Paper 1 — Empty")
            for (window, number) in [(desk, 1), (paper, 2), (desk, 1)] {
                try window.activate()
                try waitUntil("window \(number) with the keyboard") {
                    try app.connection.screen().keyWindow?.number == number
                }
            }
            try app.expect(.phase(.active, window: 1))
            try app.expect(.phase(.active, window: 2))
        }
    }

    /// Scenes on one screen of the app's own, in a window that fills the display.
    struct SingleScreenTests {
        private let app: DemoApp
        private let screen: XWindow

        init() throws {
            app = try DemoApp("SceneApps", variables: ["CASEMENT_SCREEN": "single"])
            screen = try app.xWindow()
        }

        private func frame(_ number: Int) throws -> CGRect {
            let window = try app.connection.screen().window(number)
            return try #require(window?.frame)
        }

        /// Presses a button of the desk, whose title bar is in sight.
        private func tap(_ label: String) throws {
            let element = try app.element(Selector(label: label, windows: .number(1)))
            let corner = try frame(1).origin
            try screen.click(CGPoint(x: corner.x + 16, y: corner.y - 25))
            let place = CGPoint(
                x: corner.x + element.centre.x, y: corner.y + element.centre.y)
            try screen.click(place)
        }

        /// A button of the title bar, counted from its end.
        private func button(_ fromEnd: Double, of number: Int) throws -> CGPoint {
            let frame = try frame(number)
            return CGPoint(x: frame.maxX - 18 - 28 * fromEnd, y: frame.minY - 17)
        }

        @Test("A window is dragged by its title bar, resized at a corner, and closed by its button")
        func hands() throws {
            try tap("Paper 1")
            try app.expect(.windows(2))
            let start = try frame(2)
            let bar = CGPoint(x: start.minX + 30, y: start.minY - 17)
            try screen.drag(from: bar, to: CGPoint(x: bar.x + 120, y: bar.y + 80))
            try waitUntil("the paper further on") {
                try frame(2) == start.offsetBy(dx: 120, dy: 80)
            }
            let corner = CGPoint(x: start.maxX + 123, y: start.maxY + 83)
            try screen.drag(from: corner, to: CGPoint(x: corner.x + 50, y: corner.y + 30))
            try waitUntil("a larger paper") {
                try frame(2).size
                    == CGSize(width: start.width + 50, height: start.height + 30)
            }
            try screen.click(try button(0, of: 2))
            try app.expect(.windows(1))
        }

        @Test("Minimised into the bar a window is in the background, and a click brings it back")
        func bar() throws {
            try tap("Paper 1")
            try app.expect(.windows(2))
            try screen.click(try button(2, of: 2))
            try app.expect(.phase(.background, window: 2))
            try screen.click(CGPoint(x: 60, y: 1180))
            try app.expect(.phase(.active, window: 2))
            try screen.click(try button(1, of: 2))
            try waitUntil("a paper that fills the screen") {
                try frame(2).size == CGSize(width: 1920, height: 1200 - 34)
            }
        }

        @Test("Windows come back on the screen after SIGKILL, the order with them")
        func kill9() throws {
            try tap("Paper 1")
            try app.expect(.windows(2))
            try tap("Sketch")
            try app.expect(.windows(3))
            try tap("Tapped 0")
            try app.expect(.some(Selector(label: "Tapped 1", windows: .number(1))))
            let frames = try (1...3).map(frame)
            try waitUntil("the windows on disk") {
                let saved = try app.session().session.windows
                return saved.map(\.frame) == frames && saved.first?.isKey == true
            }
            app.process.kill()
            try app.relaunch()
            try app.expect(.windows(3))
            #expect(try (1...3).map(frame) == frames)
            #expect(try app.connection.screen().keyWindow?.number == 1)
        }
    }
}
