import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// What an app does while nobody wants anything of it: nothing.
    struct IdleTests {
        @Test(
            "An idle app draws no frame, and its main thread sleeps on",
            arguments: DemoApp.Front.allCases)
        func idle(front: DemoApp.Front) throws {
            let app = try DemoApp("counter", front: front)
            try app.perform(.press(.tap, .element(Selector(label: "Add one"))))
            try app.expect(.some(Selector(label: "Count: 1")))
            try expectRest(app)
        }

        @Test("What is written over an idle app's pixels stays")
        func scribble() throws {
            let size = CGSize(width: 320, height: 220)
            let app = try DemoApp("counter", front: .framebuffer, size: size)
            try waitForRest(app)
            let scribble = Data((0..<320 * 220 * 4).map { UInt8(truncatingIfNeeded: $0 &* 7) })
            // Written in place: the app has the very file in its memory.
            let file = try FileHandle(forWritingTo: app.pixelFile)
            try file.write(contentsOf: scribble)
            try file.close()
            try waitForRest(app)
            #expect(try Data(contentsOf: app.pixelFile) == scribble)
        }

        @Test("A window out of sight rests, whatever moves in it")
        func minimized() throws {
            let app = try DemoApp("gallery", ["--page", "values"])
            let window = try app.xWindow()
            let first = try app.connection.frames()
            try waitUntil("more frames") { try app.connection.frames() != first }
            try window.minimize()
            try app.expect(.phase(.background, window: 1))
            try expectRest(app)
            try window.activate()
            try app.expect(.phase(.active, window: 1))
            let shown = try app.connection.frames()
            try waitUntil("more frames") { try app.connection.frames() != shown }
        }

        /// Comes to a second in which the app does nothing and draws nothing.
        private func expectRest(_ app: DemoApp) throws {
            var frames: [Int: Int] = [:]
            try waitUntil("a second without activity") {
                frames = try app.connection.frames()
                return try app.process.isAtRest()
            }
            #expect(try app.connection.frames() == frames)
        }

        private func waitForRest(_ app: DemoApp) throws {
            try waitUntil("a second without activity") { try app.process.isAtRest() }
        }
    }
}
