import Automation
import Hosting

/// What a test waits for while the clock of an app moves.
@MainActor
public struct Awaited {
    /// What has not happened, as the beginning of a sentence.
    let unmet: String
    let isMet: (TestApp) -> Bool
    /// Explains what was found instead; `nil` if there is nothing to explain.
    let explain: (TestApp) -> String?

    private init(
        _ unmet: String, explain: @escaping (TestApp) -> String? = { _ in nil },
        isMet: @escaping (TestApp) -> Bool
    ) {
        self.unmet = unmet
        self.explain = explain
        self.isMet = isMet
    }

    /// Something is found.
    public static func appears(_ finder: Finder) -> Awaited {
        let expectation = ScreenExpectation.some(finder.selector)
        return Awaited("\(finder.selector) has not appeared", explain: reason(expectation)) {
            $0.driver.holds(expectation)
        }
    }

    /// Nothing is found any more.
    public static func disappears(_ finder: Finder) -> Awaited {
        let expectation = ScreenExpectation.none(finder.selector)
        return Awaited("\(finder.selector) has not disappeared", explain: reason(expectation)) {
            $0.driver.holds(expectation)
        }
    }

    /// Nothing moves by itself: no animation runs, no press is held, no update waits. Timers, tasks
    /// and a caret that blinks do not count.
    public static var rest: Awaited {
        Awaited("the app has not come to rest") { $0.host.isAtRest }
    }

    /// Every animation and transition has come to its end.
    public static var animations: Awaited {
        Awaited("animations have not ended") { app in
            !app.host.pendingWork.contains { if case .animation = $0 { true } else { false } }
        }
    }

    /// Every timer that fires once has fired.
    public static var timers: Awaited {
        Awaited("timers have not fired") { app in
            !app.host.pendingWork.contains {
                if case .timer(_, interval: nil) = $0 { true } else { false }
            }
        }
    }

    /// Every task that the modifier `task` has started has ended. Tasks take real time: wait for them
    /// with `wait(until:)`.
    public static var tasks: Awaited {
        Awaited("tasks have not ended") { app in
            !app.host.pendingWork.contains { if case .task = $0 { true } else { false } }
        }
    }

    /// A condition of the test's own. `name` says what it is, as in `the upload is counted`.
    public static func condition(
        _ name: String, _ isMet: @escaping @MainActor () -> Bool
    ) -> Awaited {
        Awaited("it has not come to be that \(name)") { _ in isMet() }
    }

    private static func reason(_ expectation: ScreenExpectation) -> (TestApp) -> String? {
        { app in
            do throws(StepFailure) {
                try app.driver.check(expectation)
                return nil
            } catch {
                return "\(error)"
            }
        }
    }
}
