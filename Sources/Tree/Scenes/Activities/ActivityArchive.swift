import Foundation
import Limits

/// An activity as a saved session holds it: a binary property list.
enum ActivityArchive {
    /// Its key in a scene's storage, a name that no app would choose.
    static let key = StorageTable.ownPrefix + "userActivity"

    /// The key that marks an address, which a property list cannot hold.
    private static let addressKey = "casement.url"

    static func data(_ activity: NSUserActivity) throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: fields(of: activity), format: .binary, options: 0)
    }

    /// What an activity says, in types of a property list.
    static func fields(of activity: NSUserActivity) throws -> [String: Any] {
        var fields: [String: Any] = ["type": activity.activityType]
        fields["title"] = activity.title
        fields["target"] = activity.targetContentIdentifier
        fields["identifier"] = activity.persistentIdentifier
        fields["webpage"] = activity.webpageURL?.absoluteString
        fields["referrer"] = activity.referrerURL?.absoluteString
        if let info = activity.userInfo {
            fields["info"] = try plain(info)
        }
        return fields
    }

    /// Values by their names, in the form of an activity's.
    static func data(_ values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: plain(values), format: .binary, options: 0)
    }

    /// The values that the bytes hold; `nil` if they are damaged.
    static func values(_ data: Data) -> [String: Any]? {
        let list = try? BoundedPropertyList.read(data)
        return (list as? [String: Any])?.mapValues(restored)
    }

    /// The activity that the bytes hold; `nil` if they are damaged or hold something else.
    static func activity(_ data: Data) -> NSUserActivity? {
        let list = try? BoundedPropertyList.read(data)
        guard let fields = list as? [String: Any], let type = fields["type"] as? String else {
            return nil
        }
        func address(_ key: String) -> URL? { (fields[key] as? String).flatMap(URL.init(string:)) }
        let activity = NSUserActivity(activityType: type)
        activity.title = fields["title"] as? String
        activity.targetContentIdentifier = fields["target"] as? String
        activity.persistentIdentifier = fields["identifier"] as? String
        activity.webpageURL = address("webpage")
        activity.referrerURL = address("referrer")
        activity.userInfo = (fields["info"] as? [String: Any]).map { info in
            Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0), restored($1)) })
        }
        return activity
    }

    /// Describes a value that cannot be saved to the app's author.
    struct Unstorable: Error, CustomStringConvertible {
        let description: String
    }

    private static func plain(_ value: Any) throws -> Any {
        switch value {
        case let url as URL: return [addressKey: url.absoluteString]
        case let list as [Any]: return try list.map(plain)
        case let table as [AnyHashable: Any]:
            var copy: [String: Any] = [:]
            for (key, value) in table {
                guard let name = key as? String else {
                    throw Unstorable(description: "\(key) is not a string")
                }
                copy[name] = try plain(value)
            }
            return copy
        case is String, is Bool, is Int, is Double, is Float, is Data, is Date, is NSNumber:
            return value
        default:
            throw Unstorable(description: "\(type(of: value)) is nothing a property list can hold")
        }
    }

    private static func restored(_ value: Any) -> Any {
        switch value {
        case let list as [Any]: return list.map(restored)
        case let table as [String: Any]:
            if table.count == 1, let text = table[addressKey] as? String,
                let url = URL(string: text)
            {
                return url
            }
            return table.mapValues(restored)
        default: return value
        }
    }
}
