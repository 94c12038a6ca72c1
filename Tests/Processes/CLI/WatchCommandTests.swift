import Automation
import Foundation
import Testing
import Waiting

@testable import CasementCLI

/// An app that is shown while it is written. A stand-in for SwiftPM builds it from one file, which
/// names what the app does.
struct WatchCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let description =
            #"{"name": "Hello", "products": [], "targets": "#
            + #"[{"name": "Hello", "type": "executable", "dependencies": []}]}"#
        try write(
            """
            #!/bin/sh
            case $1 in package) echo '\(description)'; exit ;; esac
            echo build >> '\(path(".builds"))'
            source='\(path("Sources/Hello/Hello.swift"))'
            if grep -q mistake "$source"; then
                echo "$source:3:9: error: cannot find 'mistake' in scope"
                exit 1
            fi
            mkdir -p .build/debug
            { echo '#!/bin/sh'; echo "exec '\(try BuiltApp.path("ScenarioProbe"))' $(cat "$source")"; } \\
                > .build/debug/new
            chmod +x .build/debug/new
            mv .build/debug/new .build/debug/Hello

            """, to: "swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: path("swift"))
        try FileManager.default.createDirectory(
            atPath: path("Sources/Hello"), withIntermediateDirectories: true)
        try write("", to: "Package.swift")
        try write("--starts first", to: "Sources/Hello/Hello.swift")
    }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }

    private func watch(_ options: String...) throws -> AppProcess {
        try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: ["watch", "--front", "headless"] + options,
            environment: [
                "PATH": "\(folder.url.path):/usr/bin:/bin", "HOME": folder.url.path,
                "CASEMENT_SESSION": path("session"),
            ], folder: folder.url.path)
    }

    private func expect(_ line: String, times: Int = 1, from process: AppProcess) throws {
        try waitUntil("“\(line)” \(times) times in \(process.log)") {
            process.drain()
            return process.log.count { $0.contains(line) } >= times
        }
    }

    private var builds: Int {
        ((try? String(contentsOfFile: path(".builds"), encoding: .utf8)) ?? "")
            .split(separator: "\n").count
    }

    @Test("Each saved change is built and shown, with the state of the app before")
    func changes() throws {
        let process = try watch()
        try expect("starts of first: 1", from: process)
        try expect("Hello: built in ", from: process)
        for change in 1...9 {
            try write("--starts change-\(change)", to: "Sources/Hello/Hello.swift")
            try expect("starts of change-\(change): \(change + 1)", from: process)
            try expect("Hello: built in ", times: change + 1, from: process)
        }
        #expect(builds == 10)
        #expect(kill(process.processID, SIGINT) == 0)
        #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
    }

    @Test("A mistake is said with its file and line, and the next change is shown all the same")
    func mistake() throws {
        let process = try watch()
        try expect("Hello: built in ", from: process)
        try write("mistake", to: "Sources/Hello/Hello.swift")
        try expect("Hello.swift:3:9: error: cannot find 'mistake' in scope", from: process)
        try write("--starts mended", to: "Sources/Hello/Hello.swift")
        try expect("starts of mended: 2", from: process)
        process.kill()
    }

    @Test("A file in a new folder counts, and what editors and builds leave behind does not")
    func files() throws {
        let process = try watch()
        try expect("Hello: built in ", from: process)
        for name in [".Hello.swift.swp", "Hello.swift~", "4913"] {
            try write("", to: "Sources/Hello/\(name)")
        }
        try write("", to: "Package.resolved")
        try FileManager.default.createDirectory(
            atPath: path("Sources/Hello/Views/Rows"), withIntermediateDirectories: true)
        try expect("Hello: built in ", times: 2, from: process)
        try write("", to: "Sources/Hello/Views/Rows/Row.swift")
        try expect("Hello: built in ", times: 3, from: process)
        #expect(builds == 3)
        process.kill()
    }

    @Test("Sources that links lead to count, and so does a folder that has come back")
    func links() throws {
        let files = FileManager.default
        let project = try TemporaryFolder()
        let outside = project.url.appending(path: "Views")
        try files.createDirectory(at: outside, withIntermediateDirectories: true)
        for name in ["Views/Row.swift", "Alone.swift"] {
            try Data().write(to: project.url.appending(path: name))
        }
        try files.createSymbolicLink(
            atPath: path("Sources/Hello/Views"), withDestinationPath: outside.path)
        try files.createSymbolicLink(
            atPath: path("Sources/Hello/Alone.swift"),
            withDestinationPath: project.url.appending(path: "Alone.swift").path)
        // A link that leads around in a circle.
        try files.createSymbolicLink(
            atPath: path("Sources/Hello/Round"), withDestinationPath: path("Sources"))
        let process = try watch()
        try expect("Hello: built in ", from: process)
        for (index, name) in ["Views/Row.swift", "Alone.swift"].enumerated() {
            try Data("//".utf8).write(to: project.url.appending(path: name))
            try expect("Hello: built in ", times: index + 2, from: process)
        }
        try files.moveItem(at: outside, to: project.url.appending(path: "Old"))
        try expect("Hello: built in ", times: 4, from: process)
        try files.createDirectory(at: outside, withIntermediateDirectories: true)
        try expect("Hello: built in ", times: 5, from: process)
        try Data().write(to: outside.appending(path: "Row.swift"))
        try expect("Hello: built in ", times: 6, from: process)
        process.kill()
    }

    @Test(
        "An app that crashes after a change is waited for, and one that ends well ends the command")
    func endings() throws {
        let process = try watch()
        try expect("Hello: built in ", from: process)
        try write("--broken", to: "Sources/Hello/Hello.swift")
        try expect("waiting for a change", from: process)
        try write("--starts again", to: "Sources/Hello/Hello.swift")
        try expect("starts of again: ", from: process)
        try expect("Hello: built in ", times: 2, from: process)
        try write("--starts last --ends", to: "Sources/Hello/Hello.swift")
        #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
    }

    @Test("A preview is shown in place of the app, and one that there is not is waited for")
    func preview() throws {
        let process = try watch("--preview", "With state")
        try expect("Hello: built in ", from: process)
        #expect(!process.log.contains { $0.hasPrefix("starts of") })
        process.kill()
        let other = try watch("--preview", "Nothing")
        try expect("has no previews with “Nothing” in their names; they are ", from: other)
        other.kill()
    }

    @Test("A folder without an app is refused")
    func noApp() throws {
        try FileManager.default.removeItem(atPath: path("Package.swift"))
        let process = try watch()
        #expect(process.waitForEnd(until: .now + .seconds(60)) == .exited(2))
        #expect(process.log.contains { $0.hasPrefix("there is no Package.swift in ") })
    }

    @Test("All previews are shown in one window, and one under several conditions")
    func boards() throws {
        for options in [["--previews"], ["--preview", "With state", "--variants"]] {
            let process = try AppProcess(
                executable: try BuiltApp.path("casement"),
                arguments: ["watch", "--front", "headless"] + options,
                environment: [
                    "PATH": "\(folder.url.path):/usr/bin:/bin", "HOME": folder.url.path,
                ], folder: folder.url.path)
            try expect("Hello: built in ", from: process)
            #expect(!process.log.contains { $0.hasPrefix("starts of") })
            process.kill()
        }
        for options in [["--variants"], ["--previews", "--preview", "A"]] {
            #expect(throws: (any Error).self) { try WatchCommand.parse(options) }
        }
    }

    @Test("A board has each preview with its title, and variants have theirs")
    func shownBoards() throws {
        func launch() throws -> AppLaunch {
            AppLaunch(
                executable: try BuiltApp.path("DataFlowApps"), folder: folder.url,
                session: folder.url.appending(path: "session"))
        }
        func shown(_ request: String) throws -> String {
            var launch = try launch()
            launch.variables["CASEMENT_PREVIEW"] = request
            launch.variables["CASEMENT_SESSION"] = "none"
            launch.size = CGSize(width: 900, height: 9000)
            let app = try AppConnection(launch)
            try app.begin()
            let screen = "\(try app.screen())"
            app.process.kill()
            return screen
        }
        let all = try PreviewListing.all(of: launch())
        let board = try shown("all")
        for preview in all { #expect(board.contains("“\(preview.name)”"), "\(board)") }
        let variants = try shown("variants:\(all[0].id)")
        for title in ["Light", "Dark", "Largest type", "Right to left", "390 wide", "1280 wide"] {
            #expect(variants.contains("“\(title)”"), "\(variants)")
        }
    }

    @Test("With --test the scenarios of the package run after each build")
    func scenarios() throws {
        try FileManager.default.createDirectory(
            atPath: path("Scenarios"), withIntermediateDirectories: true)
        try write("steps:\n  - expect: \"Starts: 1\"\n", to: "Scenarios/starts.yaml")
        let process = try watch("--test")
        try expect("1 passed, 0 failed", from: process)
        try write("--other", to: "Sources/Hello/Hello.swift")
        try expect("0 passed, 1 failed", from: process)
        process.kill()
    }

    @Test("The tests that name a type of a saved file are found, and no others")
    func touchedTests() throws {
        for (name, text) in [
            ("Sources/Hello/Row.swift", "struct Row {}\n#Preview { Row() }"),
            ("Sources/Hello/Other.swift", "struct Other {}"),
            (
                "Tests/HelloTests/RowTests.swift",
                "import Testing\nstruct RowTests { let row = Row() }"
            ),
            ("Tests/HelloTests/Old.swift", "class OldTests: XCTestCase { let other = Other() }"),
        ] {
            let file = URL(filePath: path(name))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(text, to: name)
        }
        let tests = TouchedTests(in: folder.url)
        #expect(
            tests.suites(naming: [path("Sources/Hello/Row.swift")])
                == [.init(module: "HelloTests", name: "RowTests", isOfXCTest: false)])
        #expect(
            tests.suites(naming: [path("Sources/Hello/Other.swift")])
                == [.init(module: "HelloTests", name: "OldTests", isOfXCTest: true)])
        #expect(tests.suites(naming: [path("Package.swift")]) == [])
        #expect(WatchedPreviews.board(of: [path("Sources/Hello/Row.swift")]) == "files:Row")
        #expect(WatchedPreviews.board(of: [path("Sources/Hello/Other.swift")]) == "all")
    }
}
