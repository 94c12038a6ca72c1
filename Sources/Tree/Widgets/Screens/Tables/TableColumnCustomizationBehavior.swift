/// What the user may not change of a table's columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Int

    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

    /// Creates an empty set, with which the user may change everything.
    public init() { bits = 0 }
    private init(bits: Int) { self.bits = bits }

    /// The order of the columns.
    public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
    /// The width of a column.
    public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
    /// Whether a column is shown.
    public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
    /// All that can be changed of a column.
    public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

    /// Whether the set has all members of another one.
    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    /// Returns the members that are in one set or the other.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// Returns the members that are in both sets.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// Returns the members that are in one of the sets only.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    /// Adds members; returns whether one of them was new.
    @discardableResult
    public mutating func insert(
        _ new: Self
    ) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }

    /// Removes members; returns those that were in the set, or nil.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let old = intersection(member)
        bits &= ~member.bits
        return old.bits == 0 ? nil : old
    }

    /// Adds members; returns those that were in the set already, or nil.
    @discardableResult
    public mutating func update(with new: Self) -> Self? {
        let old = intersection(new)
        bits |= new.bits
        return old.bits == 0 ? nil : old
    }

    /// Adds the members of another set.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps the members that are in another set, too.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps the members that are in one of the sets only.
    public mutating func formSymmetricDifference(_ other: Self) {
        self = symmetricDifference(other)
    }
}
