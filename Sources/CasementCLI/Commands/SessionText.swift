import Foundation
import Sessions

/// A saved session in words.
package enum SessionText {
    package static func line(_ reading: SessionReader.Reading, at url: URL) -> String {
        let count = reading.session.windows.count
        return """
            \(url.path(percentEncoded: false))  \(count) window\(count == 1 ? "" : "s")  \
            \(reading.byteCount) bytes  \(state(reading))
            """
    }

    package static func page(_ reading: SessionReader.Reading) -> String {
        var lines = [state(reading)]
        for window in reading.session.windows {
            lines.append(heading(window))
            lines += rows(window.storage)
        }
        if !reading.session.values.isEmpty { lines.append("app") }
        lines += rows(reading.session.values)
        lines += reading.setAside.map { "set aside: \($0)" }
        lines += reading.faults
        return lines.joined(separator: "\n")
    }

    package static func json(_ reading: SessionReader.Reading) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // A stored number may be infinite.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(reading), as: UTF8.self)
    }

    private static func state(_ reading: SessionReader.Reading) -> String {
        if let holder = reading.holder { return "in use by process \(holder)" }
        return reading.didQuit ? "quit" : "not quit"
    }

    private static func heading(_ window: SavedWindow) -> String {
        var parts = ["window \(window.number)", window.sceneID]
        if let title = window.title { parts.append("“\(title)”") }
        if let frame = window.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            parts.append(numbers.map { "\($0)" }.joined(separator: " "))
        }
        if window.mode != .normal { parts.append(window.mode.rawValue) }
        if window.isKey { parts.append("key") }
        if let value = window.value {
            parts.append("for \(String(decoding: value.json, as: UTF8.self))")
        }
        return parts.joined(separator: "  ")
    }

    private static func rows(_ values: [String: StoredValue]) -> [String] {
        values.sorted { $0.key < $1.key }.map { "  \($0.key) = \(text($0.value))" }
    }

    private static func text(_ value: StoredValue) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value.debugDescription
        case .data(let value): "\(value.count) bytes"
        case .url(let value): value.absoluteString
        case .date(let value): value.ISO8601Format()
        }
    }
}
