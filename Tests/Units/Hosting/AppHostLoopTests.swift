import Foundation
import Geometry
import Logging
import Raster
import Synchronization
import Testing

@testable import Hosting
@testable import Views
@testable import Widgets

/// The loop of an app whose user does nothing.
@MainActor
struct AppHostLoopTests {
    /// A front that answers as it is told, and counts what it hears.
    private final class ScriptedFront: Front {
        var clipboard = ""
        var plans = 0
        var presents = 0
        let wakes = Atomic(0)
        var answer: (ContinuousClock.Instant?) -> [InputEvent] = { _ in [InputEvent(.quit)] }

        func show(_ plan: WindowPlan) { plans += 1 }
        func close(_ window: WindowID) {}
        func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] { answer(deadline) }
        func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
            presents += 1
        }
        nonisolated func wake() { wakes.add(1, ordering: .relaxed) }
    }

    private struct FocusedField: View {
        @State private var text = ""
        @FocusState private var isFocused
        var body: some View {
            TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        }
    }

    private struct Sliding: View {
        @State private var isMoved = false
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .offset(x: isMoved ? 100 : 0)
                .animation(.linear(duration: 100), value: isMoved)
                .onAppear { isMoved = true }
        }
    }

    private final class Handle { var count: Binding<Int>? }

    private struct Rows: View {
        @State var count: Int
        let handle: Handle
        var body: some View {
            let _ = handle.count = $count
            VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        }
    }

    private func host(on front: ScriptedFront) throws -> AppHost {
        try host(on: front) { FocusedField() }
    }

    private func host<Content: View>(
        on front: ScriptedFront, clock: FrameClock.Kind = .real,
        logger: Logger = Logger(label: "test"), _ content: @escaping () -> Content
    ) throws -> AppHost {
        var options = LaunchOptions(environment: [:], arguments: ["test"])
        options.clock = clock
        options.keepsSession = false
        let configuration = LaunchConfiguration(options: options, logger: logger)
        return try Launch.host(
            { SingleViewApp("Test") { content() } }, on: .windowSystem(front), configuration)
    }

    @Test("A blink paints the caret, asks for no other turn, and looks at nothing that is saved")
    func blink() throws {
        let front = ScriptedFront()
        let host = try host(on: front)
        var asked = 0
        var before = (plans: 0, presents: 0, wakes: 0)
        front.answer = { deadline in
            asked += 1
            switch asked {
            case 1:
                before = (front.plans, front.presents, front.wakes.load(ordering: .relaxed))
                #expect(host.report.seconds[.save] > 0)
                // Nothing of this app's, which reads no defaults.
                Self.announceDefaultsOnAnotherThread()
                // As a front without input: it waits for as long as it may.
                if let deadline { Thread.sleep(until: .now + Self.seconds(until: deadline)) }
                #expect(deadline != nil)
                return []
            case 2:
                #expect(front.presents == before.presents + 1)
                #expect(front.plans == before.plans)
                #expect(front.wakes.load(ordering: .relaxed) == before.wakes)
                #expect(host.report.windowsPresented == 1)
                #expect(host.report.bodies == 0 && host.report.layouts == 0)
                #expect(host.report.seconds[.save] == 0 && host.report.seconds[.update] == 0)
                return [InputEvent(.wake)]
            default:
                #expect(host.report.seconds[.save] > 0)
                return [InputEvent(.quit)]
            }
        }
        host.run()
        #expect(asked == 3)
    }

    private static func announceDefaultsOnAnotherThread() {
        let isAnnounced = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            NotificationCenter.default.post(
                name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
            isAnnounced.signal()
        }
        isAnnounced.wait()
    }

    @Test("Of many views that are gone each turn frees some, and events come in between")
    func freeing() throws {
        let (front, handle) = (ScriptedFront(), Handle())
        front.answer = { _ in [] }
        let host = try host(on: front) { Rows(count: 250, handle: handle) }
        host.settleAll()
        let tree = try #require(host.surfaces.first).tree
        let full = tree.nodeCounts.nodes
        handle.count?.wrappedValue = 0
        host.turn()
        let presents = front.presents
        let first = tree.nodeCounts.nodes
        #expect(first < full && host.hasWork)
        host.turn()
        #expect(tree.nodeCounts.nodes < first && host.hasWork)
        host.turn()
        #expect(full - tree.nodeCounts.nodes >= 250 && !host.hasWork)
        #expect(front.presents == presents)
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").onAppear { count += 1 }.id(count)
        }
    }

    @Test("An app that never comes to rest is left alone, and the log says so once")
    func restless() throws {
        let (front, log) = (ScriptedFront(), LogLines())
        front.answer = { _ in [] }
        let host = try host(on: front, clock: .virtual, logger: log.logger) { Restless() }
        host.settleAll()
        host.settleAll()
        let line = "The app has not come to rest in 100 turns"
        #expect(log.lines.count { $0.hasPrefix(line) } == 1, "\(log.lines)")
    }

    @Test("An app that comes to rest is not warned of")
    func restful() throws {
        let (front, log) = (ScriptedFront(), LogLines())
        front.answer = { _ in [] }
        let host = try host(on: front, clock: .virtual, logger: log.logger) { FocusedField() }
        host.settleAll()
        #expect(!host.hasWork && log.lines.isEmpty)
    }

    @Test("An app at which nobody looks moves in ten steps a second, and is drawn in few of them")
    func unseen() throws {
        let front = ScriptedFront()
        front.answer = { _ in [] }
        let host = try host(on: front, clock: .virtual) { Sliding() }
        host.settleAll()
        func turns(of pace: FramePace) -> (turns: Int, presents: Int) {
            host.pace = pace
            let (turns, presents) = (host.app.turn, front.presents)
            host.advance(by: 1)
            return (host.app.turn - turns, front.presents - presents)
        }
        let seen = turns(of: .display)
        let unseen = turns(of: .unseen)
        #expect((60..<70).contains(seen.turns) && seen.presents >= 60, "\(seen)")
        #expect((10..<20).contains(unseen.turns) && unseen.presents <= 1, "\(unseen)")
        #expect(turns(of: .display).presents >= 60)
    }

    private static func seconds(until deadline: ContinuousClock.Instant) -> TimeInterval {
        (deadline - .now) / .seconds(1)
    }
}
