import AutomationProtocol

/// An expectation about the lines that an app has written.
struct LogExpectation {
    private let lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    /// Some line has the text; with a count, exactly so many lines have it.
    func some(_ text: String, _ count: Int?) throws(StepFailure) {
        let found = lines.filter { $0.contains(text) }.count
        if let count, found != count {
            throw StepFailure("found in \(found) lines of the log, not in \(count)", near: tail)
        }
        if count == nil, found == 0 {
            throw StepFailure("no line of the log holds “\(text)”", near: tail)
        }
    }

    func none(_ text: String) throws(StepFailure) {
        guard let line = lines.first(where: { $0.contains(text) }) else { return }
        throw StepFailure("found the line “\(line)”", near: tail)
    }

    private var tail: String { lines.suffix(20).joined(separator: "\n") }
}
