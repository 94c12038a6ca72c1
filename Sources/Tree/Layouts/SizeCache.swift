import Foundation
import Geometry

/// The sizes that a view returned for its last few proposals.
///
/// The first four are stored inline; of many, the oldest are overwritten.
package struct SizeCache {
    private var recent = (Entry(), Entry(), Entry(), Entry())
    private var others: [Entry] = []
    /// The size for every proposal at least as wide as it, whatever the proposed height, as that of
    /// a single line of text is.
    package private(set) var singleLine: CGSize?
    /// The least proposed width for which it was returned.
    private var narrowest = CGFloat.infinity
    /// How many sizes were inserted, including those overwritten since.
    package private(set) var count = 0

    private static let recentCapacity = 4
    private static let otherCapacity = 28

    package init() {}

    package mutating func removeAll() {
        guard count > 0 else { return }
        recent = (Entry(), Entry(), Entry(), Entry())
        others.removeAll(keepingCapacity: true)
        singleLine = nil
        narrowest = .infinity
        count = 0
    }

    /// The cached size for a proposal. Mutating so that the lookup happens in place when the cache is
    /// a property of an object, without a copy.
    package mutating func size(for proposal: ProposedViewSize) -> CGSize? {
        guard count > 0 else { return nil }
        if let singleLine {
            let width = proposal.width ?? .infinity
            if width >= singleLine.width {
                narrowest = min(narrowest, width)
                return singleLine
            }
        }
        let width = Entry.code(proposal.width)
        let height = Entry.code(proposal.height)
        if recent.0.matches(width, height) { return recent.0.size }
        if recent.1.matches(width, height) { return recent.1.size }
        if recent.2.matches(width, height) { return recent.2.size }
        if recent.3.matches(width, height) { return recent.3.size }
        return others.first { $0.matches(width, height) }?.size
    }

    package mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(
            width: Entry.code(proposal.width), height: Entry.code(proposal.height), size: size)
        switch count {
        case 0: recent.0 = entry
        case 1: recent.1 = entry
        case 2: recent.2 = entry
        case 3: recent.3 = entry
        default: insertOther(entry)
        }
        count += 1
    }

    /// Inserts a size that is also the size for every proposal at least as wide as it.
    package mutating func insertSingleLine(_ size: CGSize, for proposal: ProposedViewSize) {
        insert(size, for: proposal)
        singleLine = size
        narrowest = min(narrowest, proposal.width ?? .infinity)
    }

    /// Whether the other cache has one size for all proposals for which this one returned its
    /// single-line size.
    package func singleLineHolds(in other: SizeCache) -> Bool {
        guard singleLine != nil else { return true }
        return other.singleLine.map { $0.width <= narrowest } ?? false
    }

    /// Visits all cached sizes with their proposals.
    package func forEach(_ visit: (ProposedViewSize, CGSize) -> Void) {
        if count > 0 { visit(recent.0.proposal, recent.0.size) }
        if count > 1 { visit(recent.1.proposal, recent.1.size) }
        if count > 2 { visit(recent.2.proposal, recent.2.size) }
        if count > 3 { visit(recent.3.proposal, recent.3.size) }
        for entry in others { visit(entry.proposal, entry.size) }
    }

    private mutating func insertOther(_ entry: Entry) {
        guard others.count == Self.otherCapacity else {
            others.append(entry)
            return
        }
        others[(count - Self.recentCapacity) % Self.otherCapacity] = entry
    }

    private struct Entry {
        var width = Entry.empty
        var height = Entry.empty
        var size = CGSize.zero

        /// Two bit patterns that are not a length: both are quiet NaNs.
        static let empty: UInt64 = 0x7ff8_0000_0000_0001
        static let unspecified: UInt64 = 0x7ff8_0000_0000_0002

        static func code(_ length: CGFloat?) -> UInt64 {
            guard let length else { return unspecified }
            return Double(length).bitPattern
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(width: Self.length(width), height: Self.length(height))
        }

        private static func length(_ code: UInt64) -> CGFloat? {
            code == unspecified ? nil : CGFloat(Double(bitPattern: code))
        }

        func matches(_ width: UInt64, _ height: UInt64) -> Bool {
            self.width == width && self.height == height
        }
    }
}
