import Foundation
import Geometry
import Sessions
import Views
import Widgets

/// A type whose values scene storage holds by themselves: a Boolean, a number, a text, a URL, bytes, a
/// date or a colour.
public protocol _SceneStorageValue {
    /// How values of the type are stored.
    static var _storageCodec: _StorageCodec<Self> { get }
}

extension Bool: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Bool> { .plain }
}
extension Int: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Int> { .plain }
}
extension Double: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Double> { .plain }
}
extension CGFloat: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<CGFloat> { .number }
}
extension String: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<String> { .plain }
}
extension URL: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<URL> { .plain }
}
extension Data: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Data> { .plain }
}
extension Date: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Date> { .plain }
}
extension Color: _SceneStorageValue {
    public static var _storageCodec: _StorageCodec<Color> { .color }
}

extension SceneStorage {
    /// Stores a value under a name; the default applies while the scene holds none.
    public init(wrappedValue: Value, _ key: String) where Value: _SceneStorageValue {
        self.init(wrappedValue, key, Value._storageCodec)
    }

    /// Stores an optional value under a name; setting `nil` removes it.
    public init<Stored: _SceneStorageValue>(_ key: String) where Value == Stored? {
        self.init(nil, key, .optional(Stored._storageCodec))
    }
}

// Raw-representable types are stored as their raw values, unless they are stored by themselves.
extension SceneStorage {
    /// Stores a value by its raw value, an integer or a string; the default applies while the scene
    /// holds none, or one that is not a raw value of the type.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw)
    }

    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw)
    }

    /// Stores an optional value by its raw value, an integer or a string; setting `nil` removes it.
    @_disfavoredOverload
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, .optional(.raw))
    }

    @_disfavoredOverload
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

extension _StorageCodec where Value: Codable {
    fileprivate static var json: _StorageCodec {
        _StorageCodec(
            decode: { stored in
                Data(stored).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            encode: { try? JSONEncoder().encode($0).storedValue })
    }
}

extension _StorageCodec where Value: StorableValue {
    fileprivate static var plain: _StorageCodec {
        _StorageCodec(decode: { Value($0) }, encode: \.storedValue)
    }
}

extension _StorageCodec where Value: RawRepresentable, Value.RawValue: StorableValue {
    fileprivate static var raw: _StorageCodec {
        _StorageCodec(
            decode: { Value.RawValue($0).flatMap(Value.init) }, encode: \.rawValue.storedValue)
    }
}

extension _StorageCodec where Value == CGFloat {
    fileprivate static var number: _StorageCodec {
        _StorageCodec(
            decode: { Double($0).map { CGFloat($0) } }, encode: { Double($0).storedValue })
    }
}

extension _StorageCodec where Value == Color {
    fileprivate static var color: _StorageCodec {
        _StorageCodec(
            decode: { String($0).flatMap(Color.init(storedText:)) },
            encode: { $0.storedText.storedValue })
    }
}

extension _StorageCodec {
    fileprivate static func optional<Wrapped>(
        _ codec: _StorageCodec<Wrapped>
    ) -> _StorageCodec where Value == Wrapped? {
        _StorageCodec(
            decode: { codec.decode($0).map(Optional.some) }, encode: { $0.flatMap(codec.encode) })
    }
}
