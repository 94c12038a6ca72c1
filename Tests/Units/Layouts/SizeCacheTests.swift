import Foundation
import Geometry
import Testing

@testable import Layouts

struct SizeCacheTests {
    private let size = CGSize(width: 40, height: 20)

    private func proposal(_ width: CGFloat?, _ height: CGFloat? = nil) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }

    @Test("A single-line size answers every proposal that is at least as wide, and no other")
    func singleLine() {
        var cache = SizeCache()
        cache.insertSingleLine(size, for: .unspecified)
        for width in [nil, 40, 41, .infinity] as [CGFloat?] {
            #expect(cache.size(for: proposal(width, 5)) == size)
        }
        #expect(cache.size(for: proposal(39.9)) == nil)
        #expect(cache.size(for: proposal(.nan)) == nil)
        cache.removeAll()
        #expect(cache.size(for: .unspecified) == nil)
    }

    @Test("One single-line size stands for another that answers all proposals made so far")
    func singleLineElsewhere() {
        var old = SizeCache()
        old.insertSingleLine(size, for: .unspecified)
        var new = SizeCache()
        #expect(!old.singleLineHolds(in: new))
        #expect(new.singleLineHolds(in: old))
        new.insertSingleLine(CGSize(width: 60, height: 20), for: .unspecified)
        #expect(old.singleLineHolds(in: new))
        _ = old.size(for: proposal(60))
        #expect(old.singleLineHolds(in: new))
        _ = old.size(for: proposal(59))
        #expect(!old.singleLineHolds(in: new))
    }
}
