import AppRunning
import AutomationProtocol
import Foundation
import SwiftUI

/// The connection to an app that is looked into, and what was read of it last.
@MainActor
final class Inspection: ObservableObject {
    @Published private(set) var views: [ViewRecord] = []
    /// The views that are shown as rows: those whose containers are open.
    @Published private(set) var rows: [ViewRow] = []
    @Published var selection: Int? { didSet { if selection != oldValue { selected() } } }
    @Published private(set) var detail: ViewDetail?
    @Published private(set) var turns: [TurnRecord] = []
    @Published private(set) var kinds: [NodeKind] = []
    @Published private(set) var facts: AppInspection?
    @Published private(set) var isPicking = false
    /// Why nothing new can be read, or why the last edit was refused.
    @Published var problem: String?
    /// The parts that are drawn over the app.
    @Published var highlights = true { didSet { highlight() } }

    /// Turns that are shown.
    private static let mostTurns = 50
    private var client: ControlClient?
    private var process: AppProcess?
    private var folder: TemporaryFolder?
    /// The folder of the socket of an app that ran before.
    private var socketFolder: String?
    private var linesPrinted = 0
    private var closed: Set<Int> = []
    private var turn = -1

    init(arguments: [String]) {
        do {
            client = try connect(arguments)
            refresh()
            // The app removes the socket once somebody is connected; its folder was for it alone.
            if let socketFolder { rmdir(socketFolder) }
        } catch {
            problem = "\(error)"
        }
    }

    private func connect(_ arguments: [String]) throws -> ControlClient {
        let request = try InspectionRequest(arguments)
        if let socket = request.socket {
            socketFolder = URL(filePath: socket).deletingLastPathComponent().path
            return try ControlClient(socket)
        }
        let folder = try TemporaryFolder()
        self.folder = folder
        let socket = folder.url.appending(path: "control").path(percentEncoded: false)
        var environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("CASEMENT_") }
            .merging(request.variables) { $1 }
        environment["CASEMENT_CONTROL"] = socket
        environment["CASEMENT_TURNS"] = "1"
        process = try AppProcess(
            executable: request.app, arguments: request.arguments, environment: environment)
        return try ControlClient(socket, patience: .seconds(30))
    }

    // MARK: Reading

    /// Reads what has changed in the app; does nothing while it rests.
    func refresh() {
        printLog()
        guard case .news(let news)? = ask(.news) else { return }
        if isPicking, let picked = news.picked {
            isPicking = false
            if picked > 0 { open(picked) }
            highlight()
        }
        guard news.version == ControlCommand.version else {
            client = nil
            problem = "The app is built with another version of Casement."
            return
        }
        guard news.turn != turn else { return }
        turn = news.turn
        if case .views(let views)? = ask(.views) { take(views) }
        if case .turns(let turns)? = ask(.turns(Self.mostTurns)) { self.turns = turns.reversed() }
        readDetail()
    }

    /// Reads what takes longer, for the page that shows it.
    func readFacts() {
        if case .kinds(let kinds)? = ask(.kinds) { self.kinds = kinds }
        if case .inspected(let facts)? = ask(.inspect) { self.facts = facts }
    }

    private func take(_ views: [ViewRecord]) {
        self.views = views
        rows = ViewRow.rows(of: views, closed: closed)
    }

    private func readDetail() {
        guard let selection, case .view(let detail)? = ask(.view(selection)) else {
            detail = nil
            return
        }
        self.detail = detail
    }

    private func ask(_ command: ControlCommand) -> ControlReply? {
        guard let client else { return nil }
        do throws(AppError) {
            let reply = try client.ask(command)
            return reply
        } catch {
            if case .refused(let failure) = error {
                problem = failure.found
            } else {
                self.client = nil
                problem = "The app has ended, or does not answer."
            }
            return nil
        }
    }

    private func printLog() {
        guard let process else { return }
        process.drain()
        for line in process.log.dropFirst(linesPrinted) { print(line) }
        linesPrinted = process.log.count
    }

    // MARK: Acting

    private func selected() {
        problem = nil
        readDetail()
        highlight()
    }

    private func highlight() { _ = ask(.highlight(highlights ? selection : nil)) }

    func pick() {
        isPicking = true
        _ = ask(.pick)
    }

    func edit(_ property: String, to text: String) {
        guard let selection else { return }
        problem = nil
        if ask(.edit(view: selection, property: property, text: text)) != nil { refresh() }
    }

    func toggle(_ row: ViewRow) {
        if closed.remove(row.id) == nil { closed.insert(row.id) }
        rows = ViewRow.rows(of: views, closed: closed)
    }

    /// Selects a view, with all around it open.
    private func open(_ id: Int) {
        for view in views { closed.subtract(view.path(to: id)) }
        rows = ViewRow.rows(of: views, closed: closed)
        selection = id
    }
}

/// What the command line asks for: `--socket PATH`, or `--app PATH`, variables for it as
/// `--variable NAME=VALUE`, and its arguments after `--`.
struct InspectionRequest {
    struct NothingNamed: Error, CustomStringConvertible {
        var description: String { "No app is named: casement inspect starts the inspector." }
    }

    var socket: String?
    var app = ""
    var variables: [String: String] = [:]
    var arguments: [String] = []

    init(_ words: [String]) throws {
        var words = words.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "--socket": socket = words.popFirst()
            case "--app": app = words.popFirst() ?? ""
            case "--variable":
                let parts = (words.popFirst() ?? "").split(separator: "=", maxSplits: 1)
                if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            case "--":
                arguments = Array(words)
                words = []
            default: break
            }
        }
        guard socket != nil || !app.isEmpty else { throw NothingNamed() }
    }
}

/// A view as a row of the outline.
struct ViewRow: Identifiable, Hashable {
    let view: ViewRecord
    let depth: Int
    let isOpen: Bool

    var id: Int { view.id }

    /// The rows of views and of what is in them, unless they are closed.
    static func rows(of views: [ViewRecord], closed: Set<Int>, depth: Int = 0) -> [ViewRow] {
        views.flatMap { view in
            let isOpen = !closed.contains(view.id)
            return [ViewRow(view: view, depth: depth, isOpen: isOpen)]
                + (isOpen ? rows(of: view.children, closed: closed, depth: depth + 1) : [])
        }
    }
}

extension ViewRecord {
    /// The numbers of the views around one that is in this view, from this one inwards; empty if it
    /// is not.
    func path(to id: Int) -> [Int] {
        if self.id == id { return [id] }
        for child in children {
            let path = child.path(to: id)
            if !path.isEmpty { return [self.id] + path }
        }
        return []
    }
}
