import Foundation
import Geometry
import Testing

@testable import Layouts

struct SizeCacheTests {
    private let size = CGSize(width: 40, height: 20)

    private func proposal(_ width: CGFloat?, _ height: CGFloat? = nil) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }

    @Test("A steady size answers every proposal that is no narrower, and no other")
    func steady() {
        var cache = SizeCache()
        cache.insertSteady(size, for: .unspecified)
        for width in [nil, 40, 41, .infinity] as [CGFloat?] {
            #expect(cache.size(for: proposal(width, 5)) == size)
        }
        #expect(cache.size(for: proposal(39.9)) == nil)
        #expect(cache.size(for: proposal(.nan)) == nil)
        cache.removeAll()
        #expect(cache.size(for: .unspecified) == nil)
    }

    @Test("One steady size stands for another where that answers all proposals that there were")
    func steadyElsewhere() {
        var old = SizeCache()
        old.insertSteady(size, for: .unspecified)
        var new = SizeCache()
        #expect(!old.isSteady(in: new))
        #expect(new.isSteady(in: old))
        new.insertSteady(CGSize(width: 60, height: 20), for: .unspecified)
        #expect(old.isSteady(in: new))
        _ = old.size(for: proposal(60))
        #expect(old.isSteady(in: new))
        _ = old.size(for: proposal(59))
        #expect(!old.isSteady(in: new))
    }
}
