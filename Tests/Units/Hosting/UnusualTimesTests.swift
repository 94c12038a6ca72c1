import Foundation
import Geometry
import Logging
import Raster
import Testing

@testable import Hosting
@testable import Views
@testable import Widgets

/// Apps whose dates and durations are not finite, not numbers, negative or enormous: none of them
/// ends an app, and one that never comes does not keep it awake.
@MainActor
struct UnusualTimesTests {
    /// A front that counts frames and has no input.
    private final class QuietFront: Front {
        var clipboard = ""
        func show(_ plan: WindowPlan) {}
        func close(_ window: WindowID) {}
        func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] { [] }
        func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {}
        nonisolated func wake() {}
    }

    nonisolated static let seconds: [Double] = [
        .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e12, -1,
        0, .leastNonzeroMagnitude,
    ]
    nonisolated static let never: [Double] = [.infinity, .nan, .greatestFiniteMagnitude, 1e12]

    private func host<Content: View>(
        _ clock: FrameClock.Kind, @ViewBuilder _ content: @escaping () -> Content
    ) throws -> AppHost {
        var options = LaunchOptions(environment: [:], arguments: ["test"])
        options.clock = clock
        options.keepsSession = false
        let configuration = LaunchConfiguration(
            options: options, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let host = try Launch.host(
            { SingleViewApp("Test") { content() } }, on: .windowSystem(QuietFront()), configuration)
        host.settleAll()
        return host
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// From now to a date or back; a range has no end that is not a number.
    private func range(_ date: Date) -> ClosedRange<Date> {
        let now = Date()
        return date < now ? date...now : date >= now ? now...date : now...now
    }

    /// Takes some turns of an app's loop without waiting for it.
    private func turn(_ host: AppHost) {
        for _ in 0..<5 {
            _ = host.deadline
            host.turn()
        }
    }

    @Test("Any date may be shown, be waited for, or begin a schedule", arguments: seconds)
    func dates(seconds: Double) throws {
        let date = date(seconds)
        let range = range(date)
        let host = try host(.real) {
            VStack {
                TimelineView(.explicit([Date(), date])) { Text(seconds: $0.date) }
                TimelineView(.explicit([date])) { Text(seconds: $0.date) }
                TimelineView(.periodic(from: date, by: 1)) { Text(seconds: $0.date) }
            }
            VStack {
                Text(date, style: .relative)
                Text(date, style: .offset)
                Text(date, style: .timer)
                Text(date, style: .date)
                Text(date, style: .time)
                Text(timerInterval: range)
                Text(.currentDate, format: .stopwatch(startingAt: date))
                Text(.currentDate, format: .reference(to: date))
                Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
                Text(
                    .currentDate,
                    format: .timer(countingDownIn: range.lowerBound..<range.upperBound))
                ProgressView(timerInterval: range)
                DatePicker("Day", selection: .constant(date))
            }
        }
        turn(host)
    }

    @Test("A date that never comes does not keep an app awake", arguments: never)
    func waiting(seconds: Double) throws {
        let (date, range) = (date(seconds), range(date(seconds)))
        let host = try host(.real) {
            TimelineView(.explicit([date])) { _ in Text("a") }
            TimelineView(.periodic(from: Date(), by: seconds)) { _ in Text("b") }
            Text(timerInterval: range.upperBound...range.upperBound)
        }
        turn(host)
        #expect(!host.hasWork)
        #expect(host.deadline.map { $0 > .now + .seconds(1000) } ?? true)
    }

    @Test("A schedule and a timer may have any interval", arguments: seconds)
    func intervals(seconds: Double) throws {
        let host = try host(.real) {
            TimelineView(.periodic(from: Date(), by: seconds)) { Text(seconds: $0.date) }
            TimelineView(.animation(minimumInterval: seconds)) { Text(seconds: $0.date) }
        }
        turn(host)
        let timers = FrameClock(.virtual)
        timers.runningApp {
            let once = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) {
                (_: any ScheduledTimer) in
            }
            let often = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) {
                (_: any ScheduledTimer) in
            }
            timers.advance(to: 0.01)
            once.invalidate()
            often.invalidate()
        }
        let real = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) {
            (_: any ScheduledTimer) in
        }
        real.invalidate()
    }

    @Test("A press may have to be held for any time", arguments: seconds)
    func presses(seconds: Double) throws {
        let host = try host(.real) {
            Text("Hold").frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onLongPressGesture(minimumDuration: seconds) {}
        }
        let surface = try #require(host.surfaces.first)
        let middle = CGPoint(x: surface.tree.size.width / 2, y: surface.tree.size.height / 2)
        host.turn([InputEvent(.pointer(PointerEvent(.down, at: middle)), in: surface.id)])
        turn(host)
        host.turn([InputEvent(.pointer(PointerEvent(.up, at: middle)), in: surface.id)])
        turn(host)
    }

    private struct Moving: View {
        let animation: Animation
        let seconds: Double
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("a").frame(width: isOn ? 90 : 10, height: 10)
                    .opacity(isOn ? 0.5 : 1).offset(x: isOn ? 20 : 0)
                    .rotationEffect(.degrees(isOn ? 40 : 0))
                Color.red.frame(height: 5).phaseAnimator([false, true]) { view, phase in
                    view.opacity(phase ? 1 : 0.5)
                } animation: { _ in
                    animation
                }
                Color.blue.frame(height: 5)
                    .keyframeAnimator(initialValue: 0.0, repeating: false) { view, value in
                        view.offset(x: value)
                    } keyframes: { _ in
                        LinearKeyframe(10, duration: seconds)
                        CubicKeyframe(20, duration: seconds)
                        SpringKeyframe(30, duration: seconds)
                    }
            }
            .onAppear { withAnimation(animation) { isOn = true } }
            .animation(animation, value: isOn)
        }
    }

    @Test("An animation may have any duration, delay, speed and bounce", arguments: seconds)
    func animations(seconds: Double) throws {
        let animations: [Animation] = [
            .linear(duration: seconds), .timingCurve(seconds, seconds, 1, seconds, duration: 1),
            .linear.delay(seconds), .easeIn.speed(seconds), .spring(duration: seconds),
            .spring(response: seconds, dampingFraction: seconds),
            .spring(duration: 1, bounce: seconds), .spring.speed(seconds),
            .interpolatingSpring(duration: 1, initialVelocity: seconds),
            .linear(duration: seconds).repeatForever(), .linear.delay(seconds).repeatCount(3),
            .linear.speed(seconds).repeatForever(autoreverses: false),
            .linear(duration: seconds).speed(seconds).delay(seconds).repeatCount(2),
            .linear.logicallyComplete(after: seconds),
        ]
        for animation in animations {
            let host = try host(.virtual) { Moving(animation: animation, seconds: seconds) }
            host.advance(by: 0.1)
            turn(host)
        }
    }

    @Test("A clock has an instant for any time, and none before its start", arguments: seconds)
    func instants(seconds: Double) {
        let clock = FrameClock(.real)
        let start = clock.instant(at: 0)
        #expect(clock.instant(at: seconds) >= start)
        #expect(clock.instant(at: 1) == start + .seconds(1))
    }
}

extension Text {
    /// The number behind a date, which every date has.
    fileprivate init(seconds date: Date) {
        self.init(verbatim: "\(date.timeIntervalSinceReferenceDate)")
    }
}
