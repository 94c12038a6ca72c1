import AutomationProtocol
import Foundation
import Sessions
import Testing

@testable import CasementCLI

/// `casement sessions` as its user calls it.
struct SessionsCommandTests {
    private let folder: TemporaryFolder
    private let place: URL

    init() throws {
        folder = try TemporaryFolder()
        place = folder.url.appending(path: "state/casement/notes", directoryHint: .isDirectory)
    }

    private var path: String { place.path(percentEncoded: false) }

    private static let session = SavedSession(
        windows: [
            SavedWindow(
                number: 1, sceneID: "main", title: "Notes",
                frame: CGRect(x: 10, y: 20.5, width: 640, height: 480), isKey: true,
                storage: [
                    "text": .string(String(repeating: "word ", count: 40)), "count": .int(3),
                    "end": .date(Date(timeIntervalSinceReferenceDate: 1e300)),
                    "rest": .double(.nan),
                ]),
            SavedWindow(
                number: 3, sceneID: "note",
                value: SavedWindow.Value(typeName: "Swift.Int", json: Data("42".utf8)),
                mode: .minimized),
        ],
        values: ["recent": .string("a.txt")])

    private func open() throws -> SessionStore {
        var options = SessionOptions()
        options.report = { _ in }
        return try SessionStore.open(at: place, options: options).store
    }

    private func save() throws {
        let store = try open()
        store.commit(Self.session.changes(since: nil))
        store.close()
    }

