import Foundation

/// What of a text was replaced by what.
package struct TextReplacement {
    /// The replaced part of the old text, in UTF-16.
    package let range: NSRange
    package let text: String

    /// Compares two texts from both ends.
    package init(from old: String, to new: String) {
        let (olds, news) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(olds.count, news.count)
        var start = 0
        while start < shorter, olds[start] == news[start] { start += 1 }
        if start > 0, UTF16.isLeadSurrogate(olds[start - 1]) { start -= 1 }
        var end = 0
        while end < shorter - start, olds[olds.count - 1 - end] == news[news.count - 1 - end] {
            end += 1
        }
        if end > 0, UTF16.isTrailSurrogate(olds[olds.count - end]) { end -= 1 }
        range = NSRange(location: start, length: olds.count - end - start)
        text = String(decoding: news[start..<(news.count - end)], as: UTF16.self)
    }
}
