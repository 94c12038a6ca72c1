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

    /// All that should come back at the next start.
    package var offsets: [String: CGPoint] {
        let all = wanted.merging(shown) { $1 }
        guard all.count > Self.limit else { return all }
        let kept = Set(all.keys.sorted().prefix(Self.limit))
        return all.filter { kept.contains($0.key) }
    }

    /// Takes over what a saved session says; to be called before the window is laid out.
    package func restore(_ offsets: [String: CGPoint]) {
        wanted = offsets.filter { $0.value.x.isFinite && $0.value.y.isFinite }
    }

    /// Where the scroll view was at the last run; nil where nothing is known.
    func offset(wantedAt path: String) -> CGPoint? { wanted[path] }

    /// The scroll view is somewhere by its user's or its app's will, or where it was wanted.
    func note(_ offset: CGPoint, at path: String) {
        wanted[path] = nil
        shown[path] = offset
    }

    /// The scroll view has gone.
    func forget(_ path: String) { shown[path] = nil }
}
