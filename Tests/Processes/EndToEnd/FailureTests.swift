import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// What a user meets when an app fails: windows that still listen, or that are gone.
    struct FailureTests {
        enum Request: CaseIterable {
            case shortcut, closing
        }

        @Test(
            "In an app that hangs Ctrl+Q twice, or closing its window, ends it, and nothing is lost",
            arguments: Request.allCases)
        func hang(_ request: Request) throws {
            let app = try DemoApp("ScenarioProbe")
            let window = try app.xWindow()
            try window.click(try app.element(Selector(label: "Count: 0")).centre)
            try app.expect(.some(Selector(label: "Count: 1")))
            try waitUntil("the count on disk") {
                try app.session().session.windows.first?.storage["count"] == .int(1)
            }
            try window.click(try app.element(Selector(label: "Hang")).centre)
            _ = try eventually(
                "what the log says",
                app.process.line {
                    $0.contains("what a press on “Hang” does has not ended")
                        && $0.contains("Ctrl+Q twice or closing its window")
                })
            switch request {
            case .shortcut:
                try window.key("ctrl+q")
                try window.key("ctrl+q")
            case .closing: try window.close()
            }
            #expect(try app.ending() == .signalled(SIGTERM))
            try app.relaunch()
            try app.expect(.some(Selector(label: "Count: 1")))
        }

        @Test("The windows of an app that crashes go before the crash is described")
        func crash() throws {
            // Describes the crash for as long as the test takes.
            let folder = try TemporaryFolder()
            let (tool, line) = (folder.path("describe"), folder.path("line"))
            try "#!/bin/sh\nexec timeout 60 cat '\(line)' >/dev/null\n"
                .write(toFile: tool, atomically: true, encoding: .utf8)
            chmod(tool, 0o700)
            mkfifo(line, 0o600)
            let app = try DemoApp(
                "ScenarioProbe",
                variables: ["SWIFT_BACKTRACE": "enable=yes,swift-backtrace=\(tool)"])
            let window = try app.xWindow()
            try window.click(try app.element(Selector(label: "Crash")).centre)
            try waitUntil("no window") {
                try app.desktop.windows(of: app.process.processID).isEmpty
            }
            // It opens once the app describes its crash, so the app has not ended.
            try FileHandle(forWritingTo: URL(filePath: line)).close()
            #expect(try app.ending() == .signalled(SIGILL))
        }
    }
}
