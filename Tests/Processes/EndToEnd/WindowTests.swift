import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// What the window manager does to a window, and the app makes of it.
    struct WindowTests {
        @Test("A window resized from outside is laid out anew and shown whole")
        func resize() throws {
            let app = try DemoApp("counter")
            let window = try app.xWindow()
            try window.resize(to: CGSize(width: 500, height: 410))
            try waitUntil("the new size") {
                try app.window().frame.size == CGSize(width: 500, height: 410)
            }
            let count = try app.element(Selector(id: "count"))
            #expect(abs(count.frame.midX - 250) <= 1)
            let picture = try app.shownPicture()
            #expect(picture.width == 500 && picture.height == 410)
            #expect(!picture.isPlain)
        }

        @Test("The content stands where the app says, also after it was moved from outside")
        func move() throws {
            let app = try DemoApp("counter")
            let window = try app.xWindow()
            let first = try window.dump().origin
            try window.move(by: CGSize(width: 150, height: 120))
            let moved = try eventually("the window elsewhere") {
                let origin = try window.dump().origin
                return origin != first ? origin : nil
            }
            try waitUntil("the app's word for it") {
                try app.window().frame.origin == moved
            }
        }

        @Test(
            "A minimised window is in the background, and active when it comes back",
            arguments: Desktop.Kind.allCases)
        func minimize(on desktop: Desktop.Kind) throws {
            let app = try DemoApp("counter", on: desktop)
            let window = try app.desktopWindow()
            try app.expect(.phase(.active, window: 1))
            try window.minimize()
            try app.expect(.phase(.background, window: 1))
            try window.activate()
            try app.expect(.phase(.active, window: 1))
            _ = try app.shownPicture()
        }

        @Test("A scale of two doubles the pixels and leaves the points alone")
        func scale() throws {
            let once = try DemoApp("counter")
            let size = try once.shownPicture()
            let twice = try DemoApp("counter", variables: ["CASEMENT_SCALE": "2"])
            let doubled = try twice.shownPicture()
            #expect(doubled.width == 2 * size.width && doubled.height == 2 * size.height)
            let button = Selector(label: "Add one")
            let (small, large) = (try once.element(button), try twice.element(button))
            #expect(abs(small.frame.midX - large.frame.midX) <= 1)
            let place = CGPoint(x: large.centre.x * 2, y: large.centre.y * 2)
            try twice.xWindow().click(place)
            try twice.expect(.some(Selector(label: "Count: 1")))
        }
    }
}
