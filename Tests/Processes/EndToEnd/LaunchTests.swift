import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Starts that are not as usual.
    struct LaunchTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        @Test("Without a display and without a choice the app says so, and runs headless")
        func noDisplay() throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.front = nil
            launch.inherited["DISPLAY"] = nil
            let app = try AppConnection(launch)
            try app.begin()
            #expect(try app.screen().windows.count == 1)
            #expect(try app.quit() == .exited(0))
            #expect(
                app.process.log.contains {
                    $0.hasPrefix("No display: running headless.")
                })
        }

        @Test("Where windows were asked for and there is no display, the app says why and fails")
        func noWindows() throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.front = "sdl"
            for name in ["DISPLAY", "SDL_VIDEODRIVER"] { launch.inherited[name] = nil }
            let app = try launch.start()
            #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(1))
            #expect(app.log.contains { $0.hasPrefix("counter: no display to open windows on: ") })
        }

        @Test(
            "A Wayland compositor without keyboard and pointer gets no windows, for a reason",
            arguments: [true, false])
        func noSeat(isAskedFor: Bool) throws {
            let weston = try Weston(
                ["--backend=headless-backend.so"], ProcessInfo.processInfo.environment)
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.inherited = weston.environment
            let reason = "the Wayland compositor has no seat (no keyboard, pointer or touch screen)"
            if isAskedFor {
                launch.front = "sdl"
                let app = try launch.start()
                #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(1))
                #expect(app.log.contains { $0.hasPrefix("counter: \(reason)") }, "\(app.log)")
            } else {
                launch.front = nil
                let app = try AppConnection(launch)
                try app.begin()
                #expect(try app.quit() == .exited(0))
                let line = "Running headless, with \(reason)"
                #expect(app.process.log.contains { $0.hasPrefix(line) }, "\(app.process.log)")
            }
        }

        @Test("With a display and without a choice the app opens its window there")
        func display() throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.front = nil
            let app = try AppConnection(launch)
            try app.begin()
            let desktop = try Desktop.current
            _ = try eventually("the window") {
                try desktop.windows(of: app.process.processID).first
            }
            #expect(try app.quit() == .exited(0))
        }

        @Test("A session has one app: a second one says who holds it, and ends")
        func twoOfThem() throws {
            let first = try DemoApp("counter")
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.session = first.launch.session
            launch.front = "headless"
            let second = try launch.start()
            #expect(second.waitForEnd(until: .now + .seconds(60)) == .exited(1))
            let holder = "\(first.process.processID)"
            #expect(second.log.contains { $0.contains(holder) }, "\(second.log)")
            #expect(try first.window().phase == "active")
        }

        @Test(
            "A framebuffer that cannot be opened is named, and the app ends with a status of 1",
            arguments: ["/nowhere/fb", "/dev/fb77", "/dev/null"])
        func noFramebuffer(path: String) throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.front = "fb:\(path)"
            let app = try launch.start()
            #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(1))
            #expect(app.log.count == 1 && app.log[0].contains(path), "\(app.log)")
        }

        @Test(
            "A variable that makes no sense is named, and the app does not start",
            arguments: [
                ("CASEMENT_SIZE", "many"), ("CASEMENT_SCALE", "x"), ("CASEMENT_FRONT", "paper"),
            ])
        func nonsense(variable: String, value: String) throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.variables[variable] = value
            let app = try launch.start()
            #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(2))
            #expect(app.log.contains { $0.contains("\(variable) is \"\(value)\"") }, "\(app.log)")
        }

        @Test(
            "An app with a size and a scale of which no screen can be does not start, and says why",
            arguments: [("5000x600", "8"), ("16384x100", "2"), ("16384x16384", "1")])
        func hugeScreen(size: String, scale: String) throws {
            var launch = try AppLaunch.demo("counter", in: folder)
            launch.front = "headless"
            launch.variables["CASEMENT_SIZE"] = size
            launch.variables["CASEMENT_SCALE"] = scale
            let app = try launch.start()
            #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(2))
            #expect(app.log.contains { $0.contains("32767 pixels to a side") }, "\(app.log)")
        }
    }
}
