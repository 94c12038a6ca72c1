import Automation
import Foundation
import Sessions
import Testing
import Waiting

extension EndToEndTests {
    /// An app as a service, and what its manager hears.
    struct ServiceTests {
        @Test("A watchdog hears from a running app alone; the next one is ready with its session")
        func watchdog() throws {
            let manager = try FakeServiceManager()
            let app = try DemoApp(
                "counter", front: .headless,
                variables: ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "100000"])
            var heard: [String] = []
            func hear(_ message: String) throws {
                try waitUntil(message) {
                    heard += manager.messages()
                    return heard.contains(message)
                }
            }
            try hear("READY=1")
            try hear("WATCHDOG=1")
            try app.perform(.press(.tap, .element(Selector(label: "Add one"))))
            try waitUntil("the count on disk") {
                try app.session().session.windows.first?.storage["count"] == .int(1)
            }

            // A main loop that turns no more.
            kill(app.process.processID, SIGSTOP)
            try waitUntil("the app stands still") {
                try String(
                    contentsOfFile: "/proc/\(app.process.processID)/stat", encoding: .utf8
                ).contains(") T ")
            }
            _ = manager.messages()
            poll(nil, 0, 500)
            #expect(manager.messages() == [])

            // As the manager does.
            app.process.kill()
            heard = []
            try app.relaunch()
            try hear("READY=1")
            try app.expect(.some(Selector(label: "Count: 1")))
        }
    }
}
