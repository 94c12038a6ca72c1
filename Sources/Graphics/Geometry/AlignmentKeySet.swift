/// A Bloom filter of alignment guides: a key outside of the set is not set by the view; a key in it
/// must be looked up.
package struct AlignmentKeySet: OptionSet, Sendable {
    package let rawValue: UInt64

    /// The set for which every guide must be looked up.
    package static let all = AlignmentKeySet(rawValue: .max)

    /// An empty literal would call the generic initialiser of option sets, which is slow.
    package static var none: AlignmentKeySet { AlignmentKeySet(rawValue: 0) }

    /// The guides that a text sets.
    package static let textBaselines: AlignmentKeySet = [
        AlignmentKeySet(AlignmentKey(FirstTextBaselineID.self, .vertical)),
        AlignmentKeySet(AlignmentKey(LastTextBaselineID.self, .vertical)),
    ]

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package init(_ key: AlignmentKey) {
        // The baselines, which every text sets, have bits that no other guide shares.
        if key.id == FirstTextBaselineID.self {
            self.init(rawValue: 1)
        } else if key.id == LastTextBaselineID.self {
            self.init(rawValue: 2)
        } else {
            let address = UInt(bitPattern: ObjectIdentifier(key.id))
            self.init(rawValue: 4 << UInt64((address >> 4) % 62))
        }
    }
}
