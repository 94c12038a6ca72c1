import Foundation

/// How far the scroll views of a window are scrolled, by their paths, so that a saved session
/// brings it back before anything is placed.
package final class ScrollMemory {
    /// More are not kept: a window's row has to stay small.
    package static let limit = 100

    /// What a saved session says of scroll views that have not been made yet, or whose content has
    /// not become long enough.
    private var wanted: [String: CGPoint] = [:]
    private var shown: [String: CGPoint] = [:]
    /// The rows that were first in sight, where an offset says too little.
    private var wantedRows: [String: ScrollAnchor] = [:]
    private var shownRows: [String: ScrollAnchor] = [:]

    init() {}

    /// All that should come back at the next start.
    package var offsets: [String: CGPoint] {
        let all = wanted.merging(shown) { $1 }
        guard all.count > Self.limit else { return all }
        let kept = Set(all.keys.sorted().prefix(Self.limit))
        return all.filter { kept.contains($0.key) }
    }

    /// The rows that should then be first in sight.
    package var rows: [String: ScrollAnchor] {
        guard !wantedRows.isEmpty || !shownRows.isEmpty else { return [:] }
        let offsets = offsets
        return wantedRows.merging(shownRows) { $1 }.filter { offsets[$0.key] != nil }
    }

    /// Takes over what a saved session says; to be called before the window is laid out.
    package func restore(_ offsets: [String: CGPoint], rows: [String: ScrollAnchor] = [:]) {
        wanted = offsets.filter { $0.value.x.isFinite && $0.value.y.isFinite }
        wantedRows = rows.filter { wanted[$0.key] != nil }
    }

    /// Where the scroll view was at the last run; nil where nothing is known.
    func offset(wantedAt path: String) -> CGPoint? { wanted[path] }

    func row(wantedAt path: String) -> ScrollAnchor? { wantedRows[path] }

    /// The scroll view is somewhere by its user's or its app's will, or where it was wanted.
    func note(_ offset: CGPoint, row: ScrollAnchor?, at path: String) {
        wanted[path] = nil
        wantedRows[path] = nil
        shown[path] = offset
        shownRows[path] = row
    }

    /// The scroll view has gone.
    func forget(_ path: String) {
        shown[path] = nil
        shownRows[path] = nil
    }
}

extension ViewTree {
    package var scrollMemory: ScrollMemory { feature(ScrollMemory.init) }
}
