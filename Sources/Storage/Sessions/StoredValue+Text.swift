import Foundation

extension StoredValue {
    private static let longest = 200

    /// The value as a reader knows it: a text between quotes, bytes by their number.
    package var shortText: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "“\(value.prefix(Self.longest))”"
        case .data(let value): "\(value.count) bytes"
        case .url(let value): String(value.absoluteString.prefix(Self.longest))
        case .date(let value): value.shortText
        }
    }
}

extension Date {
    /// In years of more than four digits, which only damage can cause, seconds.
    package var shortText: String {
        let seconds = timeIntervalSinceReferenceDate
        return abs(seconds) < 6e10 ? ISO8601Format() : "\(seconds) s after 2001"
    }
}
