import Foundation

/// A type that scene storage can keep.
package protocol StorableValue: Sendable {
    var storedValue: StoredValue { get }
    /// Reads a stored value; `nil` if it is of another type, and then the reader takes its default.
    init?(_ storedValue: StoredValue)
}

extension Bool: StorableValue {
    package var storedValue: StoredValue { .bool(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .bool(let value) = storedValue else { return nil }
        self = value
    }
}

extension Int: StorableValue {
    package var storedValue: StoredValue { .int(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .int(let value) = storedValue else { return nil }
        self = value
    }
}

extension Double: StorableValue {
    package var storedValue: StoredValue { .double(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .double(let value) = storedValue else { return nil }
        self = value
    }
}

extension String: StorableValue {
    package var storedValue: StoredValue { .string(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .string(let value) = storedValue else { return nil }
        self = value
    }
}

extension Data: StorableValue {
    package var storedValue: StoredValue { .data(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .data(let value) = storedValue else { return nil }
        self = value
    }
}

extension URL: StorableValue {
    package var storedValue: StoredValue { .url(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .url(let value) = storedValue else { return nil }
        self = value
    }
}

extension Date: StorableValue {
    package var storedValue: StoredValue { .date(self) }
    package init?(_ storedValue: StoredValue) {
        guard case .date(let value) = storedValue else { return nil }
        self = value
    }
}
