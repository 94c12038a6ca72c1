import Casement
import Foundation
import FrontHeadless
import Hosting
import Logging
import Mirror
import Views

/// M1 to M3: what a viewer elsewhere costs, and what it is sent. The viewer's bytes are made on the
/// same thread here, so times are those of the app and the viewer together.
@MainActor
enum MirroredScreens {
    static let operations: [Operation] = [
        Operation(id: "M1", variant: "", note: "a changed label to a viewer's bytes") {
            try LabelTrial(.milliseconds)
        },
        Operation(id: "M1", variant: "bytes", unit: "KB", note: "of a changed label") {
            try LabelTrial(.bytes)
        },
        Operation(
            id: "M2", variant: "core", unit: "%", note: "a list scrolled 30 times a second",
            samples: 10
        ) { try ScrollTrial(.milliseconds) },
        Operation(
            id: "M2", variant: "bytes", unit: "MB/s", note: "a list scrolled 30 times a second",
            samples: 10
        ) { try ScrollTrial(.bytes) },
        Operation(id: "M3", variant: "", note: "a viewer's first picture, 1280×800") {
            try FirstPictureTrial()
        },
    ]

    private enum Measure { case milliseconds, bytes }

    /// An app on a screen in memory of 1280×800, with viewers.
    @MainActor
    private final class MirroredStage {
        let host: AppHost
        let front: MirrorFront

        init<Content: View>(_ content: @escaping @MainActor () -> Content) throws {
            let size = CGSize(width: 1280, height: 800)
            front = MirrorFront.of(
                HeadlessFront(screen: size), isSingle: true, isResizable: true, size: size,
                scale: 1)
            var options = LaunchOptions(environment: [:], arguments: ["bench"])
            options.clock = .virtual
            options.keepsSession = false
            options.size = size
            options.phases = .device
            host = try Launch.host(
                { SingleViewApp("Bench", content: content) },
                on: .singleScreen(SingleScreen(on: front, size: size, density: .device)),
                LaunchConfiguration(options: options, logger: Logger(label: "bench")))
            host.settleAll()
        }

        /// A viewer that has sent its greeting and wants ZRLE and moved pixels.
        func viewer() -> RFBSession {
            var options = RFBOptions()
            options.start = .initialization
            let session = RFBSession(screen: front.mirror, options: options) {}
            host.settleAll()
            session.receive([1])
            session.receive([2, 0, 0, 2, 0, 0, 0, 16, 0, 0, 0, 1])
            return session
        }

        /// What a viewer gets that asks until there is nothing more.
        func bytes(for session: RFBSession, isFirst: Bool = false) -> Int {
            var total = 0
            while true {
                let isIncremental: UInt8 = isFirst && total == 0 ? 0 : 1
                session.receive([3, isIncremental, 0, 0, 0, 0, 5, 0, 3, 32])
                session.update()
                let count = session.takeOutput().count
                total += count
                if count == 0 { return total }
            }
        }

        func send(_ kind: InputEvent.Kind) {
            host.turn([InputEvent(kind, in: host.surfaces.first?.id)])
            host.settleAll()
        }
    }

    private final class Handle { var increment: () -> Void = {} }

    private struct Counter: View {
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = handle.increment = { count += 1 }
            Text(verbatim: "Count: \(count)")
        }
    }

    private final class LabelTrial: Trial {
        private let measure: Measure
        private let handle = Handle()
        private let stage: MirroredStage
        private let viewer: RFBSession
        private var bytes = 0

        init(_ measure: Measure) throws {
            self.measure = measure
            let handle = handle
            stage = try MirroredStage { Counter(handle: handle) }
            viewer = stage.viewer()
            _ = stage.bytes(for: viewer, isFirst: true)
        }

        var measured: Double? { measure == .bytes ? Double(bytes) / Memory.kilobyte : nil }

        func perform() {
            handle.increment()
            stage.host.settleAll()
            bytes = stage.bytes(for: viewer)
        }

        func check() throws {
            try WrongResult.unless(bytes > 20, "The viewer got \(bytes) bytes.")
        }
    }

    /// A second of scrolling.
    private final class ScrollTrial: Trial {
        private let measure: Measure
        private let stage: MirroredStage
        private let viewer: RFBSession
        private var bytes = 0
        private var milliseconds = 0.0

        init(_ measure: Measure) throws {
            self.measure = measure
            let state = RowsState(rows: RowItem.items(0..<100_000))
            stage = try MirroredStage { RowsPage(.list, RowsHandle(), showing: state) }
            viewer = stage.viewer()
            _ = stage.bytes(for: viewer, isFirst: true)
        }

        /// Of the milliseconds of a second, how many in a hundred.
        var measured: Double? {
            measure == .bytes ? Double(bytes) / Memory.megabyte : milliseconds / 10
        }

        func perform() {
            bytes = 0
            let start = ContinuousClock.now
            for _ in 0..<30 {
                stage.send(
                    .wheel(
                        delta: CGSize(width: 0, height: 17), at: CGPoint(x: 640, y: 400),
                        modifiers: []))
                bytes += stage.bytes(for: viewer)
            }
            milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        }

        func check() throws {
            try WrongResult.unless(bytes > 1000, "The viewer got \(bytes) bytes.")
        }
    }

    private final class FirstPictureTrial: Trial {
        private let stage: MirroredStage
        private var bytes = 0

        init() throws {
            let state = RowsState(rows: RowItem.items(0..<100))
            stage = try MirroredStage { RowsPage(.list, RowsHandle(), showing: state) }
        }

        func perform() {
            let viewer = stage.viewer()
            bytes = stage.bytes(for: viewer, isFirst: true)
            viewer.close()
        }

        func check() throws {
            try WrongResult.unless(bytes > 1000, "The viewer got \(bytes) bytes.")
        }
    }
}
