import Foundation

/// What an app did in one turn of its run loop, step by step.
package struct TurnRecord: Codable, Sendable {
    /// An evaluation of a body.
    package struct Evaluation: Codable, Hashable, Sendable {
        /// The type of the view or modifier.
        package var name: String
        /// Whether the app declares it.
        package var isOwn: Bool
        /// The properties that have changed, as `_printChanges()` names them; empty for a new view.
        package var reasons: [String]
        /// The index of the step at which a view around it gave it its value.
        package var giver: Int?

        package init(name: String, isOwn: Bool, reasons: [String], giver: Int?) {
            self.name = name
            self.isOwn = isOwn
            self.reasons = reasons
            self.giver = giver
        }
    }

    package enum Step: Codable, Hashable, Sendable {
        /// Input in words, such as “pointer down at (20, 44) in window 1”.
        case input(String)
        /// State was written; by a closure of a view, if that is known.
        case change(StepTrace.Change, by: String?)
        case body(Evaluation)
        /// A closure of a view was run after an update, such as that of `onChange`.
        case action(String)
        /// A layout, with how many sizes it computed.
        case layout(sizes: Int)
        /// A frame of a window, with how many pixels changed.
        case frame(window: Int, pixels: Int)
    }

    package let number: Int
    /// Seconds of the app's clock.
    package let time: Double
    package var steps: [Step] = []
    /// How many more steps there were than are kept.
    package var omitted = 0
    /// The milliseconds of each pass that took some, in their order.
    package var passes: [Pass] = []

    package struct Pass: Codable, Hashable, Sendable {
        package let name: String
        package let milliseconds: Double

        package init(name: String, milliseconds: Double) {
            self.name = name
            self.milliseconds = milliseconds
        }
    }

    package init(number: Int, time: Double) {
        self.number = number
        self.time = time
    }
}

// MARK: As text

extension TurnRecord: CustomStringConvertible {
    /// The turn and its steps, a line each. Bodies of Casement's own views are only counted.
    package var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        var lines = [title]
        var others = 0
        func flush() {
            if others > 0 { lines.append("  and \(count(others, "body", "bodies")) of Casement") }
            others = 0
        }
        for step in steps {
            if case .body(let evaluation) = step, !evaluation.isOwn {
                others += 1
                continue
            }
            flush()
            lines.append("  " + line(of: step))
        }
        flush()
        if omitted > 0 { lines.append("  and \(count(omitted, "more step", "more steps"))") }
        if !passes.isEmpty { lines.append("  \(times)") }
        return lines
    }

    /// The turn's number and time.
    package var title: String { "turn \(number) at \(Self.rounded(time, 3)) s" }

    /// What the turn took, by passes.
    package var times: String {
        let total = passes.reduce(0) { $0 + $1.milliseconds }
        let parts = passes.filter { $0.milliseconds >= 0.005 }.map {
            "\($0.name) \(Self.rounded($0.milliseconds, 2))"
        }
        return "\(Self.rounded(total, 2)) ms: \(parts.joined(separator: ", "))"
    }

    private func line(of step: Step) -> String {
        let kind =
            switch step {
            case .input: "input"
            case .change: "write"
            case .body: "body"
            case .action: "action"
            case .layout: "layout"
            case .frame: "frame"
            }
        return kind.padding(toLength: 8, withPad: " ", startingAt: 0) + words(for: step)
    }

    /// A step in words, without its kind.
    package func words(for step: Step) -> String {
        switch step {
        case .input(let text): text
        case .change(let change, nil): change.line
        case .change(let change, let writer?): "\(change.line), by \(writer)"
        case .body(let evaluation): "\(evaluation.name): \(cause(of: evaluation))"
        case .action(let name): "a closure of \(name)"
        case .layout(let sizes): count(sizes, "size", "sizes")
        case .frame(let window, let pixels):
            "\(count(pixels, "pixel", "pixels")) of window \(window)"
        }
    }

    private func cause(of evaluation: Evaluation) -> String {
        var giver = evaluation.isGiven ? evaluation.giver : nil
        while let index = giver, let view = self.evaluation(at: index) {
            if view.isOwn { return "\(evaluation.cause), given by \(view.name)" }
            giver = view.giver.flatMap { $0 < index ? $0 : nil }
        }
        return evaluation.cause
    }

    private func evaluation(at index: Int) -> Evaluation? {
        guard steps.indices.contains(index), case .body(let evaluation) = steps[index] else {
            return nil
        }
        return evaluation
    }

    private func count(_ number: Int, _ one: String, _ many: String) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(many)"
    }

    static func rounded(_ number: Double, _ digits: Int) -> String {
        let factor = digits == 3 ? 1_000.0 : 100.0
        return "\((number * factor).rounded() / factor)"
    }
}

extension TurnRecord.Evaluation {
    /// Whether its value came from a view around it; what else changed is its own.
    fileprivate var isGiven: Bool { reasons.isEmpty || reasons.contains("@self") }

    /// Why the body was evaluated, in words.
    package var cause: String {
        guard !reasons.isEmpty else { return "is new" }
        return reasons.map { reason in
            switch reason {
            case "@self": "has another value"
            case "@dependencies": "has read a model that changed"
            case "@identity": "is another view"
            default: "\(reason) changed"
            }
        }
        .joined(separator: ", ")
    }
}

// MARK: Why a view was evaluated

extension TurnRecord {
    /// How the evaluation at a step came about: first itself, then what gave it its value, and so on
    /// to what was written, and last the input of the turn.
    package func explanation(ofStep index: Int) -> [String] {
        var lines: [String] = []
        var next: Int? = index
        var root = index
        while let current = next, let evaluation = evaluation(at: current) {
            let isFirst = current == index
            if isFirst || evaluation.isOwn {
                lines.append("\(isFirst ? "" : "given by ")\(evaluation.name): \(evaluation.cause)")
            }
            root = current
            next = evaluation.isGiven ? evaluation.giver.flatMap { $0 < current ? $0 : nil } : nil
        }
        lines += writes(before: root).map { "write: \($0)" }
        lines += inputs.map { "input: \($0)" }
        return lines
    }

    private var inputs: [String] {
        steps.compactMap { if case .input(let text) = $0 { text } else { nil } }
    }

    /// What was written last before the evaluation at a step: first what its reasons name, if that
    /// can be told.
    private func writes(before index: Int) -> [String] {
        guard let evaluation = evaluation(at: index) else { return [] }
        var found: [(change: StepTrace.Change, writer: String?)] = []
        for step in steps[..<index].reversed() {
            if case .change(let change, let writer) = step {
                found.append((change, writer))
            } else if !found.isEmpty {
                break
            }
        }
        let named = found.filter { write in
            evaluation.reasons.contains { write.change.name.hasSuffix(".\($0)") }
        }
        return (named.isEmpty ? found : named).reversed().map { write in
            write.change.line + (write.writer.map { ", by a closure of \($0)" } ?? "")
        }
    }
}