    private func casement(
        _ arguments: String..., variables: [String: String] = [:]
    ) throws -> (status: ProcessEnding?, lines: [String]) {
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: ["sessions"] + arguments,
            environment: variables)
        return (process.waitForEnd(until: .now + .seconds(60)), process.log)
    }

    private func json(_ lines: [String]) throws -> [String: Any] {
        let data = Data(lines.joined(separator: "\n").utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Names, sizes, bytes and times of all files but the log's index, which lives in memory.
    private func files() throws -> [String: [String]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        return Dictionary(
            uniqueKeysWithValues: try names.filter { !$0.hasSuffix("-shm") }.map { name in
                let file = place.appending(path: name)
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: file.path(percentEncoded: false))
                let bytes = try Data(contentsOf: file)
                return (name, ["\(bytes.hashValue)", "\(attributes[.modificationDate] ?? "")"])
            })
    }

    @Test("Without a place all of a user's sessions are listed, a line each, below the names")
    func list() throws {
        try save()
        let state = folder.url.appending(path: "state").path(percentEncoded: false)
        let (status, lines) = try casement("list", variables: ["XDG_STATE_HOME": state])
        #expect(status == .exited(0))
        try #require(lines.count == 2)
        #expect(lines[0].split(separator: " ") == ["SESSION", "WINDOWS", "BYTES", "STATE"])
        #expect(lines[1].hasPrefix(path.dropLast()) && lines[1].hasSuffix("quit"))
        let empty = try casement("list", variables: ["XDG_STATE_HOME": "/nowhere"])
        #expect(empty.status == .exited(0) && empty.lines == ["No sessions"])
    }

    @Test("A list as JSON has the same; a session that cannot be read is in it, with the reason")
    func listAsJSON() throws {
        try save()
        let broken = place.deletingLastPathComponent().appending(path: "broken")
        try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
        try Data("no database".utf8).write(to: broken.appending(path: "session.sqlite"))
        let state = folder.url.appending(path: "state").path(percentEncoded: false)
        let (status, lines) = try casement("list", "--json", variables: ["XDG_STATE_HOME": state])
        #expect(status == .exited(0))
        let data = Data(lines.joined(separator: "\n").utf8)
        let all = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(all.map { $0["isReadable"] as? Bool } == [false, true])
        #expect(all[1]["windows"] as? Int == 2 && all[1]["state"] as? String == "quit")
    }

    @Test("Windows and values are shown as tables, with long texts cut and absurd dates as numbers")
    func show() throws {
        try save()
        let (status, lines) = try casement("show", "--session", path)
        #expect(status == .exited(0))
        #expect(lines.first == "quit")
        #expect(lines.contains("WINDOW  SCENE  TITLE  FRAME            MODE       KEY  VALUE"))
        #expect(
            lines.contains("1       main   Notes  10 20.5 640 480  normal     key")
                || lines.contains { $0.hasPrefix("1 ") && $0.contains("10 20.5 640 480") })
        #expect(lines.contains { $0.hasPrefix("3 ") && $0.hasSuffix("42") })
        #expect(lines.contains { $0.hasPrefix("1 ") && $0.contains("word word") && $0.count < 100 })
        #expect(lines.contains { $0.hasPrefix("1 ") && $0.hasSuffix("1e+300 s after 2001") })
        #expect(lines.contains { $0.hasPrefix("app ") && $0.contains("a.txt") })
    }

    @Test("Shown as JSON and exported, all of a session is there")
    func export() throws {
        try save()
        let shown = try casement("show", "--session", path, "--json")
        let file = folder.url.appending(path: "out.json").path(percentEncoded: false)
        let exported = try casement("export", "--session", path, "-o", file)
        #expect(shown.status == .exited(0) && exported.status == .exited(0))
        #expect(exported.lines.isEmpty)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == shown.lines.joined(separator: "\n") + "\n")
        #expect(try casement("export", "--session", path).lines == shown.lines)
        let windows = try #require(
            (try json(shown.lines)["session"] as? [String: Any])?["windows"] as? [[String: Any]])
        let storage = try #require(windows[0]["storage"] as? [String: [String: Any]])
        #expect((storage["text"]?["value"] as? String)?.count == 200)
        #expect(storage["rest"]?["value"] as? String == "nan")
        let refused = try casement("export", "--session", path, "-o", "/nowhere/at/all")
        #expect(refused.status == .exited(1) && refused.lines.count == 1)
    }

    @Test("A sound session is called so; damage is named, and ends with 1")
    func verify() throws {
        try save()
        #expect(try casement("verify", "--session", path) == (.exited(0), ["Sound"]))
        let database = place.appending(path: "session.sqlite")
        var bytes = try Data(contentsOf: database)
        let damaged = try #require(bytes.firstRange(of: Data("a.txt".utf8)))
        bytes[damaged.lowerBound] ^= 1
        try bytes.write(to: database)
        let faults = ["A damaged row was dropped: storage 0 recent"]
        #expect(try casement("verify", "--session", path) == (.exited(1), faults))
        let (status, lines) = try casement("verify", "--session", path, "--json")
        #expect(status == .exited(1))
        #expect(try json(lines)["faults"] as? [String] == faults)
        #expect(try json(lines)["isSound"] as? Bool == false)
        #expect(try Data(contentsOf: database) == bytes)
    }

    @Test("No command changes a session in use, and clear says which process has it")
    func inUse() throws {
        let store = try open()
        defer { store.close() }
        store.commit(Self.session.changes(since: nil))
        store.flush()
        let before = try files()
        let holder = "in use by process \(getpid())"
        for command in ["list", "show", "export", "verify"] {
            let (status, lines) = try casement(command, "--session", path)
            #expect(status == .exited(0))
            if command == "list" { #expect(lines.last?.hasSuffix(holder) == true) }
            if command == "show" { #expect(lines.first == holder) }
        }
        #expect(
            try casement("clear", "--session", path)
                == (.exited(1), ["The session is in use by process \(getpid())"]))
        #expect(try files() == before)
        store.commit(SavedSession().changes(since: Self.session))
        #expect(store.flush())
    }

    @Test("Reading a session that no one holds leaves its files as they were")
    func idle() throws {
        try save()
        let before = try files()
        for command in ["list", "show", "export", "verify"] {
            #expect(try casement(command, "--session", path).status == .exited(0))
        }
        #expect(try files() == before)
        let left = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(left.allSatisfy { !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") }, "\(left)")
    }

    @Test("A session that no one holds is cleared; where there is none, each command says so")
    func clear() throws {
        try save()
        #expect(try casement("clear", "--session", path).status == .exited(0))
        for command in ["list", "show", "export", "verify", "clear"] {
            let (status, lines) = try casement(command, "--session", "/nowhere/at/all")
            #expect(status == .exited(1))
            #expect(lines == ["There is no saved session in /nowhere/at/all"])
        }
    }

    // MARK: Apps by name

    /// Saves a session for each app in the folder of all.
    private func save(apps: [String]) throws -> [String: String] {
        let state = folder.url.appending(path: "state")
        for name in apps {
            let place = state.appending(path: "casement/\(name)", directoryHint: .isDirectory)
            let store = try SessionStore.open(at: place, options: SessionOptions()).store
            store.commit(Self.session.changes(since: nil))
            store.close()
        }
        return ["XDG_STATE_HOME": state.path(percentEncoded: false)]
    }

    @Test("Each command finds the session of an app by its name")
    func byName() throws {
        let variables = try save(apps: ["notes", "org.example.Letters"])
        for name in ["notes", "org.example.Letters", "letters"] {
            for command in ["list", "show", "export", "verify", "clear"] {
                let (status, lines) = try casement(command, name, variables: variables)
                #expect(status == .exited(0), "\(command) \(name): \(lines)")
                if command == "show" { #expect(lines.first == "quit") }
            }
            _ = try save(apps: ["notes", "org.example.Letters"])
        }
        let shown = try casement("show", path, variables: [:])
        #expect(shown.status == .exited(0) && shown.lines.first == "quit")
    }

    @Test("A name that no app has, or several, is answered with those that there are")
    func unknownName() throws {
        let variables = try save(apps: ["notes", "org.a.todos", "org.b.todos"])
        for command in ["list", "show", "export", "verify", "clear"] {
            #expect(
                try casement(command, "nots", variables: variables)
                    == (
                        .exited(1),
                        [
                            "no app “nots” has a saved session; did you mean notes? "
                                + "There are sessions of notes, org.a.todos, org.b.todos"
                        ]
                    ))
            #expect(
                try casement(command, "todos", variables: variables)
                    == (
                        .exited(1),
                        ["several apps are called “todos”: write one of org.a.todos, org.b.todos"]
                    ))
        }
        let none = try casement("show", "notes", variables: ["XDG_STATE_HOME": "/nowhere"])
        #expect(none.status == .exited(1))
        #expect(
            none.lines == [
                "no app “notes” has a saved session; there are none in /nowhere/casement/"
            ])
        let unnamed = try casement("show", variables: variables)
        #expect(unnamed.status == .exited(64))
        #expect(unnamed.lines.first?.contains("there are sessions of notes, org.a.todos") == true)
    }

    @Test("An export to - goes to the standard output, and makes no file")
    func exportToOutput() throws {
        try save()
        let (status, lines) = try casement("export", "--session", path, "-o", "-")
        #expect(status == .exited(0))
        #expect(try json(lines)["session"] != nil)
        #expect(lines == (try casement("export", "--session", path).lines))
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }
}
