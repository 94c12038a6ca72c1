import Foundation

/// Lines of fields between commas. A field with a comma, a quote or a line break in it stands in
/// quotes, and a quote in it is two.
enum CommaSeparatedText {
    struct Record: Equatable {
        /// The number of the line that it begins with, from 1.
        let line: Int
        var fields: [String]
    }

    /// Why a text is none of these.
    enum Problem: LocalizedError, Equatable {
        case noText
        case openQuote(line: Int)
        case textAfterQuote(line: Int)

        var errorDescription: String? {
            switch self {
            case .noText: "The file is not a text in UTF-8."
            case .openQuote(let line): "Line \(line) has a quote that is not closed."
            case .textAfterQuote(let line): "Line \(line) has text after a field in quotes."
            }
        }
    }

    /// The records of a file. Empty lines are none.
    static func records(in data: Data) throws(Problem) -> [Record] {
        guard let text = String(data: data, encoding: .utf8) else { throw .noText }
        var scanner = Scanner(text)
        return try scanner.records()
    }

    static func line(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\n"
    }

    private static func quoted(_ field: String) -> String {
        let isPlain = field.utf8.allSatisfy {
            $0 != .comma && $0 != .quote && $0 != .newline && $0 != .carriageReturn
        }
        guard !isPlain else { return field }
        return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    /// Reads bytes: what separates fields is ASCII.
    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0
        private var line = 1

        init(_ text: String) {
            bytes = Array(text.utf8)
            // A byte order mark is no part of the first field.
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        mutating func records() throws(Problem) -> [Record] {
            var records: [Record] = []
            while position < bytes.count {
                let record = try record()
                if record.fields != [""] { records.append(record) }
            }
            return records
        }

        private mutating func record() throws(Problem) -> Record {
            var record = Record(line: line, fields: [])
            while true {
                record.fields.append(try field())
                guard position < bytes.count else { return record }
                let separator = bytes[position]
                position += 1
                guard separator != .comma else { continue }
                if separator == .carriageReturn, position < bytes.count,
                    bytes[position] == .newline
                {
                    position += 1
                }
                line += 1
                return record
            }
        }

        /// Ends before a separator, or at the end.
        private mutating func field() throws(Problem) -> String {
            guard position < bytes.count, bytes[position] == .quote else { return plainField() }
            position += 1
            let start = line
            var field: [UInt8] = []
            while true {
                guard position < bytes.count else { throw .openQuote(line: start) }
                let byte = bytes[position]
                position += 1
                if byte == .quote {
                    guard position < bytes.count, bytes[position] == .quote else { break }
                    position += 1
                }
                if byte == .newline { line += 1 }
                field.append(byte)
            }
            guard position == bytes.count || bytes[position].separatesFields else {
                throw .textAfterQuote(line: line)
            }
            return String(decoding: field, as: UTF8.self)
        }

        private mutating func plainField() -> String {
            let start = position
            while position < bytes.count, !bytes[position].separatesFields { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
    }
}

extension UInt8 {
    fileprivate static var comma: UInt8 { 0x2C }
    fileprivate static var quote: UInt8 { 0x22 }
    fileprivate static var newline: UInt8 { 0x0A }
    fileprivate static var carriageReturn: UInt8 { 0x0D }

    fileprivate var separatesFields: Bool {
        self == .comma || self == .newline || self == .carriageReturn
    }
}
