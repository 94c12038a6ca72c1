import Foundation
import Testing

@testable import Typography

@MainActor
struct ShapingCacheTests {
    private let content = TextContent(
        "The quick brown fox jumps over the lazy dog", font: .system(size: 14, lineHeight: 20))

    @Test("The same text in the same room is shaped once")
    func twice() {
        let shaper = TextShaper()
        let first = shaper.shape(content, within: .init(width: 100))
        #expect(shaper.shape(content, within: .init(width: 100)) === first)
        #expect(shaper.shapings == 1)
    }

    @Test("A text that fits serves every greater width")
    func widerRooms() {
        let shaper = TextShaper()
        let natural = shaper.shape(content)
        for width in [natural.size.width, 400, 1_000, .infinity] {
            #expect(shaper.shape(content, within: .init(width: width)) === natural)
        }
        #expect(shaper.shapings == 1)
        #expect(shaper.shape(content, within: .init(width: 100)) !== natural)
    }

    @Test(
        "A text in a room that ends within its last pixel serves no other room",
        arguments: ["7", "é"])
    func withinPixel(string: String) {
        let shaper = TextShaper()
        let content = TextContent(string, font: .system(size: 14, lineHeight: 20))
        let line = TextShaper().shape(content).lines[0].rect.width
        let room = (line + line.rounded(.up)) / 2
        #expect(shaper.shape(content, within: .init(width: room)).size.width == room)
        #expect(shaper.shape(content).size.width == line.rounded(.up))
        #expect(shaper.shape(content, within: .init(width: room)).size.width == room)
    }

    @Test("A broken text serves the widths down to its widest line")
    func ownWidth() {
        let shaper = TextShaper()
        let text = shaper.shape(content, within: .init(width: 150))
        #expect(shaper.shape(content, within: .init(width: text.size.width)) === text)
        #expect(shaper.shape(content, within: .init(width: 150, height: 500)) === text)
        #expect(shaper.shapings == 1)
        #expect(shaper.shape(content, within: .init(width: 150, height: 30)) !== text)
    }

    @Test("Texts dropped from the cache come back equal")
    func equality() {
        let shaper = TextShaper(cacheLimit: 4)
        let first = shaper.shape(content, within: .init(width: 150))
        for number in 0..<20 {
            _ = shaper.shape(TextContent("\(number)", font: .system(size: 14)))
        }
        let again = shaper.shape(content, within: .init(width: 150))
        #expect(again !== first)
        #expect(again == first)
        #expect(again.hashValue == first.hashValue)
        #expect(again != shaper.shape(content, within: .init(width: 100)))
    }

    @Test("A text that is asked for again and again stays, however many others come")
    func use() {
        let shaper = TextShaper(cacheLimit: 8)
        let first = shaper.shape(content)
        for number in 0..<40 {
            _ = shaper.shape(TextContent("\(number)", font: .system(size: 14)))
            #expect(shaper.shape(content) === first)
        }
        #expect(shaper.shapings == 41)
    }

    @Test(
        "The least width of a text is the width it has where it has no room, hyphens left out",
        arguments: ["0", "4711", "漢字かな", "👩‍👩‍👧 1", "", "pretty red table"])
    func leastWidth(string: String) throws {
        let shaper = TextShaper()
        let content = TextContent(string, font: .system(size: 14))
        let least = try #require(shaper.shape(content).leastWidth)
        let narrow = shaper.shape(content, within: .init(width: 0)).size.width
        if string.contains("table") {
            #expect(least < narrow && narrow < 2 * least)
        } else {
            #expect(abs(least - narrow) < 0.01)
        }
    }

    @Test("Letters composed and decomposed are two texts, each with its own offsets")
    func exactBytes() {
        let shaper = TextShaper()
        let font = FontDescription.system(size: 14)
        let composed = shaper.shape(TextContent("caf\u{E9}", font: font))
        let decomposed = shaper.shape(TextContent("cafe\u{301}", font: font))
        #expect(composed.lines[0].range == 0..<5)
        #expect(decomposed.lines[0].range == 0..<6)
    }

    @Test("A NUL is shown as a space")
    func nul() {
        let shaper = TextShaper()
        let text = shaper.shape(TextContent("a\0b", font: .system(size: 14)))
        #expect(text.lines[0].range == 0..<3)
    }
}
