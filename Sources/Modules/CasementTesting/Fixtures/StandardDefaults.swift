import Foundation

/// The standard user defaults of the process, which all apps in it would share.
enum StandardDefaults {
    /// What is set in them, without what is registered as a default.
    static var values: [String: Any] {
        let defaults = UserDefaults.standard
        let registered = defaults.volatileDomain(forName: UserDefaults.registrationDomain)
        var values: [String: Any] = [:]
        for key in defaults.dictionaryRepresentation().keys {
            guard let value = defaults.object(forKey: key) else { continue }
            if let known = registered[key] as? AnyHashable, value as? AnyHashable == known {
                continue
            }
            values[key] = value
        }
        return values
    }

    /// Sets these values and no others.
    static func replace(by values: [String: Any]) {
        let defaults = UserDefaults.standard
        for key in Self.values.keys where values[key] == nil { defaults.removeObject(forKey: key) }
        for (key, value) in values { defaults.set(value, forKey: key) }
    }
}
