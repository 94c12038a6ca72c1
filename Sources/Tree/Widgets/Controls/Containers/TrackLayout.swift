import Foundation
import Geometry
import Views

/// How the items of a lazy grid divide the available width across its axis.
struct TrackLayout: GridTracks {
    /// The direction in which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?
    let alignment: Alignment

    private func gap(_ spacing: CGFloat?) -> CGFloat { spacing ?? Theme.Spacing.stack }

    var lineSpacing: CGFloat { gap(spacing) }

    /// Fixed tracks first; the rest is shared by the flexible ones, within their limits.
    func tracks(in length: CGFloat?) -> [GridTrack] {
        guard !items.isEmpty else { return [] }
        let gaps = items.dropLast().reduce(0) { $0 + gap($1.spacing) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let length) = item.size { sum + length } else { sum }
        }
        var left = (length ?? fallbackLength + gaps) - gaps - fixed
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let share = max(0, left / CGFloat(max(1, flexible)))
            switch item.size {
            case .fixed(let length):
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length
            case .flexible(let low, let high):
                let length = max(low, min(high, share))
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length
                left -= length
                flexible -= 1
            case .adaptive(let low, let high):
                let count = columns(of: low, gap(item.spacing), in: share)
                let inner = share - CGFloat(count - 1) * gap(item.spacing)
                let length = max(low, min(high, inner / CGFloat(count)))
                for index in 0..<count {
                    tracks.append(
                        GridTrack(start: start, length: length, alignment: item.alignment))
                    start += length + (index == count - 1 ? 0 : gap(item.spacing))
                }
                left -= share
                flexible -= 1
            }
            start += gap(item.spacing)
        }
        return tracks
    }

    /// How many tracks an adaptive item makes: as many as fit, and one where any number would.
    private func columns(of length: CGFloat, _ gap: CGFloat, in share: CGFloat) -> Int {
        guard share.isFinite, length + gap > 0 else { return 1 }
        return min(max(1, Int(saturating: (share + gap) / (length + gap))), Self.mostColumns)
    }

    private static let mostColumns = 10_000

    /// The width where none is proposed: the sum of fixed and minimum lengths.
    private var fallbackLength: CGFloat {
        items.reduce(0) { sum, item in
            switch item.size {
            case .fixed(let length): sum + length
            case .flexible(let low, _), .adaptive(let low, _): sum + low
            }
        }
    }
}
