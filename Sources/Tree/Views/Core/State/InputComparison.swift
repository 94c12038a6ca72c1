@_spi(Reflection) import Swift
import Foundation
import Synchronization

/// A property whose inputs are not simply its bytes; see `inputsEqual`.
package protocol ComparableInput {
    /// Whether a view that got `self` may keep what it built from `other`.
    func isEqualInput(to other: Self) -> Bool

    /// Whether the values at two addresses are equal inputs. A type implements it if copies of
    /// whole values would cost more than comparing them.
    static func areEqualInputs(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

extension ComparableInput {
    package static func areEqualInputs(
        _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>
    ) -> Bool {
        a.pointee.isEqualInput(to: b.pointee)
    }
}

/// How values of one type are compared as inputs; see `inputsEqual`.
///
/// There is one for each type that was ever compared, kept for ever: who compares fields calls
/// what compares each without counting a reference. As it is, it compares values of no size.
class InputComparison: @unchecked Sendable {
    fileprivate init() {}

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }

    /// How values of a type are compared.
    static func of(_ type: Any.Type) -> InputComparison {
        comparisons.value(for: type) { make(for: type) }
    }

    private static let comparisons = TypeCache<InputComparison>()

    /// A look for a conformance that there is not goes through all of the process's, so it is left out
    /// where there cannot be one.
    private static func make(for type: Any.Type) -> InputComparison {
        let kind = _MetadataKind.of(type)
        // A type of boxes for values of other types has no fields that reflection could visit, and
        // fails where asked for them.
        if kind == .existential { return ofExistential(type) }
        if kind.mayConform, let comparable = type as? any ComparableInput.Type {
            return ofInput(comparable)
        }
        let size = memorySize(of: type)
        if size == 0 { return InputComparison() }
        let isPlain = isPlainBytes(type)
        if !isPlain, let equatable = equatable(type, kind) { return ofEquatable(equatable) }
        if _MetadataKind.isArray(type), let list = type as? any ComparableList.Type {
            return list.makeComparison()
        }
        let fields = fields(of: type)
        if fields.isEmpty, isPlain, let equatable = equatable(type, kind) {
            return ofEquatable(equatable)
        }
        return FieldComparison(size: size, fields: fields)
    }

    private static func equatable(
        _ type: Any.Type, _ kind: _MetadataKind
    ) -> (any Equatable.Type)? {
        kind.mayConform ? type as? any Equatable.Type : nil
    }

    private static func ofInput<Value: ComparableInput>(_: Value.Type) -> InputComparison {
        PropertyComparison<Value>()
    }

    private static func ofEquatable<Value: Equatable>(_: Value.Type) -> InputComparison {
        EquatableComparison<Value>()
    }

    private static func ofExistential(_ type: Any.Type) -> InputComparison {
        func make<Value>(_: Value.Type) -> InputComparison { ExistentialComparison<Value>() }
        return _openExistential(type, do: make)
    }

    // MARK: Types

    /// Of a struct or a tuple; an enum's payload has no fields to visit.
    private static func fields(of type: Any.Type) -> [FieldComparison.Field] {
        var fields: [FieldComparison.Field] = []
        let visited = _forEachField(of: type) { _, offset, fieldType, _ in
            let comparison = DeferredComparison(fieldType, size: memorySize(of: fieldType))
            fields.append(
                FieldComparison.Field(
                    offset: offset, comparison: Unmanaged.passRetained(comparison)))
            return true
        }
        return visited && !(type is AnyClass) ? fields : []
    }

    private static func memorySize(of type: Any.Type) -> Int {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }

    private static func isPlainBytes(_ type: Any.Type) -> Bool {
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: isPlain)
    }
}

/// By their bytes, and where those differ by their fields, if there are any.
private final class FieldComparison: InputComparison, @unchecked Sendable {
    struct Field {
        let offset: Int
        let comparison: Unmanaged<DeferredComparison>
    }

    private let size: Int
    private let fields: [Field]

    init(size: Int, fields: [Field]) {
        self.size = size
        self.fields = fields
    }

    override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, size) == 0 { return true }
        for field in fields {
            let isEqual = field.comparison._withUnsafeGuaranteedRef {
                $0.isEqual(a + field.offset, b + field.offset)
            }
            guard isEqual else { return false }
        }
        return !fields.isEmpty
    }
}

/// How a field is compared, which is found out when its bytes differ for the first time: those of
/// most fields never do.
private final class DeferredComparison: Sendable {
    private let type: Any.Type
    private let size: Int
    private let found = Atomic<Unmanaged<InputComparison>?>(nil)

    init(_ type: Any.Type, size: Int) {
        self.type = type
        self.size = size
    }

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, size) == 0 { return true }
        let comparison = found.load(ordering: .acquiring) ?? find()
        return comparison._withUnsafeGuaranteedRef { $0.isEqual(a, b) }
    }

    private func find() -> Unmanaged<InputComparison> {
        // The cache keeps it for ever.
        let comparison = Unmanaged.passUnretained(InputComparison.of(type))
        found.store(comparison, ordering: .releasing)
        return comparison
    }
}

/// By their bytes, and where those differ by `==`.
private final class EquatableComparison<Value: Equatable>: InputComparison, @unchecked Sendable {
    override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        memcmp(a, b, MemoryLayout<Value>.size) == 0
            || a.assumingMemoryBound(to: Value.self).pointee
                == b.assumingMemoryBound(to: Value.self).pointee
    }
}

/// Compares values as their type says.
private final class PropertyComparison<Value: ComparableInput>: InputComparison,
    @unchecked Sendable
{
    override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        Value.areEqualInputs(
            a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
    }
}

/// Values of any type are the same if they are of one type and the same as that.
private final class ExistentialComparison<Value>: InputComparison, @unchecked Sendable {
    override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a: Any = a.assumingMemoryBound(to: Value.self).pointee
        let b: Any = b.assumingMemoryBound(to: Value.self).pointee
        func isSame<Dynamic>(_ a: Dynamic) -> Bool {
            guard Swift.type(of: b) == Dynamic.self, let b = b as? Dynamic else { return false }
            return withUnsafePointer(to: a) { a in
                withUnsafePointer(to: b) { b in InputComparison.of(Dynamic.self).isEqual(a, b) }
            }
        }
        return _openExistential(a, do: isSame)
    }
}

/// An array: by its storage, and where that differs by its elements, as inputs where they are not
/// Equatable.
private protocol ComparableList {
    static func makeComparison() -> InputComparison
}

extension Array: ComparableList {
    static func makeComparison() -> InputComparison { comparison(ofLists: Self.self) }
}

private func comparison<Member>(ofLists: [Member].Type) -> InputComparison {
    ListComparison<Member>()
}

private final class ListComparison<Member>: InputComparison, @unchecked Sendable {
    override func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, MemoryLayout<[Member]>.size) == 0 { return true }
        let a = a.assumingMemoryBound(to: [Member].self).pointee
        let b = b.assumingMemoryBound(to: [Member].self).pointee
        guard a.count == b.count else { return false }
        return a.withUnsafeBufferPointer { first in
            b.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress,
                    first != second
                else { return true }
                // Not looked up earlier, because the members may contain lists of this type.
                let members = InputComparison.of(Member.self)
                return a.indices.allSatisfy { members.isEqual(first + $0, second + $0) }
            }
        }
    }
}
