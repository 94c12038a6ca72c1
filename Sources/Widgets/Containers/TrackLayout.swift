import Foundation
import Geometry
import Layouts
import Views

/// Puts views into cells one after the other: across the tracks first, then on to the next line.
struct TrackLayout: Layout {
    /// The direction in which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?
    let alignment: Alignment

    /// One column of a vertical grid.
    private struct Track {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    private func across(_ size: CGSize) -> CGFloat {
        axis == .vertical ? size.width : size.height
    }

    private func along(_ size: CGSize) -> CGFloat {
        axis == .vertical ? size.height : size.width
    }

    private func gap(_ spacing: CGFloat?) -> CGFloat { spacing ?? Theme.Spacing.stack }

    // MARK: Tracks

    /// Fixed tracks first; the rest is shared by the flexible ones, within their limits.
    private func tracks(in room: CGFloat?) -> [Track] {
        guard !items.isEmpty else { return [] }
        let gaps = items.dropLast().reduce(0) { $0 + gap($1.spacing) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let length) = item.size { sum + length } else { sum }
        }
        var left = (room ?? fallbackRoom + gaps) - gaps - fixed
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        var tracks: [Track] = []
        var start: CGFloat = 0
        for item in items {
            let share = max(0, left / CGFloat(max(1, flexible)))
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length
            case .flexible(let low, let high):
                let length = max(low, min(high, share))
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length
                left -= length
                flexible -= 1
            case .adaptive(let low, let high):
                let count = max(1, Int((share + gap(item.spacing)) / (low + gap(item.spacing))))
                let inner = share - CGFloat(count - 1) * gap(item.spacing)
                let length = max(low, min(high, inner / CGFloat(count)))
                for index in 0..<count {
                    tracks.append(Track(start: start, length: length, alignment: item.alignment))
                    start += length + (index == count - 1 ? 0 : gap(item.spacing))
                }
                left -= share
                flexible -= 1
            }
            start += gap(item.spacing)
        }
        return tracks
    }

    /// The room without a proposal: what fixed and least lengths need.
    private var fallbackRoom: CGFloat {
        items.reduce(0) { sum, item in
            switch item.size {
            case .fixed(let length): sum + length
            case .flexible(let low, _), .adaptive(let low, _): sum + low
            }
        }
    }

    // MARK: Lines

    private func proposal(_ track: Track) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.length, height: nil)
            : ProposedViewSize(width: nil, height: track.length)
    }

    /// How far each line reaches along the axis.
    private func lineLengths(_ tracks: [Track], _ subviews: Subviews) -> [CGFloat] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: tracks.count).map { first in
            zip(subviews[first..<min(first + tracks.count, subviews.count)], tracks).map {
                along($0.sizeThatFits(proposal($1)))
            }.max() ?? 0
        }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let room = axis == .vertical ? proposal.width : proposal.height
        let tracks = tracks(in: room)
        let lines = lineLengths(tracks, subviews)
        let length = lines.reduce(0, +) + CGFloat(max(0, lines.count - 1)) * gap(spacing)
        let width = tracks.last.map { $0.start + $0.length } ?? 0
        let taken = room.map { $0.isFinite ? max($0, width) : width } ?? width
        return axis == .vertical
            ? CGSize(width: taken, height: length) : CGSize(width: length, height: taken)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let tracks = tracks(in: across(bounds.size))
        guard let last = tracks.last else { return }
        let slack = across(bounds.size) - last.start - last.length
        let lead = slack * share(of: alignment)
        var position: CGFloat = 0
        for (line, length) in lineLengths(tracks, subviews).enumerated() {
            for (column, track) in tracks.enumerated() {
                let index = line * tracks.count + column
                guard index < subviews.count else { return }
                let cell =
                    axis == .vertical
                    ? CGRect(
                        x: lead + track.start, y: position, width: track.length, height: length)
                    : CGRect(
                        x: position, y: lead + track.start, width: length, height: track.length)
                place(subviews[index], in: cell.offsetBy(dx: bounds.minX, dy: bounds.minY), track)
            }
            position += length + gap(spacing)
        }
    }

    private func place(_ subview: LayoutSubview, in cell: CGRect, _ track: Track) {
        let size = subview.sizeThatFits(proposal(track))
        let point = (track.alignment ?? alignment).unitPoint
        subview.place(
            at: CGPoint(
                x: cell.minX + (cell.width - size.width) * point.x,
                y: cell.minY + (cell.height - size.height) * point.y),
            proposal: proposal(track))
    }

    private func share(of alignment: Alignment) -> CGFloat {
        axis == .vertical ? alignment.unitPoint.x : alignment.unitPoint.y
    }
}

extension Alignment {
    /// The standard alignments as fractions of a rectangle; the centre for all others.
    var unitPoint: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
