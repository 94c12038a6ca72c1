import Foundation
import Views

/// What is selected in an edited text.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts, or the insertion point as an empty range.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One selected part; the insertion point if it is empty.
        case selection(Range<String.Index>)
        /// Several parts, of which fields and editors select all from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected parts, or the insertion point, as indices of the text.
    public var indices: Indices
    /// The line of an insertion point at the end of a line that was wrapped.
    public var affinity = TextSelectionAffinity.automatic

    /// Creates a selection of one or more parts, or of an insertion point between two characters.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether nothing is selected, so that typed text is inserted.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// From the first selected character to the last, as fields and editors select one part.
    var whole: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }
}

/// The line on which an insertion point between two lines is shown.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The line on which the insertion point is shown by default: the lower one.
    case automatic
    /// The upper line, at its end.
    case upstream
    /// The lower line, at its beginning.
    case downstream
}

private enum AffinityKey: EnvironmentKey {
    static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
    /// The line of a caret between two lines, in the fields and editors inside.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[AffinityKey.self] }
        set { self[AffinityKey.self] = newValue }
    }
}

extension View {
    /// The line on which fields and editors inside show a caret between two lines.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension TextSelection {
    /// The UTF-8 offsets in a text, or the nearest ones where the text has become shorter.
    func offsets(in text: String) -> Range<Int>? {
        guard let range = whole else { return nil }
        let end = text.utf8.count
        let first = min(range.lowerBound.utf8Offset(in: text), end)
        let last = min(range.upperBound.utf8Offset(in: text), end)
        return min(first, last)..<max(first, last)
    }

    init(offsets: Range<Int>, in text: String) {
        let utf8 = text.utf8
        let first =
            utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound, limitedBy: utf8.endIndex)
            ?? utf8.endIndex
        let last =
            utf8.index(utf8.startIndex, offsetBy: offsets.upperBound, limitedBy: utf8.endIndex)
            ?? utf8.endIndex
        self.init(range: first..<last)
    }
}

extension String.Index {
    /// The number of UTF-8 bytes before the index, which may come from another, longer text.
    fileprivate func utf8Offset(in text: String) -> Int {
        self >= text.endIndex
            ? text.utf8.count : text.utf8.distance(from: text.startIndex, to: self)
    }
}
