import Foundation

/// How much of what could be tried is tried: all of it where `make faults` asks, else a sample.
enum Thoroughness {
    static let isFull = ProcessInfo.processInfo.environment["CASEMENT_FAULTS"] == "all"

    /// All, or so many of them spread evenly, the first and the last among them.
    static func sample<Element>(_ all: [Element], of count: Int) -> [Element] {
        guard !isFull, all.count > count, count > 1 else { return all }
        return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
    }

    /// The number a variable names, else the one of this thoroughness.
    static func count(_ variable: String, ordinary: Int, full: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
            ?? (isFull ? full : ordinary)
    }
}
