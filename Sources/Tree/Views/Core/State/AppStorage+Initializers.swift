import Styles
import Foundation

extension AppStorage {
    /// Creates a property that stores a Boolean; it is `wrappedValue` until one is stored. Without
    /// a `store` it uses the one that `defaultAppStorage` sets, or else the app's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        self.init(wrappedValue, key, store, .bool)
    }

    /// Creates a property that stores a Boolean; it is nil while none is stored, and writing nil
    /// removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, .optional(.bool))
    }
}

extension AppStorage {
    /// Creates a property that stores a whole number; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int {
        self.init(wrappedValue, key, store, .int)
    }

    /// Creates a property that stores a whole number; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, .optional(.int))
    }
}

extension AppStorage {
    /// Creates a property that stores a number; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double {
        self.init(wrappedValue, key, store, .double)
    }

    /// Creates a property that stores a number; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, .optional(.double))
    }
}

extension AppStorage {
    /// Creates a property that stores a text; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        self.init(wrappedValue, key, store, .string)
    }

    /// Creates a property that stores a text; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, .optional(.string))
    }
}

extension AppStorage {
    /// Creates a property that stores a URL as a text; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == URL {
        self.init(wrappedValue, key, store, .url)
    }

    /// Creates a property that stores a URL as a text; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, .optional(.url))
    }
}

extension AppStorage {
    /// Creates a property that stores bytes; it is `wrappedValue` until some are stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data {
        self.init(wrappedValue, key, store, .data)
    }

    /// Creates a property that stores bytes; it is nil while none are stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, .optional(.data))
    }
}

extension AppStorage {
    /// Creates a property that stores a date; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date {
        self.init(wrappedValue, key, store, .date)
    }

    /// Creates a property that stores a date; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, .optional(.date))
    }
}

extension AppStorage {
    /// Creates a property that stores a length as a number; it is `wrappedValue` until one is
    /// stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == CGFloat {
        self.init(wrappedValue, key, store, .number)
    }

    /// Creates a property that stores a length as a number; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == CGFloat? {
        self.init(nil, key, store, .optional(.number))
    }
}

extension AppStorage {
    /// Creates a property that stores a colour as a text; it is `wrappedValue` until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Color {
        self.init(wrappedValue, key, store, .color)
    }

    /// Creates a property that stores a colour as a text; it is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Color? {
        self.init(nil, key, store, .optional(.color))
    }
}

// Types that stand for a number or a text lie as that.
extension AppStorage {
    /// Creates a property that stores the whole number of a value; it is `wrappedValue` until the
    /// number of a known value is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.int))
    }

    /// Creates a property that stores the text of a value; it is `wrappedValue` until the text of a
    /// known value is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.string))
    }

    /// Creates a property that stores the whole number of a value; it is nil while none is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, store, .optional(.raw(.int)))
    }

    /// Creates a property that stores the text of a value; it is nil while none is stored.
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
