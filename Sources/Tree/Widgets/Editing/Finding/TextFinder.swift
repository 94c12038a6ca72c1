/// What an edited text knows of its find bar.
final class TextFinder {
    /// Whether the bar is shown, so that what was found is marked.
    var isShown = false
    /// Whether it was shown once: the editor then stays beside the bar's position.
    var wasShown = false
    /// Shows the bar, with the field for a replacement where that is asked for; nil where nothing
    /// may be looked for.
    var open: ((_ replaces: Bool) -> Void)?

    private var search = TextSearch()
    private var text = ""
    /// What was found, in order.
    private(set) var ranges: [Range<Int>] = []

    init() {}

    /// Searches again where the search or the text is another one.
    func update(_ search: TextSearch, in text: String) {
        guard search != self.search || text != self.text else { return }
        (self.search, self.text) = (search, text)
        ranges = search.ranges(in: text)
    }

    /// The found ranges that touch a part of the text; none in a text that was not searched.
    func ranges(touching part: Range<Int>, of text: String) -> ArraySlice<Range<Int>> {
        guard isShown, !ranges.isEmpty, text == self.text else { return [] }
        let start = index(endingAfter: part.lowerBound)
        return ranges[start...].prefix { $0.lowerBound < part.upperBound }
    }

    /// The range after a selection, or with -1 the one before it; beyond the last comes the first.
    func next(_ step: Int, from selection: Range<Int>) -> Range<Int>? {
        guard !ranges.isEmpty else { return nil }
        let here = index(endingAfter: selection.lowerBound)
        let isHere = ranges.indices.contains(here) && ranges[here] == selection
        if step > 0 {
            let next =
                isHere
                ? here + 1 : ranges[here...].firstIndex { $0.lowerBound >= selection.upperBound }
            return ranges[(next ?? ranges.count) % ranges.count]
        }
        return ranges[(here + ranges.count - 1) % ranges.count]
    }

    /// The range nearest to a selection from its beginning on.
    func nearest(to selection: Range<Int>) -> Range<Int>? {
        guard !ranges.isEmpty else { return nil }
        return ranges[index(endingAfter: selection.lowerBound) % ranges.count]
    }

    /// The number of a range among all, from 0; nil for one that was not found.
    func position(of range: Range<Int>) -> Int? {
        let index = index(endingAfter: range.lowerBound)
        return ranges.indices.contains(index) && ranges[index] == range ? index : nil
    }

    /// The first range that ends after an offset.
    private func index(endingAfter offset: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
