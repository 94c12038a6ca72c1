import Foundation

/// The samples of one operation; a line of the JSON file.
struct Result: Codable {
    let op: String
    let variant: String
    let unit: String
    let note: String
    let samples: [Double]
    /// Milliseconds after the frame in which removed views are freed and rows prefetched; nil for
    /// none, and where a sample is not the time of a frame.
    var behindFrame: Double?
    /// How many instructions all parts of a sample took; nil if they are not counted.
    var instructions: Double?
    /// How many allocations the main thread made in all parts of a sample; nil if another process
    /// does the work.
    var allocations: Double?
    /// True of a program that was compiled for debugging, otherwise nil.
    var isDebug: Bool?
    var passes: PassTimes?
    var counters: Counters?

    var median: Double { percentile(0.5) }
    var name: String { variant.isEmpty ? op : "\(op) \(variant)" }

    /// The median with what comes after the frame. Other toolkits do that work before it, so this is
    /// what is compared with them.
    var whole: Double { median + (behindFrame ?? 0) }

    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// By linear interpolation between the nearest two samples.
    func percentile(_ fraction: Double) -> Double {
        let sorted = samples.sorted()
        guard let last = sorted.last else { return .nan }
        let position = fraction * Double(sorted.count - 1)
        let lower = Int(position)
        guard lower + 1 < sorted.count else { return last }
        return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * (position - Double(lower))
    }

    var line: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// The results of an earlier run, by name.
    static func read(_ path: String) throws -> [String: Result] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let results = try text.split(separator: "\n").map {
            try JSONDecoder().decode(Result.self, from: Data($0.utf8))
        }
        return Dictionary(results.map { ($0.name, $0) }) { $1 }
    }
}
