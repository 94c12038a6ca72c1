import Automation
import CasementCLI
import Foundation
import Testing

extension EndToEndTests {
    /// An app that consists of what delegates of UIKit make, in a process of its own.
    struct DelegateTests {
        @Test(
            "S-912: what a scene's delegate restores from is there after SIGKILL",
            arguments: [DemoApp.Front.headless, .sdl])
        func kill9(front: DemoApp.Front) throws {
            let app = try DemoApp("DelegateApps", front: front)
            try app.perform(.press(.tap, .element(Selector(label: "Pressed 0"))))
            try app.perform(.press(.tap, .element(Selector(label: "Pressed 1"))))
            try app.expect(.some(Selector(label: "Pressed 2")))
            app.process.kill()
            #expect(try app.ending() == .signalled(SIGKILL))
            try app.relaunch()
            try app.expect(.some(Selector(label: "Pressed 2")))
            #expect(try app.window().title == "Page 1")
        }

        @Test(
            "S-910: an address that an app is started for is among its scene's connection options")
        func address() throws {
            let app = try DemoApp("DelegateApps", ["page://7"], front: .headless)
            try app.expect(.some(Selector(label: "Pressed 0")))
            #expect(try app.window().title == "Page 7")
        }

        @Test(
            "S-904, S-906: the calls of delegates and the phases of views alternate until the end")
        func calls() throws {
            let app = try DemoApp("DelegateApps", front: .headless)
            try app.expect(.some(Selector(label: "Phase active")))
            kill(app.process.processID, SIGTERM)
            #expect(try app.ending() == .exited(0))
            app.process.drain()
            let calls = app.process.log.filter { $0.hasPrefix("app: ") || $0.hasPrefix("page 1: ") }
            #expect(
                calls == [
                    "app: launched", "page 1: connected", "page 1: will enter foreground",
                    "page 1: phase active", "page 1: active", "page 1: will resign",
                    "page 1: phase inactive", "page 1: phase background", "page 1: background",
                    "page 1: disconnected", "app: terminates",
                ])
        }
    }
}
