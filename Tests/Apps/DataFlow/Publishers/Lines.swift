/// What a test's views and objects note down, line by line. Not observed by anyone.
final class Lines: @unchecked Sendable {
    private(set) var all: [String] = []

    func add(_ line: String) { all.append(line) }

    /// All lines since the last time they were taken.
    func take() -> [String] {
        defer { all = [] }
        return all
    }

    func count(of line: String) -> Int { all.count { $0 == line } }
}
