/// The value of a view or modifier whose properties are connected before its body is evaluated,
/// and what is needed to tell it from the next value that its parent gives.
struct ConnectedInput<Value> {
    /// The value as the parent gave it, then with its properties connected.
    var value: Value
    /// The value as the parent gave it, where it cannot be compared, or connected again, once its
    /// properties were connected; nil for most types.
    private var original: Value?

    init(_ value: Value, _ fields: DynamicFields) {
        self.value = value
        original = fields.needOriginal ? value : nil
    }

    /// Whether a body made from this value serves another value, too.
    mutating func isSame(as new: Value) -> Bool {
        original == nil
            ? ValueComparison.inputsEqual(inPlace: &value, new)
            : ValueComparison.inputsEqual(inPlace: &original!, new)  // Not nil: asked before.
    }

    mutating func take(_ new: Value) {
        value = new
        if original != nil { original = new }
    }

    /// Properties are connected anew, not on top of what their `update()` made of them before.
    mutating func disconnect() {
        if let original { value = original }
    }
}
