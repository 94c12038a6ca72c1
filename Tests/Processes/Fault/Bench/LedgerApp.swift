import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

/// The demo `ledger` in a process of its own, on a store that another process may have open too, and
/// that can be put on a failing disk.
final class LedgerApp {
    /// What the bar below the list says.
    struct Summary: Equatable {
        var count: String
        var balance: String
    }

    private var launch: AppLaunch
    private(set) var connection: AppConnection
    private let folder: TemporaryFolder
    /// Whose store this is.
    let data: String
    let report: String
    /// A file that is there while faults strike.
    private let switchFile: String

    /// On the store of another app, or on one of its own with so many entries.
    init(_ other: LedgerApp? = nil, entries: Int = 60) throws {
        folder = try TemporaryFolder()
        let root = folder.url.path(percentEncoded: false)
        data = other?.data ?? root + "data"
        report = root + "report"
        switchFile = root + "fault"
        launch = AppLaunch(
            executable: try BuiltProgram.url("ledger").path, folder: folder.url,
            session: URL(filePath: root + "session"))
        launch.arguments = ["--entries=\(entries)"]
        launch.size = CGSize(width: 820, height: 640)
        launch.clock = .real
        launch.variables = ["XDG_DATA_HOME": data]
        connection = try AppConnection(launch)
        try connection.begin()
    }

    /// The folder of the store.
    var directory: String { data + "/ledger" }
    var faults: FaultReport { FaultReport(at: report) }

    /// Starts it again on the same store; the fault strikes from `beginFaults` on.
    func relaunch(_ fault: Fault? = nil) throws {
        connection.process.kill()
        unlink(switchFile)
        unlink(report)
        launch.variables = ["XDG_DATA_HOME": data]
        if let fault {
            launch.variables.merge(
                fault.variables(directory: directory, report: report, while: switchFile)
            ) { $1 }
        }
        connection = try AppConnection(launch)
        try connection.begin()
    }

    func beginFaults() throws { try Data().write(to: URL(filePath: switchFile)) }

    // MARK: What a user does

    func perform(
        _ step: ScenarioStep, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let failure = try connection.perform(step)
        try #require(failure == nil, "\(failure!)", sourceLocation: sourceLocation)
    }

    func expect(
        _ expectation: ScreenExpectation, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform(.expect(expectation, within: 30), sourceLocation: sourceLocation)
    }

    func tap(_ selector: Selector, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expect(.some(selector), sourceLocation: sourceLocation)
        try perform(.press(.tap, .element(selector)), sourceLocation: sourceLocation)
    }

    func fill(
        _ label: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let field = Selector(label: label, role: .textField)
        try expect(.some(field), sourceLocation: sourceLocation)
        try perform(.clear(field), sourceLocation: sourceLocation)
        try perform(.type(text), sourceLocation: sourceLocation)
    }

    /// Types a new entry, up to the press that saves it.
    func prepareEntry(_ payee: String, _ amount: String) throws {
        try tap(Selector(label: "Add", role: .button))
        try fill("Payee", payee)
        try fill("Amount", amount)
    }

    func add(_ payee: String, _ amount: String) throws {
        try prepareEntry(payee, amount)
        try tap(Selector(label: "Save", role: .button))
        try expect(.some(Selector(label: payee)))
    }

    /// Chooses a file to import.
    func choose(fileAt path: String) throws {
        try tap(Selector(label: "Import", role: .button))
        try fill("Path", path)
        try perform(.key(#require(KeyStroke("Return"))))
    }

    func expectCount(
        _ count: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(.some(Selector(label: "\(count) entries")), sourceLocation: sourceLocation)
    }

    var summary: Summary {
        get throws {
            let texts = try connection.screen().windows.flatMap {
                $0.root.all(Selector(role: .text)).map(\.label)
            }
            return Summary(
                count: texts.last { $0.hasSuffix(" entries") } ?? "",
                balance: texts.last { $0.hasPrefix("Balance ") } ?? "")
        }
    }
}
