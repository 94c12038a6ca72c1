import Foundation
import FoundationNames
import Testing

@Suite("Links in texts")
struct DataDetectorTests {
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 64)
    private static let date = NSTextCheckingResult.CheckingType(rawValue: 16)

    private func links(_ text: String) throws -> [String] {
        let detector = try NSDataDetector(types: Self.link.rawValue)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            let range = Range($0.range, in: text)
            return "\(range.map { String(text[$0]) } ?? "-") -> \($0.url?.absoluteString ?? "-")"
        }
    }

    @Test(
        "Addresses are found with a scheme, as mail and as the name of a host",
        arguments: [
            ("Look at https://example.com/a?b=c#d.", "https://example.com/a?b=c#d"),
            ("(see: http://example.com)", "http://example.com"),
            (
                "https://en.wikipedia.org/wiki/Swift_(bird)",
                "https://en.wikipedia.org/wiki/Swift_(bird)"
            ),
            ("访问https://example.com吧", "https://example.com"),
            ("write to ada@example.org!", "ada@example.org -> mailto:ada@example.org"),
            ("mailto:ada@example.org", "mailto:ada@example.org"),
            ("www.example.museum", "www.example.museum -> http://www.example.museum"),
            ("at example.com:8080/x, or", "example.com:8080/x -> http://example.com:8080/x"),
            ("“bbc.co.uk”", "bbc.co.uk -> http://bbc.co.uk"),
            ("🎈 swift.org 🎈", "swift.org -> http://swift.org"),
        ])
    func found(text: String, link: String) throws {
        #expect(try links(text) == [link.contains(" -> ") ? link : "\(link) -> \(link)"])
    }

    @Test(
        "Words, numbers and names of files are no links",
        arguments: [
            "", "e.g. this", "3.14", "1.2.3.4", "main.swift", "a@b", "@home", "end.Next", "://",
            "https://", "...", "()", "mailto:", "-.com", "a..com", "example.com:99999",
        ])
    func notFound(text: String) throws { #expect(try links(text).isEmpty) }

    @Test("All links are found, in order, in the range alone, with ranges in UTF-16 units")
    func ranges() throws {
        let text = "🎈 a.com b.com c.com"
        let detector = try NSDataDetector(types: Self.link.rawValue)
        let whole = NSRange(text.startIndex..., in: text)
        #expect(detector.matches(in: text, range: whole).map(\.range.location) == [3, 9, 15])
        let part = NSRange(location: 5, length: 10)
        #expect(detector.firstMatch(in: text, range: part)?.url == URL(string: "http://b.com"))
        #expect(detector.numberOfMatches(in: text, range: whole) == 3)
        var seen = 0
        detector.enumerateMatches(in: text, range: whole) { match, _, stop in
            #expect(match?.resultType == Self.link)
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
        #expect(
            detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location
                == NSNotFound)
        #expect(detector.matches(in: text, range: NSRange(location: 90, length: 4)).isEmpty)
    }

    @Test("A detector without links is refused, and says what there is")
    func refused() {
        #expect(throws: CocoaError.self) {
            try NSDataDetector(types: Self.date.rawValue)
        }
    }

    @Test("A long text of hostile shape is read once")
    func hostile() throws {
        for text in ["(", "a.", "://", "@", "a@", "http://", "."] {
            #expect(try links(String(repeating: text, count: 200_000)).isEmpty)
        }
    }
}
