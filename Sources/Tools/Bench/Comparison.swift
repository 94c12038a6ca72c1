/// Results beside those of an earlier run: what costs more than it may.
///
/// Times differ from run to run by more than 5 % where other work shares the machine, so they are
/// printed and prove nothing. Instructions and allocations hardly differ.
struct Comparison {
    /// An earlier run's results by name.
    let earlier: [String: Result]

    /// What two results are compared by.
    enum Measure: String, CaseIterable {
        case instructions
        /// If one of the two has no instructions.
        case allocations
        /// If one of the two was compiled for debugging, and the other was not.
        case time
    }

    /// What one result is, relative to the earlier one.
    struct Finding: Equatable {
        let measure: Measure
        let ratio: Double
        /// The most that the ratio may be.
        let limit: Double

        var isTooMuch: Bool { ratio > limit }
    }

    /// The most that an operation may cost more.
    static let limit = 1.05
    /// How many times as long an operation may take in a program compiled for debugging.
    static let debugLimit = 6.0

    /// The comparison of a result; nil for one that is new, or that neither run can compare.
    func finding(_ result: Result) -> Finding? {
        guard let old = earlier[result.name] else { return nil }
        if (old.isDebug ?? false) != (result.isDebug ?? false) {
            guard result.unit == "ms", old.whole > 0 else { return nil }
            return Finding(
                measure: .time, ratio: result.whole / old.whole, limit: Self.debugLimit)
        }
        if let ratio = Self.ratio(result.instructions, old.instructions) {
            return Finding(measure: .instructions, ratio: ratio, limit: Self.limit)
        }
        guard let ratio = Self.ratio(result.allocations, old.allocations) else { return nil }
        return Finding(measure: .allocations, ratio: ratio, limit: Self.limit)
    }

    private static func ratio(_ new: Double?, _ old: Double?) -> Double? {
        guard let new, let old, old > 0 else { return nil }
        return new / old
    }

    /// The results that cost too much, and by what all were compared.
    func summary(_ results: [Result]) -> (failures: Int, text: String) {
        var counts: [Measure: Int] = [:]
        var lines: [String] = []
        var failures = 0
        for result in results {
            guard let finding = finding(result) else { continue }
            counts[finding.measure, default: 0] += 1
            guard finding.isTooMuch else { continue }
            failures += 1
            lines.append(
                "\(result.name): \(finding.measure.rawValue) \(finding), more than"
                    + " \(Finding.factor(finding.limit)) of the earlier run")
        }
        let parts = Measure.allCases.compactMap { measure in
            counts[measure].map { "\(measure.rawValue) of \($0)" }
        }
        let left = results.count - counts.values.reduce(0, +)
        var text = "Compared: " + (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
        if left > 0 { text += "; \(left) of \(results.count) operations were not compared" }
        lines.append(text + ".")
        if counts[.allocations, default: 0] > 0 {
            lines.append(
                """
                Allocations stand in for instructions that one of the runs has not counted. \
                INSTRUCTIONS=1 counts them with valgrind where the kernel does not.
                """)
        }
        return (failures, lines.joined(separator: "\n"))
    }
}

extension Comparison.Finding: CustomStringConvertible {
    var description: String { Self.factor(ratio) }

    static func factor(_ ratio: Double) -> String {
        let hundredths = Int(clamping: Int64((min(ratio, 1e9) * 100).rounded()))
        let rest = hundredths % 100
        return "×\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
