/// `Optional`, whatever it wraps.
package protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    package static var wrappedType: Any.Type { Wrapped.self }
}
