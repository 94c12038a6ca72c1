/// The kinds of assistive technology that a focus state follows.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: Int

    /// What reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// What operates the screen with switches.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    private init(bits: Int) { self.bits = bits }

    /// Creates an empty set.
    public init() { self.init(bits: 0) }

    /// Returns whether all technologies of another set are in this one.
    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        bits & member.bits == member.bits
    }

    /// Returns the technologies that are in either set.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }

    /// Returns the technologies that are in both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }

    /// Returns the technologies that are in exactly one of the sets.
    public func symmetricDifference(
        _ other: AccessibilityTechnologies
    ) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }

    /// Adds the technologies of another set, and returns whether any of them was missing.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Removes the technologies of another set, and returns those that were in this one; nil if
    /// none was.
    @discardableResult
    public mutating func remove(
        _ member: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let shared = bits & member.bits
        bits &= ~member.bits
        return shared == 0 ? nil : AccessibilityTechnologies(bits: shared)
    }

    /// Adds the technologies of another set, and returns it if all of them were in this one, else
    /// nil.
    @discardableResult
    public mutating func update(
        with newMember: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let old = contains(newMember)
        bits |= newMember.bits
        return old ? newMember : nil
    }

    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

    /// Removes the technologies that are not in another set, too.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        self = intersection(other)
    }

    /// Removes the technologies that are in another set, too, and adds the others of that set.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        self = symmetricDifference(other)
    }
}
