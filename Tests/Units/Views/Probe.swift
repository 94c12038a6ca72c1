/// A box through which a test reaches into a view.
final class Probe<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
