/// What the user may not change of a table's columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Int

    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

    public init() { bits = 0 }
    private init(bits: Int) { self.bits = bits }

    /// The order of the columns.
    public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
    /// The width of a column.
    public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
    /// Whether a column is shown.
    public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
    public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    @discardableResult
    public mutating func insert(
        _ new: Self
    ) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let old = intersection(member)
        bits &= ~member.bits
        return old.bits == 0 ? nil : old
    }

    @discardableResult
    public mutating func update(with new: Self) -> Self? {
        let old = intersection(new)
        bits |= new.bits
        return old.bits == 0 ? nil : old
    }

    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) {
        self = symmetricDifference(other)
    }
}
