import Foundation
import Views

extension WatchedTurn {
    /// The turn as others read it.
    package var record: TurnRecord { TurnRecord(self) }
}

extension TurnRecord {
    fileprivate init(_ turn: WatchedTurn) {
        self.init(number: turn.number, time: turn.time)
        steps = turn.steps.map { Step($0) }
        omitted = turn.omitted
        passes = FramePass.allCases.compactMap { pass in
            let seconds = turn.report.seconds[pass]
            return seconds > 0 ? Pass(name: pass.name, milliseconds: seconds * 1_000) : nil
        }
    }
}

extension TurnRecord.Step {
    fileprivate init(_ step: TurnStep) {
        self =
            switch step {
            case .input(let event): .input(event.words)
            case .change(let change, let writer): .change(.init(change), by: writer)
            case .body(let evaluation): .body(.init(evaluation))
            case .action(let name): .action(name)
            case .layout(let sizes): .layout(sizes: sizes)
            case .frame(let window, let pixels): .frame(window: window.number, pixels: pixels)
            }
    }
}

extension TurnRecord.Evaluation {
    fileprivate init(_ evaluation: BodyEvaluation) {
        self.init(
            name: evaluation.name, isOwn: evaluation.isOwn,
            // A property wrapper is stored with an underscore before its name.
            reasons: evaluation.reasons.map { String($0.trimmingPrefix("_")) },
            giver: evaluation.giver)
    }
}

extension StepTrace.Change {
    init(_ change: StateChange) {
        self.init(name: change.name, old: change.old, new: change.new)
    }
}

// MARK: Input in words

extension InputEvent {
    /// The event as a person would say it.
    fileprivate var words: String {
        window.map { "\(kind.words) in \($0)" } ?? kind.words
    }
}

extension InputEvent.Kind {
    fileprivate var words: String {
        switch self {
        case .pointer(let event): "pointer \(event.phase) at \(event.location.words)"
        case .wheel(let delta, let point, _, _):
            "wheel by \(CGPoint(x: delta.width, y: delta.height).words) at \(point.words)"
        case .pinch: "pinch"
        case .dial(let notches): "dial by \(notches)"
        case .drop: "drop"
        case .key(let event): "key \(event.key.words) \(event.phase)"
        case .text(let text): "text “\(text.prefix(40))”"
        case .composing: "text being composed"
        case .window(.resized(let size)): "resized to \(size.width.words)×\(size.height.words)"
        case .window(.moved(let point)): "moved to \(point.words)"
        case .window(let event): "\(event)"
        case .modifiers: "modifier keys"
        case .screensChanged: "screens changed"
        case .quit: "quit"
        case .screenLost: "the screen was lost"
        case .wake: "wake"
        }
    }
}

extension Key {
    fileprivate var words: String {
        switch self {
        case .character(let character): "\(character)"
        case .function(let number): "F\(number)"
        default: "\(self)"
        }
    }
}

extension CGPoint {
    fileprivate var words: String { "(\(x.words), \(y.words))" }
}

extension CGFloat {
    fileprivate var words: String {
        let rounded = (self * 10).rounded() / 10
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
