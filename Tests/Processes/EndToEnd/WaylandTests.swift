import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Windows without any X server in sight of the app.
    struct WaylandTests {
        @Test("The first frame is on the screen without anything else happening")
        func firstFrame() throws {
            let app = try DemoApp("gallery", on: .wayland)
            let picture = try app.shownPicture()
            #expect(!picture.isPlain)
        }

        @Test("A front that is given up ends its connection in order")
        func ending() throws {
            let desktop = try Desktop.current(.wayland)
            let folder = try TemporaryFolder()
            let probe = try AppLaunch.demo("LoopProbe", in: folder, on: desktop).executable
            let process = try AppProcess(
                executable: probe, arguments: ["sdl"], environment: desktop.environment)
            #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
            #expect(process.log.last == "ended")
        }

        @Test("A menu opens over the content, and the screen shows it")
        func menu() throws {
            let app = try DemoApp("gallery", ["--page", "windows"], on: .wayland)
            let window = try app.desktopWindow()
            let earlier = try app.shownPicture(in: window)
            try window.click(try app.element(Selector(label: "Actions")).centre)
            try app.expect(.some(Selector(label: "Duplicate")))
            #expect(try app.shownPicture(in: window).differences(from: earlier) > 1000)
        }

        @Test("A window fills the screen and returns to its size")
        func fullScreen() throws {
            let app = try DemoApp("counter", on: .wayland)
            let size = try app.window().frame.size
            let window = try app.desktopWindow()
            try window.key("F11")
            try waitUntil("the whole screen") {
                try app.window().frame.size == CGSize(width: 1600, height: 1100)
            }
            try waitUntil("the app alone on weston's screen") {
                let (own, shown) = (try app.picture(), try app.desktop.westonOutput.picture())
                // The pointer lies in front of it.
                let below = CGRect(x: 0, y: 50, width: 1600, height: 1050)
                return own.width == 1600 && shown.differences(from: own, in: below) == 0
            }
            try window.key("F11")
            try waitUntil("the size of before") { try app.window().frame.size == size }
            _ = try app.shownPicture()
        }

        @Test("What one app copies another one pastes")
        func clipboard() throws {
            func editor() throws -> (DemoApp, any DesktopWindow) {
                let app = try DemoApp("gallery", ["--page", "fields"], on: .wayland)
                let window = try app.desktopWindow()
                let editor = Selector(role: .textEditor)
                try window.click(try app.element(editor).centre)
                try app.expect(.focus(editor))
                try window.key("ctrl+a")
                return (app, window)
            }
            let (source, window) = try editor()
            try window.type("From one app to another")
            try source.expect(.some(Selector(role: .textEditor, value: "From one app to another")))
            try window.key("ctrl+a", "ctrl+c")
            let (target, other) = try editor()
            try other.key("ctrl+v")
            try target.expect(.some(Selector(role: .textEditor, value: "From one app to another")))
        }

        @Test("A scale of two doubles the pixels and leaves the points alone")
        func scale() throws {
            let once = try DemoApp("counter", on: .wayland)
            let small = try once.shownPicture()
            let twice = try DemoApp(
                "counter", on: .wayland, variables: ["CASEMENT_SCALE": "2"])
            let large = try twice.shownPicture()
            #expect(large.width == 2 * small.width && large.height == 2 * small.height)
            let window = try WestonWindow(of: twice, number: nil, on: twice.desktop, scale: 2)
            try window.click(try twice.element(Selector(label: "Add one")).centre)
            try twice.expect(.some(Selector(label: "Count: 1")))
        }
    }
}
