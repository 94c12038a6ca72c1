/// The guides that views may set, as 64 bits that keys share.
///
/// A key that is not in it is certainly not set; one that is in it must be looked up.
package struct AlignmentKeySet: OptionSet, Sendable {
    package let rawValue: UInt64

    /// Nothing is known: every guide must be looked up.
    package static let all = AlignmentKeySet(rawValue: .max)

    /// An empty literal would run code that is the same for sets of any kind, and slow for that.
    package static var none: AlignmentKeySet { AlignmentKeySet(rawValue: 0) }

    /// What a text sets.
    package static let textBaselines: AlignmentKeySet = [
        AlignmentKeySet(VerticalAlignment.firstTextBaseline.key),
        AlignmentKeySet(VerticalAlignment.lastTextBaseline.key),
    ]

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package init(_ key: AlignmentKey) {
        // The baselines, which every text sets, keep bits that no other guide has.
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
