import CPango
import Foundation
import Geometry

/// The positions of carets and selections, and the caret position at a point.
extension ShapedText {
    /// The caret before a byte: a rectangle without width, as high as its line's box. Where a line was
    /// wrapped, it is at the start of the next line, or at the end of the wrapped one if `isUpstream`.
    package func caretRect(atUTF8Offset offset: Int, isUpstream: Bool = false) -> CGRect {
        var index = lineIndex(at: offset)
        let isBetween = index > 0 && lines[index].range.lowerBound == offset
        if isUpstream, isBetween, lines[index - 1].isWrapped { index -= 1 }
        let rect = lines[index].rect
        return CGRect(
            x: x(atUTF8Offset: offset, inLine: index), y: rect.minY, width: 0, height: rect.height)
    }

    /// A rectangle for each run of selected characters, line by line and from left to right, and a
    /// narrow one for each selected line end.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        // If very many lines are selected, those that are not drawn yet are not shaped: their own
        // rectangles stand for what is selected of them.
        let isLong =
            lineIndex(at: range.upperBound) - lineIndex(at: range.lowerBound)
            > Typesetter.mostShapedLines
        var rects: [CGRect] = []
        for (index, line) in lines.enumerated() {
            guard line.range.lowerBound < range.upperBound else { break }
            guard line.range.upperBound >= range.lowerBound else { continue }
            let isWhole = range.contains(line.range) && isLong
            if isWhole, !handles[index].paragraph.isShaped {
                rects.append(line.rect)
                continue
            }
            var spans = spans(of: range.clamped(to: line.range), inLine: index)
            let goesOn = !line.isWrapped && range.upperBound > line.range.upperBound
            if goesOn, index < lines.count - 1 {
                let end = x(atUTF8Offset: line.range.upperBound, inLine: index)
                spans.append(end...(end + line.rect.height / 4))
            }
            rects += Self.joined(spans).map {
                CGRect(
                    x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound,
                    height: line.rect.height)
            }
        }
        return rects
    }

    /// The caret position nearest to a point, which may lie outside the text.
    package func utf8Offset(at point: CGPoint) -> Int {
        let index = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
        return utf8Offset(atX: point.x, inLine: index)
    }

    // MARK: Within a line

    /// The line that shows a byte or ends there.
    func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func x(atUTF8Offset offset: Int, inLine index: Int) -> CGFloat {
        let handle = handles[index]
        let within = min(max(offset, lines[index].range.lowerBound), lines[index].range.upperBound)
        let units = handle.paragraph.x(ofByte: within, inLine: handle.index)
        return (CGFloat(units) / CGFloat(PANGO_SCALE) + handle.left) / scale
    }

    func utf8Offset(atX x: CGFloat, inLine index: Int) -> Int {
        let handle = handles[index]
        let line = lines[index]
        let pixels = min(max(x * scale - handle.left, -1), 1_000_000)
        let (byte, characters) = handle.paragraph.byte(
            atX: Int32(Int(saturating: pixels * CGFloat(PANGO_SCALE))), inLine: handle.index)
        var scalar = string.utf8.index(
            string.startIndex,
            offsetBy: min(byte, string.utf8.count))
        for _ in 0..<characters where scalar < string.endIndex {
            string.unicodeScalars.formIndex(after: &scalar)
        }
        var offset = string.utf8.distance(from: string.startIndex, to: scalar)
        offset = min(max(offset, line.range.lowerBound), line.range.upperBound)
        // The end of a wrapped line belongs to the next line, so use the position before it.
        if line.isWrapped, offset == line.range.upperBound, !line.range.isEmpty {
            return max(previousGrapheme(from: offset), line.range.lowerBound)
        }
        return offset
    }

    /// The horizontal spans, in points, in which runs show a range.
    private func spans(of range: Range<Int>, inLine index: Int) -> [ClosedRange<CGFloat>] {
        let handle = handles[index]
        let paragraph = handle.paragraph
        let start = paragraph.range.lowerBound
        let bytes = range.lowerBound - start..<range.upperBound - start
        return handle.runs.compactMap { paragraph.span(of: bytes, in: $0) }.map { span in
            let left = CGFloat(span.lowerBound) / CGFloat(PANGO_SCALE) + handle.left
            let right = CGFloat(span.upperBound) / CGFloat(PANGO_SCALE) + handle.left
            return left / scale...right / scale
        }
    }

    /// Joins adjacent spans.
    private static func joined(_ spans: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, span.lowerBound <= last.upperBound + 0.01 {
                result[result.count - 1] =
                    last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                result.append(span)
            }
        }
        return result.filter { $0.upperBound > $0.lowerBound }
    }
}
