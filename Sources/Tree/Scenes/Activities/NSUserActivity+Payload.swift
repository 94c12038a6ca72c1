import Foundation

extension NSUserActivity {
    private static let payloadKey = "casement.typedPayload"

    /// Why an activity has no payload of a type.
    private struct MissingPayload: Error, CustomStringConvertible {
        let type: Any.Type
        var description: String { "The activity holds no payload of type \(type)" }
    }

    /// The value that `setTypedPayload` stored.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payloadKey] as? Data else {
            throw MissingPayload(type: type)
        }
        return try JSONDecoder().decode(type, from: data)
    }

    /// Stores a value among the entries of `userInfo`.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
    }
}
