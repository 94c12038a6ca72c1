import Casement
import Foundation
import Sessions
import Views

/// S1 to S5: what saving, restoring and opening cost, with a session on disk.
@MainActor
enum SavedSessions {
    static let operations: [Operation] = [
        Operation(id: "S1", variant: "", note: "saving a turn's changes, on the main thread") {
            try SaveTrial()
        },
        Operation(
            id: "S2", variant: "", note: "50 windows of 640×480 restored to their first frames",
            warmUps: 2, samples: 20
        ) { try RestoreTrial(windows: 50) },
        Operation(
            id: "S3", variant: "", note: "1,000 windows opened and closed", warmUps: 1, samples: 3
        ) { try WindowsTrial() },
        Operation(id: "S4", variant: "", note: "a session of 10,000 keys opened", samples: 20) {
            try OpenTrial()
        },
        Operation(
            id: "S5", variant: "", note: "1,000 windows of 640×480 restored to their first frames",
            warmUps: 1, samples: 3
        ) { try RestoreTrial(windows: 1_000) },
    ]

    /// The way from outside to the windows of the app.
    private final class Handle {
        var open: (Int) -> Void = { _ in }
        var close: (Int) -> Void = { _ in }
        var write: [Int: (String) -> Void] = [:]
        /// Takes the keyboard from the first page's field, which a new window gives it to.
        var leaveField: () -> Void = {}
    }

    /// Windows of text, each with what its scene stores.
    private struct PagesApp: App {
        let handle: Handle

        init() { fatalError("PagesApp is made with a handle") }
        init(_ handle: Handle) { self.handle = handle }

        var body: some Scene {
            WindowGroup("Page", for: Int.self) { $number in
                Page(number: number ?? 0, handle: handle)
            }
            .defaultSize(width: 640, height: 480)
        }
    }

    private struct Page: View {
        let number: Int
        let handle: Handle
        @SceneStorage("text") private var text = "nothing"
        @SceneStorage("tab") private var tab = 0
        @State private var isOn = false
        @FocusState private var hasKeyboard: Bool
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            let _ = connect()
            VStack(alignment: .leading) {
                Text(verbatim: "Page \(number): \(text)")
                Toggle("Is on", isOn: $isOn)
                TextField("Text", text: $text).focused($hasKeyboard)
                ForEach(0..<12) { Text(verbatim: "Line \($0) of page \(number)") }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }

        /// The first page stays open, so what opens and closes others is its.
        private func connect() {
            handle.write[number] = { text = $0 }
            guard number == 0 else { return }
            handle.leaveField = { hasKeyboard = false }
            handle.open = { openWindow(value: $0) }
            handle.close = { dismissWindow(value: $0) }
        }
    }

    // MARK: Saving

    /// One value of a scene's storage written; what counts is the pass that hands it to the store.
    private final class SaveTrial: Trial {
        private let folder = TemporarySession()
        private let handle = Handle()
        private let stage: Stage
        private var count = 0
        private(set) var measured: Double? = 0

        init() throws {
            let handle = handle
            stage = try Stage(session: folder.url) { PagesApp(handle) }
            handle.leaveField()
            stage.settle()
        }

        func perform() {
            count += 1
            handle.write[0]?("words of turn \(count)")
            measured = stage.milliseconds(of: .save) { stage.settle() }
        }

        func check() throws {
            try WrongResult.unless(
                stage.shows("Page 0: words of turn \(count)"), "Turn \(count) is not shown.")
            stage.host.store?.flush()
            let saved = try SessionReader.read(folder.url).session.windows.first
            try WrongResult.unless(
                saved?.storage["text"] == .string("words of turn \(count)"),
                "Turn \(count) is not in the session.")
        }
    }

    // MARK: Restoring

    private final class RestoreTrial: Trial {
        private static let mostBytes = 4 << 20
        private let windows: Int
        private let folder = TemporarySession()
        private var stage: Stage?
        private var allocatedBefore = 0
        private var allocatedAfter = 0

        init(windows: Int) throws {
            self.windows = windows
            let handle = Handle()
            let stage = try Stage(session: folder.url) { PagesApp(handle) }
            for number in 1..<windows { handle.open(number) }
            stage.settle()
            for (number, write) in handle.write.sorted(by: { $0.key < $1.key }) {
                write("kept by page \(number)")
            }
            stage.settle()
            stage.host.quit()
        }

        func prepare() {
            stage?.host.quit()
            stage = nil
            allocatedBefore = Memory.allocated
        }

        func perform() {
            let handle = Handle()
            stage = try? Stage(session: folder.url) { PagesApp(handle) }
        }

        func check() throws {
            allocatedAfter = Memory.allocated
            let shown = stage?.host.surfaces.filter { $0.frames > 0 }.count ?? 0
            try WrongResult.unless(shown == windows, "\(shown) windows came back.")
            let labels = stage?.labels ?? []
            for number in [0, 1, windows - 1] {
                try WrongResult.unless(
                    labels.contains("Page \(number): kept by page \(number)"),
                    "Page \(number) came back without its text.")
            }
            let each = (allocatedAfter - allocatedBefore) / windows
            try WrongResult.unless(each < Self.mostBytes, "\(each) bytes for each window.")
        }
    }

    // MARK: Opening and closing

    private final class WindowsTrial: Trial {
        private let folder = TemporarySession()
        private let handle = Handle()
        private let stage: Stage
        private var number = 0
        private var before = (nodes: 0, attributes: 0, allocated: 0)
        private var rounds = 0

        init() throws {
            let handle = handle
            stage = try Stage(session: folder.url) { PagesApp(handle) }
        }

        func prepare() {
            handle.write = handle.write.filter { $0.key == 0 }
            stage.host.store?.flush()
            before = (stage.liveNodes, stage.liveAttributes, Memory.allocated)
        }

        func perform() {
            for _ in 0..<1_000 {
                number += 1
                handle.open(number)
                stage.settle()
                handle.close(number)
                stage.settle()
                handle.write[number] = nil
            }
            rounds += 1
        }

        /// The first round fills caches.
        func check() throws {
            stage.host.store?.flush()
            let (nodes, attributes) = (stage.liveNodes, stage.liveAttributes)
            try WrongResult.unless(
                nodes == before.nodes && attributes == before.attributes,
                """
                \(nodes - before.nodes) nodes and \(attributes - before.attributes) attributes \
                are left of windows that are closed.
                """)
            let growth = Memory.allocated - before.allocated
            try WrongResult.unless(
                rounds == 1 || growth * 20 < before.allocated,
                "\(growth) bytes are left of windows that are closed.")
        }
    }

    // MARK: Opening a session

    private final class OpenTrial: Trial {
        private let folder = TemporarySession()
        private var store: SessionStore?
        private var session: SavedSession?

        init() throws {
            let (store, _) = try SessionStore.open(at: folder.url)
            var changes = SessionChanges()
            for number in 1...10 {
                changes.save(SavedWindow(number: number, sceneID: "page"))
                for key in 0..<1_000 {
                    changes.set(.string("value \(key)"), forKey: "key \(key)", inWindow: number)
                }
            }
            store.commit(changes)
            store.close()
        }

        func prepare() {
            store?.close()
            store = nil
            session = nil
        }

        func perform() {
            guard let (store, opened) = try? SessionStore.open(at: folder.url) else { return }
            self.store = store
            session = opened.session
        }

        func check() throws {
            let values = session?.windows.map(\.storage.count).reduce(0, +) ?? 0
            try WrongResult.unless(values == 10_000, "\(values) values were read.")
        }
    }
}
