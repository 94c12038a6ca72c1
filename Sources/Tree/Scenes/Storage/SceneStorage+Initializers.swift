import Foundation
import Geometry
import Sessions
import Views
import Widgets

// The types that scene storage holds as they are, and their optionals, whose nil removes the value.
extension SceneStorage {
    /// Stores a Boolean value under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional Boolean value under a name; setting `nil` removes it.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores an integer under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional integer under a name; setting `nil` removes it.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores a number under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional number under a name; setting `nil` removes it.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores a string under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional string under a name; setting `nil` removes it.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores a URL under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional URL under a name; setting `nil` removes it.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores bytes under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores optional bytes under a name; setting `nil` removes them.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, .optional(.plain))
    }
}

extension SceneStorage {
    /// Stores a date under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(wrappedValue, key, .plain)
    }

    /// Stores an optional date under a name; setting `nil` removes it.
    public init(_ key: String) where Value == Date? {
        self.init(nil, key, .optional(.plain))
    }
}

// `CGFloat` is stored as a double, a colour as its text.
extension SceneStorage {
    /// Stores a length under a name, as a number; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == CGFloat {
        self.init(wrappedValue, key, .number)
    }

    /// Stores an optional length under a name, as a number; setting `nil` removes it.
    public init(_ key: String) where Value == CGFloat? {
        self.init(nil, key, .optional(.number))
    }

    /// Stores a colour under a name, as text; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value == Color {
        self.init(wrappedValue, key, .color)
    }

    /// Stores an optional colour under a name, as text; setting `nil` removes it.
    public init(_ key: String) where Value == Color? {
        self.init(nil, key, .optional(.color))
    }
}

// Raw-representable types are stored as their raw values.
extension SceneStorage {
    /// Stores a value by its raw value, an integer or a string; the default applies while the scene
    /// holds none, or one that is not a raw value of the type.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw)
    }

    /// Stores an optional value by its raw value, an integer or a string; setting `nil` removes it.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, .optional(.raw))
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, .optional(.raw))
    }
}

// What the user has changed of a table is stored as JSON.
extension SceneStorage {
    /// Stores what the user has changed of a table's columns under a name.
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
