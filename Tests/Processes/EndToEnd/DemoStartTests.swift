import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Every demo on every kind of screen. `make test` runs these with the demos as they are shipped,
    /// built for release, too.
    struct DemoStartTests {
        enum Place: CaseIterable {
            case x11, wayland, headless, framebuffer, browser

            /// Browsers see what is built with the trait Mirror, as the programs elsewhere are.
            static let all = allCases.filter { $0 != .browser || BuiltProgram.folder != nil }
        }

        static let demos = [
            "budget", "counter", "gallery", "ledger", "mail", "notes", "panel", "photos", "reader",
            "settings", "todos", "weather",
        ]

        @Test(
            "A demo starts, is used for a moment and ends in order",
            arguments: demos, Place.all)
        func use(_ demo: String, in place: Place) throws {
            let app = try start(demo, in: place)
            if place == .browser { try expectPage(of: app) }
            let window = try #require(try app.connection.screen().windows.first)
            for key in ["tab", "tab", "escape"] {
                try app.perform(.key(#require(KeyStroke(key))))
            }
            if place == .x11 || place == .wayland {
                let size = CGSize(
                    width: window.frame.width + 60, height: window.frame.height + 40)
                try app.perform(.resizeWindow(window.number, to: size))
            }
            try app.perform(.advance(0.2, real: true))
            #expect(try !app.picture(window: window.number).isPlain)
            #expect(try app.connection.quit() == .exited(0), "\(app.process.lastLines)")
        }

        @Test("A demo without a display leaves a picture where it is asked to", arguments: demos)
        func picture(_ demo: String) throws {
            let folder = try TemporaryFolder()
            var launch = try AppLaunch.demo(demo, in: folder)
            launch.front = nil
            launch.variables = ["CASEMENT_PICTURE": folder.path("demo.png")]
            let app = try AppProcess(
                executable: launch.executable, arguments: [],
                environment: launch.environment.filter {
                    !["CASEMENT_CONTROL", "DISPLAY", "CASEMENT_CLOCK"].contains($0.key)
                })
            #expect(app.waitForEnd(until: .now + .seconds(60)) == .exited(0))
            #expect(app.log.last == "The picture is \(folder.path("demo.png"))")
            #expect(try !Picture(png: folder.path("demo.png")).isPlain)
        }

        private func start(_ demo: String, in place: Place) throws -> DemoApp {
            switch place {
            case .x11: try DemoApp(demo)
            case .wayland: try DemoApp(demo, on: .wayland)
            case .headless: try DemoApp(demo, front: .headless)
            case .framebuffer: try DemoApp(demo, front: .framebuffer)
            case .browser:
                try DemoApp(
                    demo, front: .headless,
                    variables: ["CASEMENT_MIRROR": "0", "CASEMENT_SCREEN": "single"])
            }
        }

        /// Loads what a browser shows first.
        private func expectPage(of app: DemoApp) throws {
            let address = try eventually(
                "the page's address", app.process.line { $0.hasPrefix("http://") })
            let text = try String(contentsOf: try #require(URL(string: address)), encoding: .utf8)
            #expect(text.contains("<canvas"))
        }
    }
}
