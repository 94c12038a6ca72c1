import Views

/// A value that an app gives to a part of a text, for its renderer to read.
public protocol TextAttribute {}

/// An app's own attribute of a text.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
    let key: ObjectIdentifier
    let value: any TextAttribute

    init<T: TextAttribute>(_ value: T) {
        key = ObjectIdentifier(T.self)
        self.value = value
    }

    static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool {
        guard a.key == b.key else { return false }
        func isEqual<T>(_ value: T) -> Bool {
            (b.value as? T).map { ValueComparison.valuesEqual(value, $0) } ?? false
        }
        return isEqual(a.value)
    }
}
