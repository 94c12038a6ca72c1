import Foundation
import Sessions
import Synchronization

/// A place for one session in a temporary directory, which goes when the test ends.
final class SessionFixture: Sendable {
    let root: URL
    let directory: URL
    private let heard = Mutex<[String]>([])
    private let waiting = Mutex<[(delay: Duration, work: @Sendable () -> Void)]>([])

    init() throws {
        root = Self.place
            .appending(path: "casement-\(UUID().uuidString)", directoryHint: .isDirectory)
        directory = root.appending(path: "state/app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// In memory where the system has such a place: thousands of syncs then cost nothing.
    private static let place: URL = {
        let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
        return access("/dev/shm", W_OK) == 0 ? memory : FileManager.default.temporaryDirectory
    }()

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Everything the store reported.
    var reports: [String] { heard.withLock { $0 } }

    /// The delays of the work that waits for its time.
    var delays: [Duration] { waiting.withLock { $0.map(\.delay) } }

    /// Lets the time of all that waits come.
    func runWaitingWork() {
        let work = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for item in work { item.work() }
    }

    var options: SessionOptions {
        var options = SessionOptions()
        options.busyTimeout = 0.01
        options.report = { sentence in self.heard.withLock { $0.append(sentence) } }
        options.after = { delay, work in self.waiting.withLock { $0.append((delay, work)) } }
        return options
    }

    func open(_ options: SessionOptions? = nil) throws -> (
        store: SessionStore, opened: OpenedSession
    ) {
        try SessionStore.open(at: directory, options: options ?? self.options)
    }

    /// Saves the session in a run that ends as told.
    func save(_ session: SavedSession, ending: SessionEnding = .quit) throws {
        let (store, opened) = try open()
        store.commit(session.changes(since: opened.session))
        store.close(ending)
    }

    /// Opens the session and quits at once.
    func reopen() throws -> OpenedSession {
        let (store, opened) = try open()
        store.close()
        return opened
    }

    /// The files as another process sees them at this moment, as after SIGKILL.
    func copyOfFiles() throws -> SessionFixture {
        let other = try SessionFixture()
        try FileManager.default.createDirectory(
            at: other.directory, withIntermediateDirectories: true)
        let copying = Process()
        copying.executableURL = URL(filePath: "/bin/cp")
        copying.arguments = ["-a", path("."), other.path(".")]
        try copying.run()
        copying.waitUntilExit()
        return other
    }

    func path(_ name: String) -> String {
        directory.appending(path: name).path(percentEncoded: false)
    }

    func url(_ name: String) -> URL { URL(filePath: path(name)) }

    var fileNames: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path("")).sorted() }
    }

    /// Flips the lowest bit of a byte of a file.
    func flipBit(at offset: Int, of name: String) throws {
        var bytes = try Data(contentsOf: url(name))
        bytes[offset] ^= 1
        try bytes.write(to: url(name))
    }
}

/// Two windows with every kind of value in them.
let sampleSession = SavedSession(
    windows: [
        SavedWindow(
            number: 1, sceneID: "main", title: "Notes – «один»",
            frame: CGRect(x: 10.25, y: -20.5, width: 640, height: 480.125), mode: .minimized,
            order: 4, focus: "editor/body", viewState: Data(#"{"scroll":12.5}"#.utf8),
            storage: [
                "tab": .int(3), "flag": .bool(true), "off": .bool(false),
                "ratio": .double(0.1), "tiny": .double(-0.0), "huge": .double(.infinity),
                "text": .string("größer\u{0}als"), "empty": .string(""), "": .string("no key"),
                "bytes": .data(Data([0, 255, 7])), "none": .data(Data()),
                "link": .url(URL(string: "https://example.org/a?b=c")!),
                "when": .date(Date(timeIntervalSinceReferenceDate: 12345.678)),
                "least": .int(.min),
            ]),
        SavedWindow(
            number: 3, sceneID: "document",
            value: SavedWindow.Value(typeName: "Swift.Int", json: Data("42".utf8)),
            frame: CGRect(x: 0, y: 0, width: 800, height: 600), mode: .fullScreen, order: 2,
            isKey: true, storage: ["tab": .int(7)]),
    ],
    values: ["recent": .string("a.txt")], nextWindowNumber: 9)
