import Foundation
import Testing

@testable import Typography

@MainActor
struct MeasuringTests {
    private let shaper = TextShaper()
    private let body = FontDescription.system(size: 14, lineHeight: 20)
    private let sentence = "The quick brown fox jumps over the lazy dog and runs away."

    private func shape(
        _ string: String, _ constraints: TextConstraints = TextConstraints()
    ) -> ShapedText {
        shaper.shape(TextContent(string, font: body), within: constraints)
    }

    @Test("More text is wider")
    func monotone() {
        let widths = ["i", "it", "its", "its a", "its a long"].map { shape($0).size.width }
        #expect(widths[0] > 0)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Without a width a paragraph is one line")
    func unbounded() {
        #expect(shape(sentence).lines.count == 1)
        #expect(shape(sentence + "\n" + sentence).lines.count == 2)
        #expect(shape("a\n").lines.count == 2)
    }

    @Test("A text that can wrap is never wider than its room", arguments: [40, 60.5, 99.9, 200])
    func wrapping(width: CGFloat) {
        let text = shape(sentence, .init(width: width))
        #expect(text.size.width <= width)
        #expect(text.lines.count > 1)
        #expect(text.lines.allSatisfy { $0.rect.width <= width })
        #expect(text.lines.dropLast().allSatisfy { $0.isWrapped })
        #expect(!text.lines[text.lines.count - 1].isWrapped)
    }

    @Test("A word without room breaks between characters")
    func breakingWords() {
        let text = shape("Donaudampfschifffahrt", .init(width: 50))
        #expect(text.lines.count > 1)
        #expect(text.size.width <= 50)
    }

    @Test("The widest line is the width reported")
    func widest() {
        let text = shape("a\nlonger\nlongest of all\nb")
        let widest = text.lines.map(\.rect.width).max() ?? 0
        #expect(text.size.width == widest.rounded(.up))
    }

    @Test("A text given its own width back keeps its lines")
    func stableWidth() {
        for width in stride(from: 30, through: 400, by: 7) {
            let text = shape(sentence, .init(width: CGFloat(width)))
            let again = TextShaper().shape(
                TextContent(sentence, font: body), within: .init(width: text.size.width))
            #expect(again.lines.map(\.range) == text.lines.map(\.range))
        }
    }

    @Test("One line that does not fit ends in an ellipsis")
    func truncation() {
        let text = shape(sentence, .init(width: 100, lineLimit: 1))
        #expect(text.isTruncated)
        #expect(text.lines.count == 1)
        #expect(text.size.width <= 100)
        #expect(!shape("Short", .init(width: 100, lineLimit: 1)).isTruncated)
    }

    @Test("Head, middle and tail give way as asked")
    func truncationModes() {
        let modes: [TextTruncation] = [.head, .middle, .tail]
        let ellipses = modes.map { mode in
            let text = shape(sentence, .init(width: 120, lineLimit: 1, truncation: mode))
            return text.handles[0].runs.first { $0.isEllipsis }?.x ?? -1
        }
        #expect(ellipses[0] == 0)
        #expect(ellipses[1] > 0)
        #expect(ellipses[2] > ellipses[1])
    }

    @Test("Paragraphs beyond the line limit leave an ellipsis")
    func truncatedParagraphs() {
        let text = shape("one\ntwo\nthree", .init(width: 300, lineLimit: 2))
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        let plain = shape("two").size.width
        #expect(text.lines[1].rect.width > plain)
        #expect(shape("one\ntwo", .init(lineLimit: 1)).lines.count == 1)
        #expect(!shape("one\ntwo", .init(lineLimit: 2)).isTruncated)
    }

    @Test("A line limit below one counts as one")
    func smallLimit() {
        #expect(shape(sentence, .init(width: 100, lineLimit: 0)).lines.count == 1)
    }

    @Test("A low room cuts lines, but never the first")
    func height() {
        let text = shape(sentence, .init(width: 100, height: 45))
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        #expect(shape(sentence, .init(width: 100, height: 5)).lines.count == 1)
    }

    @Test("Reserved space is as high as the line limit")
    func reservedSpace() {
        let text = shape("one", .init(lineLimit: 3, reservesSpace: true, lineSpacing: 2))
        #expect(text.size.height == 64)
        #expect(text.lines.count == 1)
    }

    @Test("Line spacing stands between lines only")
    func spacing() {
        #expect(shape("a\nb\nc", .init(lineSpacing: 5)).size.height == 70)
    }

    @Test("A text shrinks to fit before it is cut")
    func shrinking() {
        let room = TextConstraints(width: 300, lineLimit: 1, minimumScaleFactor: 0.5)
        let text = shape(sentence, room)
        #expect(!text.isTruncated)
        #expect(text.size.width <= 300)
        #expect(text.size.height < 20)
        var tiny = room
        tiny.width = 30
        #expect(shape(sentence, tiny).isTruncated)
    }

    @Test("Trailing lines end at the widest line's edge, and right-to-left leading ones too")
    func alignment() {
        let trailing = shape("a\nlonger", .init(alignment: .trailing))
        #expect(abs(trailing.lines[0].rect.maxX - trailing.size.width) < 0.01)
        let leading = shape("a\nlonger", .init(direction: .rightToLeft))
        #expect(abs(leading.lines[0].rect.maxX - leading.size.width) < 0.01)
        let center = shape("a\nlonger", .init(alignment: .center))
        #expect(abs(center.lines[0].rect.midX - center.size.width / 2) <= 1)
    }

    @Test("Five thousand lines are laid out, each in its place")
    func longText() {
        let long = (1...5_000).map { "Line \($0)" }.joined(separator: "\n")
        let text = shape(long)
        #expect(text.lines.count == 5_000)
        #expect(text.size.height == 100_000)
        #expect(text.lines[4_999].rect.minY == 99_980)
        #expect(text.utf8Offset(at: CGPoint(x: 0, y: 99_990)) == text.lines[4_999].range.lowerBound)
    }

    @Test("Tracking widens a text and tabular figures are equally wide")
    func features() {
        var run = TextRun("Tracking", font: body)
        let plain = shaper.shape(TextContent([run])).size.width
        run.tracking = 2
        #expect(shaper.shape(TextContent([run])).size.width > plain + 12)
        var tabular = body
        tabular.usesTabularFigures = true
        let widths = ["1111", "8888", "0479"].map {
            shaper.shape(TextContent($0, font: tabular)).lines[0].rect.width
        }
        #expect(Set(widths).count == 1)
    }
}
