import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// The scenarios in `Tests/Processes/Scenarios`, each against the demo that its name begins with.
struct ScenarioFileTests {
    private static let files = [
        "budget-narrow", "budget-tables", "counter-crash", "gallery-hands", "gallery-sharing",
        "ledger-entries", "ledger-files", "mail-reading", "notes-kill", "notes-phases",
        "notes-quit", "photos-browsing", "photos-leaving", "reader-languages", "tales-kill",
        "weather-towns",
    ]
    .filter(isBuilt)

    /// A scenario for each demo that takes input, in which it is killed while it is used.
    private static let kept = [
        "budget", "counter", "gallery", "ledger", "mail", "panel", "photos", "reader", "settings",
        "todos", "weather",
    ]
    .map { "\($0)-kept" }.filter(isBuilt)

    /// Scenarios in which a demo is used with keys alone.
    private static let byKeyboard = [
        "budget", "counter", "gallery", "ledger", "mail", "notes", "panel", "photos", "reader",
        "settings", "todos", "weather",
    ]
    .map { "\($0)-keyboard" }.filter(isBuilt)

    /// Whether the demo of a scenario is among what was built.
    private static func isBuilt(_ file: String) -> Bool { (try? BuiltApp.path(app(file))) != nil }

    private static func app(_ file: String) -> String { String(file.prefix { $0 != "-" }) }

    @Test("A demo does what its scenario says", arguments: files)
    func demo(file: String) throws {
        let folder = try TemporaryFolder()
        try run(file, in: folder)
    }

    @Test("A demo that is killed while it is used loses nothing", arguments: kept)
    func kept(file: String) throws {
        let folder = try TemporaryFolder()
        try run(file, in: folder)
    }

    @Test("A demo is used from start to end by the keyboard alone", arguments: byKeyboard)
    func byKeyboard(file: String) throws {
        let folder = try TemporaryFolder()
        try run(file, in: folder)
    }

    @Test(
        "Windows, their frames, their content and the focus are the same as before",
        arguments: ["notes-kill", "notes-quit"].filter(isBuilt))
    func sameTree(file: String) throws {
        let folder = try TemporaryFolder()
        try run(file, in: folder)
        func tree(_ name: String) throws -> String {
            try String(
                contentsOf: folder.url.appending(path: "\(file)-\(name).json"), encoding: .utf8)
        }
        #expect(try tree("before") == tree("after"))
    }

    @Test(
        "Menus and title bars do the same in windows by themselves and on one screen",
        .enabled(if: isBuilt("notes-menus")), arguments: Scenario.Screen.allCases)
    func menus(screen: Scenario.Screen) throws {
        let folder = try TemporaryFolder()
        try run("notes-menus", in: folder, screen: screen)
    }

    @Test(
        "A form is filled in by the keyboard on the screen alone",
        .enabled(if: isBuilt("gallery-keyboards")))
    func screenKeyboard() throws {
        let folder = try TemporaryFolder()
        try run("gallery-keyboards", in: folder)
    }

    private func run(
        _ file: String, in folder: TemporaryFolder, screen: Scenario.Screen? = nil
    ) throws {
        let place = URL(filePath: #filePath).appending(path: "../../Scenarios/\(file).yaml")
        let path = place.standardizedFileURL.path(percentEncoded: false)
        let scenario = try ScenarioParser.parse(file: path)

        var launch = AppLaunch(
            executable: try BuiltApp.path(Self.app(file)), folder: folder.url, scenario: scenario)
        if let screen { launch.screen = screen }
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
        if let failure = outcome.failure { Issue.record("\(failure.text(in: path))") }
    }
}
