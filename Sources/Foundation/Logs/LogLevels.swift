import Logging
import Synchronization

/// From which level on lines of each category are written, if that was chosen. Any thread may ask.
package final class LogLevels: Sendable {
    /// The levels of this process.
    package static let shared = LogLevels()

    /// Four bits for each category: the index of its level, or all ones if none was chosen.
    private let levels = Atomic<UInt64>(.max)
    private static let none: UInt64 = 0xF
    private static let all = Logger.Level.allCases

    init() {}

    /// The level that was chosen for a category; `nil` if none was.
    package func level(of category: LogCategory) -> Logger.Level? {
        let index = levels.load(ordering: .relaxed) >> Self.place(of: category) & Self.none
        return index == Self.none ? nil : Self.all[Int(index)]
    }

    package func set(_ changes: [LogCategory: Logger.Level]) {
        var new = levels.load(ordering: .relaxed)
        for (category, level) in changes {
            let index = UInt64(Self.all.firstIndex(of: level) ?? 0)
            new &= ~(Self.none << Self.place(of: category))
            new |= index << Self.place(of: category)
        }
        levels.store(new, ordering: .relaxed)
    }

    private static func place(of category: LogCategory) -> UInt64 {
        category.rawValue * 4
    }
}

/// A text with categories and levels that is not valid.
package struct LogLevelsError: Error, CustomStringConvertible {
    package let text: String

    /// What it is not, to follow a name and “is”.
    package var description: String {
        let categories = LogCategory.allCases.map(\.name).joined(separator: ", ")
        let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        return """
            "\(text)", not a level, or categories with their levels such as \
            layout:debug,session:info; the categories are \(categories), and the levels \(levels)
            """
    }
}

extension LogLevels {
    /// Reads a level for all categories, or `layout:debug,session:info`. Of two for one category the
    /// later one counts.
    package static func parse(
        _ text: String
    ) throws(LogLevelsError) -> [LogCategory: Logger.Level] {
        var changes: [LogCategory: Logger.Level] = [:]
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = entry.split(separator: ":", omittingEmptySubsequences: false).map { part in
                part.filter { $0 != " " }
            }
            guard let level = parts.last.flatMap({ Logger.Level(rawValue: $0) }) else {
                throw LogLevelsError(text: text)
            }
            switch parts.count {
            case 1:
                for category in LogCategory.allCases { changes[category] = level }
            case 2:
                guard let category = LogCategory.allCases.first(where: { $0.name == parts[0] })
                else {
                    throw LogLevelsError(text: text)
                }
                changes[category] = level
            default: throw LogLevelsError(text: text)
            }
        }
        return changes
    }
}
