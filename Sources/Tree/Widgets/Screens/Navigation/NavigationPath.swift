import Foundation

/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
    private struct Element {
        let value: AnyHashable
        /// Nil for a value that cannot be encoded.
        let codable: (any Codable)?
    }

    private var elements: [Element] = []

    /// Creates an empty path, which shows the root.
    public init() {}

    /// Creates a path with values in order, the first for the page right above the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        for element in elements { append(element) }
    }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value, whose page is pushed on top of the others.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(Element(value: AnyHashable(value), codable: value as? any Codable))
    }

    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(Element(value: AnyHashable(value), codable: value))
    }

    /// Removes the last values, whose pages are popped; stops the program if there are fewer.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.values == b.values }

    package var values: [AnyHashable] { elements.map(\.value) }

    /// This path brought to the values, which links and the user have pushed and popped.
    func following(_ values: [AnyHashable]) -> NavigationPath {
        var result = NavigationPath()
        for (index, value) in values.enumerated() {
            if index < elements.count, elements[index].value == value {
                result.elements.append(elements[index])
            } else {
                result.elements.append(
                    Element(value: value, codable: value.base as? any Codable))
            }
        }
        return result
    }

    // MARK: Encoding

    /// The path to save; nil where it holds a value that cannot be encoded.
    public var codable: CodableRepresentation? {
        let values = elements.compactMap(\.codable)
        return values.count == elements.count ? CodableRepresentation(values: values) : nil
    }

    /// Creates a path from a decoded one; values that are not hashable are left out.
    public init(_ codable: CodableRepresentation) {
        for value in codable.values {
            guard let hashable = value as? any Hashable else { continue }
            elements.append(Element(value: AnyHashable(hashable), codable: value))
        }
    }

    /// A path whose values can all be encoded.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [any Codable]

        fileprivate init(values: [any Codable]) { self.values = values }

        /// Pairs of a type's name and a value, in order.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Codable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = Self.knownType(named: name) as? any Codable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not the name of a Codable type"
                    )
                }
                let text = try container.decode(String.self)
                values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
            }
            self.values = values
        }

        /// The type of a name as it is saved; `nil` for one that a saved session cannot have by itself.
        ///
        /// Swift's runtime does not check names: a dollar sign alone ends the program, and control
        /// characters stand for addresses. The names that it gives to types have neither.
        private static func knownType(named name: String) -> Any.Type? {
            let isName = name.utf8.allSatisfy { byte in
                switch UnicodeScalar(byte) {
                case "a"..."z", "A"..."Z", "0"..."9", "_": true
                default: false
                }
            }
            return isName && name.utf8.count <= longestName ? _typeByName(name) : nil
        }

        private static let longestName = 2_000

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value,
                        .init(
                            codingPath: container.codingPath,
                            debugDescription: "The type of \(value) has no name to save"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.values.map { ($0 as? any Hashable).map { AnyHashable($0) } }
                == b.values.map { ($0 as? any Hashable).map { AnyHashable($0) } }
        }
    }
}
