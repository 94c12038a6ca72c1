import AutomationProtocol
import Foundation
import Images

/// The expected pictures that a run would record anew. Several threads may add some at a time.
final class PictureUpdates: @unchecked Sendable {
    struct Update {
        /// The scenario's path and line.
        let place: String
        let scenario: String
        let expected: String
        /// A copy of what was found.
        let found: URL
        /// How it differs, as part of a sentence.
        let text: String
    }

    private let folder: TemporaryFolder
    private let lock = NSLock()
    private var updates: [Update] = []

    init() throws { folder = try TemporaryFolder() }

    /// Compares two pictures, and takes the one that was found if they are not the same.
    func note(
        _ found: String, expected: String, tolerance: Int, difference: String, in scenario: String,
        line: Int
    ) throws {
        let text: String
        if FileManager.default.fileExists(atPath: expected) {
            do {
                let result = try PictureComparison.result(
                    found, with: expected, tolerance: tolerance, difference: difference)
                guard result != .same else { return forget(expected, in: scenario) }
                text = result.text
            } catch {
                text = "the picture there cannot be read"
            }
        } else {
            text = "new"
        }
        try lock.withLock {
            let copy = folder.url.appending(path: "\(updates.count).png")
            try FileManager.default.copyItem(at: URL(filePath: found), to: copy)
            updates.append(
                Update(
                    place: "\(scenario):\(line)", scenario: scenario, expected: expected,
                    found: copy, text: text))
        }
    }

    /// An earlier run of the scenario may have found another picture than the last one.
    private func forget(_ expected: String, in scenario: String) {
        lock.withLock { updates.removeAll { $0.expected == expected && $0.scenario == scenario } }
    }

    /// The last picture of each path, by those of the scenarios whose other steps have passed.
    func all(passed: Set<String>) -> [Update] {
        lock.withLock {
            var last: [String: Update] = [:]
            for update in updates where passed.contains(update.scenario) {
                last[update.expected] = update
            }
            return last.values.sorted { $0.expected < $1.expected }
        }
    }

    /// The paths for which two places have found different pictures.
    func conflicts(passed: Set<String>) -> [String] {
        lock.withLock {
            var first: [String: Update] = [:]
            var lines: [String] = []
            for update in updates where passed.contains(update.scenario) {
                guard let other = first[update.expected] else {
                    first[update.expected] = update
                    continue
                }
                let isSame =
                    other.place == update.place
                    || (try? Data(contentsOf: other.found)) == (try? Data(contentsOf: update.found))
                if !isSame {
                    lines.append(
                        "\(update.expected) would be two pictures: \(other.place) and "
                            + update.place)
                }
            }
            return lines
        }
    }

    /// Puts a picture in the place of the expected one.
    static func record(_ update: Update) throws {
        let file = URL(filePath: update.expected)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: update.found).write(to: file, options: .atomic)
    }
}
