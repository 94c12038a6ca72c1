/// The value of a view or modifier as its parent gave it, for types whose values cannot be
/// compared, or connected again, once their properties were connected; empty for most types.
///
/// It stands beside the value itself, which has its properties connected before its body is
/// evaluated.
struct OriginalInput<Value> {
    private final class Copy {
        var value: Value
        init(_ value: __shared Value) { self.value = value }
    }

    private let copy: Copy?

    init(_ value: __shared Value, _ fields: DynamicFields) {
        copy = fields.needOriginal ? Copy(value) : nil
    }

    /// Whether a body made from `current` serves another value, too.
    @MainActor
    func isSame(_ current: Value, as new: Value, _ fields: DynamicFields) -> Bool {
        let comparison = fields.comparison
        guard let copy else { return ValueComparison.inputsEqual(current, new, by: comparison) }
        return ValueComparison.inputsEqual(copy.value, new, by: comparison)
    }

    func take(_ new: Value) {
        if let copy { copy.value = new }
    }

    /// Properties are connected anew, not on top of what their `update()` made of them before.
    func restore(_ current: inout Value) {
        if let copy { current = copy.value }
    }
}
