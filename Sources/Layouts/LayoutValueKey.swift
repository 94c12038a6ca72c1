/// Names a value that a subview hands to the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
