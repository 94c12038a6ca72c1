/// A problem of a saved session, reported once.
package indirect enum SessionReport: Hashable, Sendable {
    /// A row failed its checksum or could not be understood.
    case rowDropped(table: String, key: String)
    /// Rows were not where searches look for them; all were written again.
    case rowsOutOfOrder(table: String)
    /// A window's row counts another number of values than were found.
    case valuesMissing(window: Int, expected: Int, found: Int)
    /// Values whose window is not there.
    case valuesWithoutWindow(window: Int, count: Int)
    /// A frame no screen could show.
    case frameIgnored(window: Int)
    case setAside(file: String, reason: String)
    case copyRestored
    case startedAfresh
    case crashLoop(count: Int)
    /// A value over the limits; the old one stays. A key of `nil` is the window's own row.
    case overLimit(window: Int, key: String?, bytes: Int, limit: Int)
    /// SQLite's own check of the file found a fault.
    case fileDamaged(String)
    /// Several problems of a kind, of which the first is given.
    case several(first: SessionReport, count: Int)
}

extension SessionReport {
    /// More problems of a kind than this are counted.
    private static let mostNamed = 10

    /// The reports, with one in place of all of a kind that has many.
    static func summary(of reports: [SessionReport]) -> [SessionReport] {
        let counts = Dictionary(grouping: reports, by: \.kind).mapValues(\.count)
        var counted: Set<String> = []
        return reports.compactMap { report in
            guard let count = counts[report.kind], count > mostNamed else { return report }
            guard counted.insert(report.kind).inserted else { return nil }
            return .several(first: report, count: count)
        }
    }

    /// What reports about different rows have in common.
    private var kind: String {
        switch self {
        case .rowDropped(let table, _): "row of \(table)"
        case .valuesMissing: "missing"
        case .valuesWithoutWindow: "stray"
        case .frameIgnored: "frame"
        default: description
        }
    }
}

extension SessionReport: CustomStringConvertible {
    package var description: String {
        switch self {
        case .rowDropped(let table, let key):
            "A damaged row was dropped: \(table) \(key)"
        case .rowsOutOfOrder(let table):
            "The rows of the table \(table) were out of order"
        case .valuesMissing(let window, let expected, let found):
            "Window \(window) should have \(expected) values and has \(found)"
        case .valuesWithoutWindow(let window, let count):
            "\(count) values were dropped: their window \(window) is missing"
        case .frameIgnored(let window):
            "The frame of window \(window) is absurd and was ignored"
        case .setAside(let file, let reason):
            "The saved session could not be used (\(reason)) and is kept as \(file)"
        case .copyRestored:
            "The copy of the saved session took its place; it may be ten minutes old"
        case .startedAfresh:
            "The app starts without its saved session"
        case .crashLoop(let count):
            "The app crashed or was killed \(count) times in a row while starting"
        case .overLimit(let window, let key, let bytes, let limit):
            "\(key.map { "The value \"\($0)\"" } ?? "The row") of "
                + (window == SessionChanges.app ? "the app" : "window \(window)")
                + " was not saved: \(bytes) bytes are over the limit of \(limit)"
        case .fileDamaged(let finding):
            "The database is damaged: \(finding)"
        case .several(let first, let count):
            "\(first), and \(count - 1) more like it"
        }
    }
}
