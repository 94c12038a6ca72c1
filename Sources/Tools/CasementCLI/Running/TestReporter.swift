import Foundation
import Glibc

/// Prints how scenarios go: a line that changes on a terminal, and else a line for each file.
final class TestReporter {
    /// How it is read.
    enum Style: Equatable {
        /// On a terminal of so many columns.
        case terminal(columns: Int)
        case lines
    }

    private let total: Int
    private let style: Style
    private let annotations: GitHubAnnotations?
    private let print: (String) -> Void
    private var running: [String] = []
    private var ended = 0
    private var failed = 0

    init(
        total: Int, style: Style = .current, annotations: GitHubAnnotations? = .current,
        print: @escaping (String) -> Void = TestReporter.write
    ) {
        self.total = total
        self.style = style
        self.annotations = annotations
        self.print = print
    }

    func began(_ scenario: Scenario) {
        running.append(scenario.path)
        showProgress()
    }

    func isRunAgain(_ scenario: Scenario, after failure: ScenarioOutcome.Failure) {
        say(failure.text(in: scenario.path))
        say("\(scenario.path) is run again")
        showProgress()
    }

    func ended(_ outcome: ScenarioOutcome) {
        let path = outcome.scenario.path
        if let index = running.firstIndex(of: path) { running.remove(at: index) }
        ended += 1
        for note in outcome.notes { say(note.text(in: path)) }
        let seconds = String(format: "%.1f", outcome.seconds)
        if let failure = outcome.failure {
            failed += 1
            say(failure.text(in: path))
        } else if outcome.isFlaky {
            say("\(path) is flaky: it passed when it was run again")
        } else if style == .lines {
            say("\(path) passed in \(seconds) s")
        }
        for line in annotations?.lines(for: outcome) ?? [] { say(line) }
        showProgress()
    }

    /// The last line of all.
    static func summary(of outcomes: [ScenarioOutcome]) -> String {
        let failed = outcomes.filter { $0.failure != nil }.count
        let flaky = outcomes.filter(\.isFlaky).count
        return "\(outcomes.count - failed) passed, \(failed) failed"
            + (flaky > 0 ? ", \(flaky) flaky" : "")
    }

    private func say(_ text: String) {
        if case .terminal = style { print("\r\u{1B}[K") }
        print(text + "\n")
    }

    /// `[3/12] 1 failed: a.yaml, b.yaml`, cut to the terminal's width; nothing once all have ended.
    private func showProgress() {
        guard case .terminal(let columns) = style else { return }
        guard ended < total else { return print("\r\u{1B}[K") }
        let failures = failed > 0 ? " \(failed) failed" : ""
        let names = running.joined(separator: ", ")
        let line = "[\(ended)/\(total)]\(failures) \(names)"
        print("\r\u{1B}[K\(line.prefix(max(10, columns - 1)))")
    }

    private static func write(_ text: String) {
        Swift.print(text, terminator: "")
        fflush(stdout)
    }
}

extension TestReporter.Style {
    /// A terminal that somebody looks at, unless a CI system says that it is one.
    static var current: Self {
        let variables = ProcessInfo.processInfo.environment
        guard isatty(STDOUT_FILENO) == 1, variables["TERM"] != "dumb", variables["CI"] == nil else {
            return .lines
        }
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return .terminal(columns: isKnown ? Int(size.ws_col) : 80)
    }
}
