import Foundation
import Geometry
import Sessions
import Views
import Widgets

// The types that scene storage holds as they are, and their optionals, whose nil removes the value.
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == Int? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == Double? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == String? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == URL? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == Data? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(wrappedValue, key, .plain)
    }

    public init(_ key: String) where Value == Date? {
        self.init(nil, key, .optional(.plain))
    }
}

// `CGFloat` is stored as a double, a colour as its text.
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == CGFloat {
        self.init(wrappedValue, key, .number)
    }

    public init(_ key: String) where Value == CGFloat? {
        self.init(nil, key, .optional(.number))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Color {
        self.init(wrappedValue, key, .color)
    }

    public init(_ key: String) where Value == Color? {
        self.init(nil, key, .optional(.color))
    }
}

// Raw-representable types are stored as their raw values.
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw)
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, .optional(.raw))
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, .optional(.raw))
    }
}

// What the user has changed of a table is stored as JSON.
extension SceneStorage {
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue, key, .json)
    }
}

extension StorageCodec where Value: Codable {
    fileprivate static var json: StorageCodec {
        StorageCodec(
            decode: { stored in
                Data(stored).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            encode: { try? JSONEncoder().encode($0).storedValue })
    }
}

extension StorageCodec where Value: StorableValue {
    fileprivate static var plain: StorageCodec {
        StorageCodec(decode: { Value($0) }, encode: \.storedValue)
    }
}

extension StorageCodec where Value: RawRepresentable, Value.RawValue: StorableValue {
    fileprivate static var raw: StorageCodec {
        StorageCodec(
            decode: { Value.RawValue($0).flatMap(Value.init) }, encode: \.rawValue.storedValue)
    }
}

extension StorageCodec where Value == CGFloat {
    fileprivate static var number: StorageCodec {
        StorageCodec(
            decode: { Double($0).map { CGFloat($0) } }, encode: { Double($0).storedValue })
    }
}

extension StorageCodec where Value == Color {
    fileprivate static var color: StorageCodec {
        StorageCodec(
            decode: { String($0).flatMap(Color.init(storedText:)) },
            encode: { $0.storedText.storedValue })
    }
}

extension StorageCodec {
    fileprivate static func optional<Wrapped>(
        _ codec: StorageCodec<Wrapped>
    ) -> StorageCodec where Value == Wrapped? {
        StorageCodec(
            decode: { codec.decode($0).map(Optional.some) }, encode: { $0.flatMap(codec.encode) })
    }
}
