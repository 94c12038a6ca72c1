import Foundation

/// Key-value coding, as far as apps use it on defaults.
extension UserDefaults {
    /// Stores a value under a key, as `set(_:forKey:)` does; `nil` removes what is there.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value of a key, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
