import Foundation
import Glibc

/// A line on a terminal that shows how far a command is. Nothing is shown elsewhere.
struct ProgressLine {
    private let style: TestReporter.Style

    init(style: TestReporter.Style = .current) { self.style = style }

    /// Replaces the line. An empty one leaves nothing.
    func show(_ text: String) {
        guard case .terminal(let columns) = style else { return }
        print("\r\u{1B}[K\(text.prefix(max(10, columns - 1)))", terminator: "")
        fflush(stdout)
    }
}
