import Foundation

/// Decides whether two values of one type are the same as inputs of a view.
///
/// Equal bytes are equal values. Where bytes differ, `Equatable` decides for types that have
/// references in them, and other structs are compared field by field, as deep as needed; padding
/// never counts. Closures and references are equal only when they are the same.
package enum ValueComparison {
    /// Compares values as inputs: an Equatable view of plain bytes is still compared by its bytes.
    package static func inputsEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        inputsEqual(a, b, by: .of(Value.self))
    }

    /// Compares values as inputs by a comparison for their type that the caller has found.
    static func inputsEqual<Value>(_ a: Value, _ b: Value, by comparison: InputComparison) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                comparison.isEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
            }
        }
    }

    /// Whether writing `new` over `old` in a state cell changes nothing.
    package static func valuesEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        sameness(of: Value.self).isSame(old, new)
    }

    /// What `valuesEqual` asks, for those who compare values of one type again and again.
    static func sameness<Value>(of type: Value.Type) -> Sameness<Value> {
        let known = samenesses.value(for: type) { makeSameness(of: type) }
        return unsafeDowncast(known, to: Sameness<Value>.self)
    }

    private static let samenesses = TypeCache<AnyObject>()

    private static func makeSameness<Value>(of type: Value.Type) -> Sameness<Value> {
        func direct<E: Equatable>(_: E.Type) -> Any {
            let isSame: (E, E) -> Bool = { $0 == $1 }
            return isSame
        }
        if let equatable = type as? any Equatable.Type,
            let isSame = direct(equatable) as? (Value, Value) -> Bool
        {
            return Sameness(isSimple: simpleTypes.contains { $0 == type }, isSame)
        }
        // What is in a box, or a subclass, may be Equatable where the type itself is not.
        return Sameness(isSimple: false) { old, new in
            if let old = old as? any Equatable { return equals(old, new) }
            return inputsEqual(old, new)
        }
    }

    /// The types of which most state is; no code of an app compares them.
    private static let simpleTypes: [Any.Type] = [
        Bool.self, Int.self, Double.self, String.self, CGFloat.self, CGPoint.self, CGSize.self,
        Date.self, UUID.self,
    ]

    private static func equals<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
        guard let new = new as? Value else { return false }
        return old == new
    }
}

/// How values of one type are compared as values of state.
final class Sameness<Value> {
    /// Whether comparing values, and letting go of one, runs no code of the app.
    let isSimple: Bool
    let isSame: (Value, Value) -> Bool

    init(isSimple: Bool, _ isSame: @escaping (Value, Value) -> Bool) {
        self.isSimple = isSimple
        self.isSame = isSame
    }
}
