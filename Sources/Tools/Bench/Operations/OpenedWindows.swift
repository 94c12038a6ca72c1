import Casement

/// O14: what windows that were opened and closed leave behind.
@MainActor
enum OpenedWindows {
    static let operations: [Operation] = [
        Operation(
            id: "O14", variant: "", unit: "KB", note: "of RAM kept after 200 windows",
            warmUps: 0, samples: 3
        ) { try trial(windows: 200) }
    ]

    static func trial(windows count: Int) throws -> any Trial { try WindowsTrial(count) }

    private final class Handle {
        var open: (Int) -> Void = { _ in }
        var close: (Int) -> Void = { _ in }
    }

    private struct WindowsApp: App {
        let handle: Handle

        init() { fatalError("WindowsApp is made with a handle") }
        init(_ handle: Handle) { self.handle = handle }

        var body: some Scene {
            WindowGroup("Window", for: Int.self) { $number in
                WindowPage(number: number ?? 0, handle: handle)
            }
            .defaultSize(width: 640, height: 480)
        }
    }

    private struct WindowPage: View {
        let number: Int
        let handle: Handle
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            let _ = connect()
            VStack {
                Text("All windows look alike")
                ControlsForm()
            }
        }

        /// The first window stays open, so what opens and closes others is its.
        private func connect() {
            guard number == 0 else { return }
            handle.open = { openWindow(value: $0) }
            handle.close = { dismissWindow(value: $0) }
        }
    }

    private final class WindowsTrial: Trial {
        private let count: Int
        private let handle = Handle()
        private let stage: Stage
        private var number = 0
        private var before = (nodes: 0, attributes: 0, resident: 0)
        private var residentAfter = 0
        private var wasShown = true

        init(_ count: Int) throws {
            self.count = count
            let handle = handle
            stage = try Stage(app: { WindowsApp(handle) })
        }

        var subject: Stage? { stage }
        var measured: Double? { Double(residentAfter - before.resident) / Memory.kilobyte }

        /// The first windows fill caches and what malloc holds in reserve.
        func prepare() {
            openAndClose(count / 10)
            before = (stage.liveNodes, stage.liveAttributes, Memory.resident)
        }

        func perform() {
            openAndClose(count)
            residentAfter = Memory.resident
        }

        private func openAndClose(_ windows: Int) {
            for _ in 0..<windows {
                number += 1
                handle.open(number)
                stage.settle()
                wasShown = wasShown && stage.host.surfaces.last.map { $0.frames > 0 } == true
                wasShown = wasShown && stage.host.surfaces.count == 2
                handle.close(number)
                stage.settle()
            }
        }

        func check() throws {
            try WrongResult.unless(wasShown, "A window was not shown.")
            let (nodes, attributes) = (stage.liveNodes, stage.liveAttributes)
            try WrongResult.unless(
                nodes == before.nodes && attributes == before.attributes,
                """
                \(nodes - before.nodes) nodes and \(attributes - before.attributes) attributes \
                are left of windows that are closed.
                """)
        }
    }
}
