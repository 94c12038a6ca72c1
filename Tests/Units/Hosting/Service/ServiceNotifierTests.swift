import Foundation
import Geometry
import Glibc
import Logging
import Raster
import Testing
import Waiting

@testable import Hosting
@testable import Views
@testable import Widgets

/// What a service manager hears from an app that it has started.
@MainActor
struct ServiceNotifierTests {
    private let manager: FakeServiceManager
    private let start = ContinuousClock.now

    init() throws { manager = try FakeServiceManager() }

    private func makeNotifier(
        watchdog: String? = nil, pid: String? = nil, socket: String? = nil,
        log: LogLines = LogLines()
    ) -> ServiceNotifier? {
        var environment = ["NOTIFY_SOCKET": socket ?? manager.path]
        environment["WATCHDOG_USEC"] = watchdog
        environment["WATCHDOG_PID"] = pid
        return ServiceNotifier(environment: environment, logger: log.logger, now: start)
    }

    @Test("A service is ready once it has shown its first frames, and says so once")
    func ready() throws {
        let notifier = try #require(makeNotifier())
        notifier.noteTurn(at: start, hasShownFirstFrames: false)
        #expect(manager.messages() == [])
        notifier.noteTurn(at: start, hasShownFirstFrames: true)
        notifier.noteTurn(at: start, hasShownFirstFrames: true)
        #expect(manager.messages() == ["READY=1"])
        #expect(notifier.nextSign == nil)
    }

    @Test("Signs of life are due at half of the manager's interval, also before the first frame")
    func watchdog() throws {
        let notifier = try #require(makeNotifier(watchdog: "3000000"))
        #expect(notifier.nextSign == start + .milliseconds(1500))
        notifier.noteTurn(at: start + .milliseconds(1499), hasShownFirstFrames: false)
        #expect(manager.messages() == [])
        notifier.noteTurn(at: start + .milliseconds(1500), hasShownFirstFrames: false)
        #expect(manager.messages() == ["WATCHDOG=1"])
        #expect(notifier.nextSign == start + .milliseconds(3000))
    }

    @Test("A watchdog that is another process's, or whose interval is not a number, is none")
    func otherWatchdogs() throws {
        #expect(try #require(makeNotifier(watchdog: "3000000", pid: "1")).nextSign == nil)
        #expect(try #require(makeNotifier(watchdog: "3000000", pid: "\(getpid())")).nextSign != nil)
        let log = LogLines()
        #expect(try #require(makeNotifier(watchdog: "soon", log: log)).nextSign == nil)
        #expect(
            log.lines == [
                "WATCHDOG_USEC is \"soon\", not a number of microseconds: there is no watchdog"
            ])
    }

    @Test("A manager that is not there is reported once, and costs nothing else")
    func absent() throws {
        let log = LogLines()
        let notifier = try #require(makeNotifier(socket: "/nonexistent/notify", log: log))
        notifier.noteTurn(at: start, hasShownFirstFrames: true)
        notifier.noteTurn(at: start, hasShownFirstFrames: true)
        #expect(
            log.lines == [
                "The service manager at /nonexistent/notify cannot be reached: "
                    + "No such file or directory"
            ])
        #expect(makeNotifier(socket: "notify", log: log) == nil)
        #expect(log.lines.last?.hasPrefix("NOTIFY_SOCKET is \"notify\", neither") == true)
    }

    @Test("A socket outside of the file system is reached by its name")
    func abstract() throws {
        let manager = try FakeServiceManager(name: "@casement-\(UUID().uuidString)")
        let notifier = try #require(makeNotifier(socket: manager.path))
        notifier.noteTurn(at: start, hasShownFirstFrames: true)
        #expect(manager.messages() == ["READY=1"])
    }

    @Test("An idle app wakes for its watchdog alone; one that hangs gives no sign")
    func idleApp() throws {
        let front = IdleFront()
        var options = LaunchOptions(environment: [:], arguments: ["test"])
        options.keepsSession = false
        var configuration = LaunchConfiguration(options: options, logger: Logger(label: "test"))
        configuration.service = makeNotifier(watchdog: "20000")
        try #require(configuration.service?.nextSign != nil)
        let host = try Launch.host(
            { SingleViewApp("Test") { Text("Idle") } }, on: .windowSystem(front), configuration)
        var heard: [[String]] = []
        front.answer = { deadline in
            // As a front without input: it waits for as long as it may.
            while let deadline, .now < deadline {
                Thread.sleep(forTimeInterval: (deadline - .now) / .seconds(1))
            }
            heard.append(manager.messages())
            return heard.count == 4 ? [InputEvent(.quit)] : []
        }
        host.run()
        // Before the first sleep the app is ready. Each later sleep ends with a sign's time.
        #expect(heard.first?.first == "READY=1")
        #expect(heard.dropFirst() == [["WATCHDOG=1"], ["WATCHDOG=1"], ["WATCHDOG=1"]])
        #expect(manager.messages() == ["STOPPING=1"])
    }
}

/// A front that nothing but time concerns.
private final class IdleFront: Front {
    var clipboard = ""
    var answer: (ContinuousClock.Instant?) -> [InputEvent] = { _ in [InputEvent(.quit)] }

    func show(_ plan: WindowPlan) {}
    func close(_ window: WindowID) {}
    func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] { answer(deadline) }
    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {}
    nonisolated func wake() {}
}
