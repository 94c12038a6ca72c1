import Foundation
import Glibc

/// Writes to standard output and standard error.
enum Output {
    static func print(_ text: String) { Swift.print(text) }

    /// Writes what is printed so far, also to a pipe.
    static func flush() { fflush(stdout) }

    static func printError(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

/// A line on a terminal that shows how far a command is. Nothing is shown elsewhere.
struct ProgressLine {
    private let style: TestReporter.Style

    init(style: TestReporter.Style = .current) { self.style = style }

    /// Whether there is a terminal for it.
    var isShown: Bool { style != .lines }

    /// Replaces the line. An empty one leaves nothing.
    func show(_ text: String) {
        guard case .terminal(let columns) = style else { return }
        print("\r\u{1B}[K\(text.prefix(max(10, columns - 1)))", terminator: "")
        fflush(stdout)
    }
}

/// Lines for logs, where nothing can be replaced: they say now and then how far a command is. What is
/// silent for long is taken for stuck, and ended by systems for continuous integration.
final class PacedLines {
    private let pause: Duration
    private let print: (String) -> Void
    private var last = ContinuousClock.now

    init(every pause: Duration = .seconds(60), print: @escaping (String) -> Void = Output.print) {
        self.pause = pause
        self.print = print
    }

    /// Prints a text if the last one was long enough ago.
    func show(_ text: String) {
        guard ContinuousClock.now - last >= pause else { return }
        last = .now
        print(text)
        Output.flush()
    }
}

/// Questions to whoever sits at a terminal.
enum Terminal {
    /// Whether somebody reads what is printed, and can answer.
    static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Asks for a yes. Nobody at a terminal means no.
    static func asks(_ question: String) -> Bool {
        guard isThere else { return false }
        print("\(question) [y/N] ", terminator: "")
        fflush(stdout)
        let answer = readLine()?.lowercased() ?? ""
        return ["y", "yes"].contains(answer.trimmingCharacters(in: .whitespaces))
    }
}
