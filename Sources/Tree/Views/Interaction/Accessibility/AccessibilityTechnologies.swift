/// The kinds of assistive technology that a focus state follows.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: Int

    /// What reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// What operates the screen with switches.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    private init(bits: Int) { self.bits = bits }

    public init() { self.init(bits: 0) }

    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        bits & member.bits == member.bits
    }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }

    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }

    public func symmetricDifference(
        _ other: AccessibilityTechnologies
    ) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(
        _ member: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let shared = bits & member.bits
        bits &= ~member.bits
        return shared == 0 ? nil : AccessibilityTechnologies(bits: shared)
    }

    @discardableResult
    public mutating func update(
        with newMember: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let old = contains(newMember)
        bits |= newMember.bits
        return old ? newMember : nil
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        self = intersection(other)
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        self = symmetricDifference(other)
    }
}
