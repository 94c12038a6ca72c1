/// A key of a value that a subview provides to its layout.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
