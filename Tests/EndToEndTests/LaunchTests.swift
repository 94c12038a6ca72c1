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
    }
}
