import Foundation

/// The offsets of the scroll views of a window by their paths, which a saved session restores
/// before the first layout.
package final class ScrollMemory {
    /// The greatest number of scroll views that are saved, because a window's record has to stay
    /// small.
    package static let limit = 100

    /// The saved offsets of scroll views that are not made yet, or whose content is not long enough
    /// yet.
    private var wanted: [String: CGPoint] = [:]
    private var shown: [String: CGPoint] = [:]
    /// The first visible rows, where an offset says too little.
    private var wantedRows: [String: ScrollAnchor] = [:]
    private var shownRows: [String: ScrollAnchor] = [:]

    init() {}

    /// The offsets to save.
    package var offsets: [String: CGPoint] {
        let all = wanted.merging(shown) { $1 }
        guard all.count > Self.limit else { return all }
        let saved = Set(all.keys.sorted().prefix(Self.limit))
        return all.filter { saved.contains($0.key) }
    }

    /// The first visible rows to save.
    package var rows: [String: ScrollAnchor] {
        guard !wantedRows.isEmpty || !shownRows.isEmpty else { return [:] }
        let offsets = offsets
        return wantedRows.merging(shownRows) { $1 }.filter { offsets[$0.key] != nil }
    }

    /// Sets the offsets and rows of a saved session, before the window's first layout.
    package func restore(_ offsets: [String: CGPoint], rows: [String: ScrollAnchor] = [:]) {
        wanted = offsets.filter { $0.value.x.isFinite && $0.value.y.isFinite }
        wantedRows = rows.filter { wanted[$0.key] != nil }
    }

    /// The offset of a scroll view at the last run, if known.
    func offset(wantedAt path: String) -> CGPoint? { wanted[path] }

    func row(wantedAt path: String) -> ScrollAnchor? { wantedRows[path] }

    /// Notes where a scroll view is, after it was scrolled or restored.
    func note(_ offset: CGPoint, row: ScrollAnchor?, at path: String) {
        wanted[path] = nil
        wantedRows[path] = nil
        shown[path] = offset
        shownRows[path] = row
    }

    /// Forgets a scroll view that was removed.
    func forget(_ path: String) {
        shown[path] = nil
        shownRows[path] = nil
    }
}

extension ViewTree {
    package var scrollMemory: ScrollMemory { feature(ScrollMemory.init) }
}
