import Foundation
import Sessions

/// Prints saved sessions as tables and as JSON.
package enum SessionText {
    /// A line of the list of sessions.
    struct Summary: Encodable {
        var path: String
        var windows: Int
        var bytes: Int
        /// `in use`, `quit` or `not quit`, or the reason why it cannot be read.
        var state: String
        var holder: Int32?
        var isReadable = true
    }

    static func summary(of url: URL) -> Summary {
        let path = url.path(percentEncoded: false)
        do {
            let reading = try SessionReader.read(url)
            return Summary(
                path: path, windows: reading.session.windows.count, bytes: reading.byteCount,
                state: reading.holder == nil ? state(reading) : "in use", holder: reading.holder)
        } catch {
            return Summary(
                path: path, windows: 0, bytes: 0, state: error.description, isReadable: false)
        }
    }

    static func list(_ summaries: [Summary]) -> String {
        var table = TextTable(["session", "windows", "bytes", "state"])
        for summary in summaries {
            let holder = summary.holder.map { " by process \($0)" } ?? ""
            table.add(
                [
                    summary.path, summary.isReadable ? "\(summary.windows)" : "-",
                    summary.isReadable ? "\(summary.bytes)" : "-", summary.state + holder,
                ])
        }
        return table.description
    }

    /// The state, a table of windows, a table of values, and the damage found.
    package static func page(_ reading: SessionReader.Reading) -> String {
        var parts = [state(reading)]
        var windows = TextTable(["window", "scene", "title", "frame", "mode", "key", "value"])
        for window in reading.session.windows { windows.add(row(window)) }
        if !windows.isEmpty { parts.append(windows.description) }
        var values = TextTable(["window", "key", "type", "value"])
        for window in reading.session.windows {
            for row in rows(window.storage, of: "\(window.number)") { values.add(row) }
        }
        for row in rows(reading.session.values, of: "app") { values.add(row) }
        if !values.isEmpty { parts.append(values.description) }
        let remarks = reading.setAside.map { "set aside: \($0)" } + reading.faults
        if !remarks.isEmpty { parts.append(remarks.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }

    package static func json(_ reading: SessionReader.Reading) throws -> String {
        try json(of: reading)
    }

    static func json(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // JSON has no infinite numbers, and stored values may be infinite.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func state(_ reading: SessionReader.Reading) -> String {
        if let holder = reading.holder { return "in use by process \(holder)" }
        return reading.didQuit ? "quit" : "not quit"
    }

    private static func row(_ window: SavedWindow) -> [String] {
        let frame = window.frame.map { frame in
            [frame.minX, frame.minY, frame.width, frame.height].map(number)
                .joined(separator: " ")
        }
        return [
            "\(window.number)", window.sceneID, window.title ?? "", frame ?? "",
            window.mode.rawValue, window.isKey ? "key" : "",
            window.value.map { String(decoding: $0.json, as: UTF8.self) } ?? "",
        ]
    }

    private static func rows(_ values: [String: StoredValue], of window: String) -> [[String]] {
        values.sorted { $0.key < $1.key }.map { [window, $0.key, $0.value.tag, text($0.value)] }
    }

    /// Writes whole numbers without a fraction.
    private static func number(_ value: Double) -> String {
        Int(exactly: value).map { abs($0) < 1_000_000_000_000_000 ? "\($0)" : "\(value)" }
            ?? "\(value)"
    }

    private static func text(_ value: StoredValue) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): shortened(value).debugDescription
        case .data(let value): "\(value.count) bytes"
        case .url(let value): value.absoluteString
        case .date(let value): value.shortText
        }
    }

    /// Cuts long text for the table; the export has all of it.
    private static func shortened(_ text: String) -> String {
        text.count > 60 ? text.prefix(59) + "…" : text
    }
}
