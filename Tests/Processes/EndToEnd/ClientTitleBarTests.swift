import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Wayland without anybody who draws title bars: the compositor leaves it to the app, and
    /// libdecor has no plug-in.
    struct ClientTitleBarTests {
        private let app: DemoApp
        private let window: any DesktopWindow
        private let size: CGSize

        init() throws {
            app = try DemoApp(
                "counter", on: .wayland, variables: ["LIBDECOR_PLUGIN_DIR": "/nonexistent"])
            window = try app.desktopWindow()
            size = try app.window().frame.size
        }

        /// The middle of a button, the first at the trailing end.
        private func button(_ number: Double, width: Double) -> CGPoint {
            CGPoint(x: width - 18 - 28 * (number - 1), y: -17)
        }

        /// What the screen shows of the title bar.
        private func titleBar() throws -> Picture {
            let content = try #require(window as? WestonWindow).origin
            return try app.desktop.westonOutput.picture()
                .part(
                    at: CGPoint(x: content.x, y: content.y - 34),
                    CGSize(width: size.width, height: 34))
        }

        @Test("A button is lit while the pointer is over it, and no longer once it left the window")
        func hover() throws {
            let window = try #require(window as? WestonWindow)
            let plain = try titleBar()
            try window.movePointer(to: button(1, width: size.width))
            try waitUntil("a lit button") { try titleBar() != plain }
            try window.movePointer(to: CGPoint(x: size.width + 40, y: -17))
            try waitUntil("the title bar of before") { try titleBar() == plain }
        }

        @Test("The app draws a title bar, and its close button ends the app")
        func close() throws {
            let above = try titleBar()
            // The window's colour at its end, and a title in it.
            #expect(above.pixel(2, 2) == 0xF5_F5F7 && !above.isPlain)
            try window.click(button(1, width: size.width))
            #expect(try app.ending() == .exited(0))
            #expect(try app.session().didQuit)
        }

        @Test("The maximise button fills the screen below a title bar, and brings the size back")
        func maximize() throws {
            try window.click(button(2, width: size.width))
            try waitUntil("a maximised window") {
                try app.window().frame.size == CGSize(width: 1600, height: 1066)
            }
            let wide = try app.desktopWindow()
            try wide.click(button(2, width: 1600))
            try waitUntil("the size of before") { try app.window().frame.size == size }
            _ = try app.shownPicture()
        }

        @Test("The minimise button puts the app into the background until it is switched to")
        func minimize() throws {
            try window.click(button(3, width: size.width))
            try app.expect(.phase(.background, window: 1))
            try window.activate()
            try app.expect(.phase(.active, window: 1))
            _ = try app.shownPicture()
        }

        @Test("Dragging the title bar moves the window, dragging a corner resizes it")
        func drag() throws {
            let window = try #require(window as? WestonWindow)
            let start = window.origin
            // Towards the middle, so that all of it stays on the screen.
            let step = CGSize(
                width: start.x > 640 ? -120 : 120, height: start.y > 440 ? -90 : 90)
            let own = try app.picture()
            let place = try window.drag(from: CGPoint(x: 60, y: -17), by: step) {
                let place = try app.desktop.westonOutput.picture().position(of: own)
                return place == start ? nil : place
            }
            #expect(abs(place.x - start.x) > 20 && abs(place.y - start.y) > 20)
            let moved = try WestonWindow(of: app, number: nil, on: app.desktop)
            let corner = CGPoint(x: size.width - 2, y: size.height - 2)
            let larger = try moved.drag(from: corner, by: CGSize(width: 80, height: 60)) {
                let now = try app.window().frame.size
                return now.width > size.width && now.height > size.height ? now : nil
            }
            #expect(larger.width <= size.width + 84 && larger.height <= size.height + 64)
            _ = try app.shownPicture()
        }

        @Test("What is in the content is clicked where it is seen")
        func content() throws {
            try window.click(try app.element(Selector(label: "Add one")).centre)
            try app.expect(.some(Selector(label: "Count: 1")))
            _ = try app.shownPicture(in: window)
        }
    }
}
