@_spi(Reflection) import Swift
import Foundation

/// A property whose inputs are not simply its bytes; see `ValueComparison`.
package protocol ComparableInput {
    /// Whether a view that got `self` may keep what it built from `other`.
    func isEqualInput(to other: Self) -> Bool
}

/// Decides whether two values of one type are the same as inputs of a view.
///
/// Equal bytes are equal values. Where bytes differ, `Equatable` decides for types that have
/// references in them, and other structs are compared field by field, as deep as needed; padding
/// never counts. Closures and references are equal only when they are the same.
package enum ValueComparison {
    typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// Compares values as inputs: an Equatable view of plain bytes is still compared by its bytes.
    package static func inputsEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                comparator(for: Value.self)(UnsafeRawPointer(a), UnsafeRawPointer(b))
            }
        }
    }

    static func comparator(for type: Any.Type) -> Comparator {
        cache.value(for: type) { Known(isEqual: make(for: type)) }.isEqual
    }

    /// A struct, because a bare function in a generic cache is wrapped at each look.
    private struct Known {
        let isEqual: Comparator
    }

    private static let cache = TypeCache<Known>()

    private static func make(for type: Any.Type) -> Comparator {
        if let comparable = type as? any ComparableInput.Type { return inputComparator(comparable) }
        if isExistential(type) { return existentialComparator(type) }
        let size = memorySize(of: type)
        if size == 0 { return { _, _ in true } }
        let isPlain = isPlainBytes(type)
        if !isPlain, let equatable = type as? any Equatable.Type {
            return equatableComparator(equatable, size: size)
        }
        if let list = type as? any ComparableList.Type { return list.comparator }
        let bytes: Comparator = { memcmp($0, $1, size) == 0 }
        var fields: [(Int, Comparator)] = []
        var isStruct = false
        if isStructOrTuple(type) {
            isStruct = _forEachField(of: type) { _, offset, fieldType, _ in
                fields.append((offset, comparator(for: fieldType)))
                return true
            }
        }
        guard isStruct, !fields.isEmpty else {
            if isPlain, let equatable = type as? any Equatable.Type {
                return equatableComparator(equatable, size: size)
            }
            return bytes
        }
        return { a, b in
            if bytes(a, b) { return true }
            for (offset, isEqual) in fields where !isEqual(a + offset, b + offset) { return false }
            return true
        }
    }

    /// Whether values of the type are boxes for values of other types. Such a type has no fields
    /// that reflection could visit, and fails where asked for them.
    private static func isExistential(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind == _MetadataKind.existential.rawValue
    }

    /// Values of any type are the same if they are of one type and the same as that.
    private static func existentialComparator(_ type: Any.Type) -> Comparator {
        func compare<Value>(_: Value.Type) -> Comparator {
            { a, b in
                let a: Any = a.assumingMemoryBound(to: Value.self).pointee
                let b: Any = b.assumingMemoryBound(to: Value.self).pointee
                func isSame<Dynamic>(_ a: Dynamic) -> Bool {
                    guard Swift.type(of: b) == Dynamic.self, let b = b as? Dynamic else {
                        return false
                    }
                    return inputsEqual(a, b)
                }
                return _openExistential(a, do: isSame)
            }
        }
        return _openExistential(type, do: compare)
    }

    private static func isStructOrTuple(_ type: Any.Type) -> Bool {
        // An enum's payload has no fields to visit; its cases are compared as bytes.
        var count = 0
        let visited = _forEachField(of: type) { _, _, _, _ in
            count += 1
            return true
        }
        return visited && count > 0 && !(type is AnyClass)
    }

    private static func inputComparator<Value: ComparableInput>(
        _ type: Value.Type
    ) -> Comparator {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                .isEqualInput(to: $1.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func equatableComparator<Value: Equatable>(
        _ type: Value.Type, size: Int
    ) -> Comparator {
        { a, b in
            memcmp(a, b, size) == 0
                || a.assumingMemoryBound(to: Value.self).pointee
                    == b.assumingMemoryBound(to: Value.self).pointee
        }
    }

    private static func memorySize(of type: Any.Type) -> Int {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }

    private static func isPlainBytes(_ type: Any.Type) -> Bool {
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: isPlain)
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

/// An array, whose elements are compared as inputs where they are not Equatable.
private protocol ComparableList {
    static var comparator: ValueComparison.Comparator { get }
}

extension Array: ComparableList {
    static var comparator: ValueComparison.Comparator {
        let isEqual = ValueComparison.comparator(for: Element.self)
        return { a, b in
            let a = a.assumingMemoryBound(to: Self.self).pointee
            let b = b.assumingMemoryBound(to: Self.self).pointee
            guard a.count == b.count else { return false }
            return a.withUnsafeBufferPointer { first in
                b.withUnsafeBufferPointer { second in
                    guard let first = first.baseAddress, let second = second.baseAddress,
                        first != second
                    else { return true }
                    return a.indices.allSatisfy { isEqual(first + $0, second + $0) }
                }
            }
        }
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
