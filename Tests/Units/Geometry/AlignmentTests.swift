import Foundation
import Geometry
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
}

/// Sets one guide.
private final class OneGuide: AlignmentGuides {
    let key: AlignmentKey
    let explicitAlignmentKeys: AlignmentKeySet

    init(_ key: AlignmentKey) {
        self.key = key
        explicitAlignmentKeys = AlignmentKeySet(key)
    }

    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        key == self.key ? 7 : nil
    }
}

struct AlignmentTests {
    private let plain = ViewDimensions(size: CGSize(width: 40, height: 30))

    @Test("Guides that nobody sets lie at their default places")
    func defaults() {
        #expect(plain[HorizontalAlignment.leading] == 0)
        #expect(plain[HorizontalAlignment.center] == 20)
        #expect(plain[HorizontalAlignment.trailing] == 40)
        #expect(plain[VerticalAlignment.top] == 0)
        #expect(plain[VerticalAlignment.center] == 15)
        #expect(plain[VerticalAlignment.bottom] == 30)
        #expect(plain[VerticalAlignment.firstTextBaseline] == 30)
        #expect(plain[.third] == 10)
        #expect(plain[explicit: .third] == nil)
    }

    @Test("A guide that is set wins over its default, and no other guide moves")
    func explicit() {
        let size = CGSize(width: 40, height: 30)
        for key in [VerticalAlignment.third.key, VerticalAlignment.firstTextBaseline.key] {
            let guides = OneGuide(key)
            let dimensions = ViewDimensions(size: size, guides: guides)
            #expect(dimensions[key] == 7)
            #expect(dimensions[explicit: key] == 7)
            #expect(dimensions[VerticalAlignment.bottom] == 30)
        }
    }

    @Test("Several guides merge to their mean, first baselines to the top, last to the bottom")
    func merging() {
        #expect(VerticalAlignment.third.combineExplicit([nil, 1, nil, 2, 6]) == 3)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, 4]) == 3)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, 4]) == 5)
        #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
    }

    @Test("Alignments of the same identity are equal, and keys sort by axis first")
    func keys() {
        #expect(VerticalAlignment.third == VerticalAlignment(Third.self))
        #expect(Set([Alignment.top, .top, .bottom]).count == 2)
        #expect(HorizontalAlignment.trailing.key < VerticalAlignment.top.key)
    }
}
