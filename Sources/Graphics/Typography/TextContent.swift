import Foundation

/// A text to shape: runs in reading order. Offsets into it count UTF-8 bytes of the joined runs.
package struct TextContent: Hashable, Sendable {
    package let runs: [TextRun]
    /// The runs' strings, joined.
    package let string: String

    /// Without runs, the text is an empty run in the system's font.
    package init(_ runs: [TextRun]) {
        let runs = runs.isEmpty ? [TextRun("", font: .system(size: 14))] : runs
        self.runs = runs
        string = runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
    }

    package init(_ string: String, font: FontDescription) {
        self.init([TextRun(string, font: font)])
    }

    package static func == (a: TextContent, b: TextContent) -> Bool { a.runs == b.runs }

    /// Hashes only what differs between most texts: hashing all fields costs more than using the
    /// cache saves.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(runs.count)
        hasher.combine(runs[0].font.size)
        for run in runs { run.hashString(into: &hasher) }
    }

    /// The bytes each run covers.
    var runRanges: [Range<Int>] {
        var start = 0
        return runs.map { run in
            defer { start += run.string.utf8.count }
            return start..<start + run.string.utf8.count
        }
    }

    /// Whether it has no attributes apart from one font.
    var isPlain: Bool { runs.count == 1 && runs[0].isPlain }

    /// Whether the text consists of icons.
    var isSymbolsOnly: Bool { runs.allSatisfy { $0.font.family == .symbols } }

    /// The bytes of each paragraph, without its separator. A final newline is followed by an empty
    /// paragraph.
    var paragraphRanges: [Range<Int>] {
        var text = string
        return text.withUTF8 { bytes in
            var ranges: [Range<Int>] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                let length = Self.separatorLength(in: bytes, at: index)
                guard length > 0 else {
                    index += 1
                    continue
                }
                ranges.append(start..<index)
                index += length
                start = index
            }
            ranges.append(start..<bytes.count)
            return ranges
        }
    }

    /// The bytes of the paragraph separator at an index: LF, CR, CR LF or U+2029; 0 for none.
    private static func separatorLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int
    {
        switch bytes[index] {
        case 0x0A: 1
        case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2
        where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9: 3
        default: 0
        }
    }
}
