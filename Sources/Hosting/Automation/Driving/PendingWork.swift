import Foundation
import Hosting
import Views

/// Something of an app that has not come to its end.
package enum PendingWork {
    /// State was written, or an action queued, and no turn has taken it yet.
    case update
    /// An animation, by what it moves.
    case animation(String, window: Int)
    /// A press that is held, and may come to mean something.
    case press(window: Int)
    /// A view that makes itself anew after so many seconds, such as a text that shows the time.
    case change(after: Double, window: Int)
    /// A timer, and its interval if it fires more than once.
    case timer(after: Double, interval: Double?)
    /// A task that a view has started.
    case task(view: String)

    /// Whether the app moves as long as there is this.
    package var isMotion: Bool {
        switch self {
        case .update, .animation, .press: true
        case .change, .timer, .task: false
        }
    }
}

extension PendingWork: CustomStringConvertible {
    package var description: String {
        switch self {
        case .update: "an update"
        case .animation(let subject, let window): "\(subject) in window \(window)"
        case .press(let window): "a press in window \(window)"
        case .change(let seconds, let window):
            "a change of window \(window) after \(Self.brief(seconds)) s"
        case .timer(let seconds, nil): "a timer that fires after \(Self.brief(seconds)) s"
        case .timer(let seconds, let interval?):
            "a timer that fires after \(Self.brief(seconds)) s and then every "
                + "\(Self.brief(interval)) s"
        case .task(let view): view.isEmpty ? "a task" : "a task of \(view)"
        }
    }

    private static func brief(_ number: Double) -> String { String(format: "%.3g", number) }
}

extension AppHost {
    /// What has not come to its end, as far as can be told: work on Dispatch queues cannot.
    package var pendingWork: [PendingWork] {
        var list: [PendingWork] = hasWork ? [.update] : []
        for surface in surfaces where surface.isVisible {
            let window = surface.id.number
            list += surface.tree.runningAnimations.map { .animation($0, window: window) }
            if surface.tree.events.deadline != nil { list.append(.press(window: window)) }
            if let time = surface.tree.repaints.nextCall {
                list.append(.change(after: max(0, time - clock.now), window: window))
            }
        }
        list += clock.pendingTimers.map {
            .timer(after: max(0, $0.due - clock.now), interval: $0.interval)
        }
        return list + app.tasks.names.map { .task(view: $0) }
    }

    /// Whether nothing moves by itself. What repeats for ever, such as the blinking of a caret and
    /// timers, does not count.
    package var isAtRest: Bool { !pendingWork.contains(where: \.isMotion) }
}
