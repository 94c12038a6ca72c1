import Foundation
import Geometry
import Testing

@testable import Views

/// The tracks and thumbs of scroll bars.
struct ScrollBarGeometryTests {
    private func bars(
        content: CGSize = CGSize(width: 100, height: 800), offset: CGFloat = 0, isShown: Bool = true
    ) -> ScrollBarGeometry {
        let size = CGSize(width: 100, height: 200)
        return ScrollBarGeometry(
            size: size, contentSize: content, offset: CGPoint(x: 0, y: offset),
            limit: CGSize(
                width: max(0, content.width - size.width),
                height: max(0, content.height - size.height)),
            isShown: isShown)
    }

    @Test("A bar is needed along an axis whose content is longer than the view")
    func needed() {
        #expect(bars().isNeeded(.vertical))
        #expect(!bars().isNeeded(.horizontal))
        #expect(!bars(isShown: false).isNeeded(.vertical))
    }

    @Test("The thumb takes the share of the track that the view takes of its content")
    func share() {
        let thumb = bars().thumb(.vertical, isWide: false)
        #expect(thumb.minY == 2)
        #expect(thumb.height == 49)
        #expect(bars(offset: 600).thumb(.vertical, isWide: false).maxY == 198)
    }

    @Test("Long content leaves a thumb that can still be pressed")
    func shortest() {
        let bars = bars(content: CGSize(width: 100, height: 1_000_000))
        #expect(bars.thumb(.vertical, isWide: false).height == 24)
    }

    @Test("A thumb dragged to where it is shown gives the offset back", arguments: [0, 150, 600])
    func roundTrip(_ offset: CGFloat) throws {
        let bars = bars(offset: offset)
        let start = bars.thumb(.vertical, isWide: true).minY
        let back = try #require(bars.offset(ofThumbAt: start, .vertical))
        #expect(abs(back - offset) < 0.001)
    }

    @Test("Two bars keep clear of the corner between them")
    func corner() {
        let both = bars(content: CGSize(width: 400, height: 800), offset: 600)
        #expect(both.thumb(.vertical, isWide: false).maxY == 187)
    }
}
