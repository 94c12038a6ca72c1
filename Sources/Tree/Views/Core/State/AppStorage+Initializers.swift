import Foundation
import Styles

/// A type whose values app storage keeps by themselves: a Boolean, a number, a text, a URL, bytes, a
/// date or a colour.
public protocol _DefaultsValue {
    /// How values of the type are written into user defaults.
    static var _defaultsCodec: _DefaultsCodec<Self> { get }
}

extension Bool: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Bool> { .bool }
}
extension Int: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Int> { .int }
}
extension Double: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Double> { .double }
}
extension CGFloat: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<CGFloat> { .number }
}
extension String: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<String> { .string }
}
extension URL: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<URL> { .url }
}
extension Data: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Data> { .data }
}
extension Date: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Date> { .date }
}
extension Color: _DefaultsValue {
    public static var _defaultsCodec: _DefaultsCodec<Color> { .color }
}

extension AppStorage {
    /// Creates a property that stores a Boolean, a number, a text, a URL, bytes, a date or a colour; it
    /// is `wrappedValue` until one is stored. Without a `store` it uses the one that
    /// `defaultAppStorage` sets, or else the app's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _DefaultsValue {
        self.init(wrappedValue, key, store, Value._defaultsCodec)
    }

    /// Creates a property that stores such a value; it is `nil` while none is stored, and writing `nil`
    /// removes it.
    public init<Stored: _DefaultsValue>(_ key: String, store: UserDefaults? = nil)
    where Value == Stored? {
        self.init(nil, key, store, .optional(Stored._defaultsCodec))
    }
}

// Types that stand for a number or a text are stored as that, unless they are stored by themselves.
extension AppStorage {
    /// Creates a property that stores the whole number of a value; it is `wrappedValue` until the
    /// number of a known value is stored.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.int))
    }

    /// Creates a property that stores the text of a value; it is `wrappedValue` until the text of a
    /// known value is stored.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.string))
    }

    /// Creates a property that stores the whole number of a value; it is nil while none is stored.
    @_disfavoredOverload
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, store, .optional(.raw(.int)))
    }

    /// Creates a property that stores the text of a value; it is nil while none is stored.
    @_disfavoredOverload
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, store, .optional(.raw(.string)))
    }
}

extension AppStorage where Value: Codable {
    /// A value that is saved as JSON.
    package init(encoding wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .json)
    }
}
