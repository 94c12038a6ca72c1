import Foundation

extension ColumnStorage {
    /// Chooses the storage of a type as a property declares it, optional or not. An enumeration
    /// with raw values is stored by them.
    package init(of type: Any.Type) {
        if let optional = type as? any OptionalType.Type {
            self.init(of: optional.wrappedType)
        } else if let column = type as? any _ColumnValue.Type {
            self = column._storage.storage
        } else if type is any Collection.Type {
            // Apps give arrays a raw value, so as to keep them in user defaults.
            self = .encoded
        } else if let raw = type as? any RawRepresentable.Type {
            self = Self.storage(ofRaw: raw)
        } else {
            self = .encoded
        }
    }

    private static func storage<R: RawRepresentable>(ofRaw type: R.Type) -> ColumnStorage {
        (R.RawValue.self as? any _ColumnValue.Type)?._storage.storage ?? .encoded
    }
}
