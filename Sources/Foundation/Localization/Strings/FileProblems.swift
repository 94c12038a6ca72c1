/// What is wrong in a file: the first things that are, and how many more there are, so that a file
/// full of mistakes does not fill a log.
struct FileProblems {
    struct Problem: Equatable {
        let text: String
        /// From 1; `nil` if it is not known.
        let line: Int?
    }

    private static let mostNamed = 10

    private(set) var named: [Problem] = []
    private(set) var others = 0

    var count: Int { named.count + others }

    mutating func add(_ text: String, line: Int? = nil) {
        if named.count < Self.mostNamed {
            named.append(Problem(text: text, line: line))
        } else {
            others += 1
        }
    }
}
