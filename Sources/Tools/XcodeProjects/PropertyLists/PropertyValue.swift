/// A value of a property list in the old text format, which knows texts, lists and dictionaries.
package indirect enum PropertyValue: Hashable, Sendable {
    case text(String)
    case list([PropertyValue])
    case fields([String: PropertyValue])

    static let largestDepth = 64

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The values of a list; none if this is something else.
    package var list: [PropertyValue] {
        if case .list(let values) = self { values } else { [] }
    }

    /// The values of a dictionary; none if this is something else.
    package var fields: [String: PropertyValue] {
        if case .fields(let fields) = self { fields } else { [:] }
    }

    /// The texts of a list, or the text alone.
    package var texts: [String] {
        if case .text(let text) = self { [text] } else { list.compactMap(\.text) }
    }

    package subscript(key: String) -> PropertyValue? { fields[key] }

    /// A value as Foundation reads it from another format, within the same limit of depth.
    init?(_ value: Any, depth: Int = 0) {
        guard depth < Self.largestDepth else { return nil }
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]:
            self = .list(list.compactMap { PropertyValue($0, depth: depth + 1) })
        case let fields as [String: Any]:
            self = .fields(fields.compactMapValues { PropertyValue($0, depth: depth + 1) })
        case let flag as Bool: self = .text(flag ? "YES" : "NO")
        default: self = .text("\(value)")
        }
    }
}
