import Foundation
import Geometry
import Layouts

/// The render node of a lazy grid: cells fill the tracks line by line, and each header and footer
/// takes a line of its own.
final class LazyGridRender: LazyRender {
    private var tracks: any GridTracks
    private var items: [Item] = []

    private struct Item {
        let render: RenderNode
        let isWholeLine: Bool
        /// The index of its track, set by the layout.
        var track = 0
    }

    init(_ tracks: any GridTracks, owner: _ViewNode) {
        self.tracks = tracks
        super.init(along: tracks.axis, owner: owner)
    }

    func update(_ tracks: any GridTracks) {
        self.tracks = tracks
        invalidateLayout()
    }

    override var rowSpacing: Double { Double(tracks.lineSpacing) }
    override var fallbackLength: Double { 40 }

    override func rowsInLine(across: CGFloat) -> Int { max(1, tracks.tracks(in: across).count) }

    override func take(_ elements: [Element]) -> [LazySegment] {
        let (items, segments) = sort(elements)
        self.items = items.map { element in
            let kind = element.traits[RowPartTrait.self]?.kind ?? .row
            return Item(render: element.render, isWholeLine: kind != .row)
        }
        return segments
    }

    override var children: [RenderNode] {
        refresh()
        return items.map(\.render)
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        refresh()
        showSample()
        let available = proposal[axis.other]
        let taken = tracks.tracks(in: available).last.map { $0.start + $0.length } ?? 0
        let across = available.map { $0.isFinite ? max($0, taken) : taken } ?? taken
        var size = CGSize.zero
        size[axis] = CGFloat(length(across: across))
        size[axis.other] = across
        return size
    }

    private func proposal(_ track: GridTrack) -> ProposedViewSize {
        ProposedViewSize.unspecified.with(track.length, along: axis.other)
    }

    override func lay(
        across: CGFloat, _ visit: (Int, _ start: Double, _ length: Double) -> Void
    ) -> Double {
        let tracks = tracks.tracks(in: across)
        guard !tracks.isEmpty else { return 0 }
        var line = GridLine(spacing: rowSpacing, cells: tracks.count)
        for (index, segment) in segments.enumerated() {
            if let placeholder = segment.placeholder {
                line.add(placeholder, index, fallbackLength, visit)
                continue
            }
            let item = items[segment.item]
            if item.isWholeLine {
                let proposal = ProposedViewSize.unspecified.with(across, along: axis.other)
                line.end(visit)
                line.add(index, Double(item.render.sizeThatFits(proposal)[axis]))
                line.end(visit)
                continue
            }
            let track = line.column
            items[segment.item].track = track
            line.add(index, Double(item.render.sizeThatFits(proposal(tracks[track]))[axis]))
            if line.isFull { line.end(visit) }
        }
        line.end(visit)
        return line.length
    }

    override func placeItems(across: CGFloat) {
        let tracks = tracks.tracks(in: across)
        guard let last = tracks.last else { return }
        let alignment = self.tracks.alignment
        let slack = across - last.start - last.length
        let share = axis == .vertical ? alignment.unitPoint.x : alignment.unitPoint.y
        let lead = slack * share
        for segment in segments where segment.item >= 0 {
            let item = items[segment.item]
            guard !item.isWholeLine else {
                place(item.render, segment, at: 0, across, alignment)
                continue
            }
            let track = tracks[min(item.track, tracks.count - 1)]
            place(
                item.render, segment, at: lead + track.start, track.length,
                track.alignment ?? alignment)
        }
    }

    private func place(
        _ node: RenderNode, _ segment: LazySegment, at start: CGFloat, _ length: CGFloat,
        _ alignment: Alignment
    ) {
        let proposal = ProposedViewSize.unspecified.with(length, along: axis.other)
        let size = node.sizeThatFits(proposal)
        let point = alignment.unitPoint
        let (along, across) = axis == .vertical ? (point.y, point.x) : (point.x, point.y)
        var origin = CGPoint.zero
        origin[axis] = CGFloat(segment.start) + (CGFloat(segment.length) - size[axis]) * along
        origin[axis.other] = start + (length - size[axis.other]) * across
        node.place(at: origin, proposal: proposal)
    }
}

/// The line of a grid that is being filled.
private struct GridLine {
    let spacing: Double
    let cells: Int
    /// The track of the next cell.
    private(set) var column = 0
    private(set) var length = 0.0
    private var start = 0.0
    private var thickness = 0.0
    private var members: [(index: Int, from: Double)] = []
    private var isEmpty = true

    init(spacing: Double, cells: Int) {
        self.spacing = spacing
        self.cells = cells
    }

    var isFull: Bool { column >= cells }

    mutating func add(_ index: Int, _ length: Double) {
        begin()
        members.append((index, start))
        thickness = max(thickness, length)
        column += 1
    }

    private mutating func begin() {
        guard isEmpty else { return }
        isEmpty = false
        start = length > 0 ? length + spacing : 0
    }

    /// Visits the members with the length of the line, and begins the next one.
    mutating func end(_ visit: (Int, Double, Double) -> Void) {
        guard !isEmpty else { return }
        for (index, from) in members { visit(index, from, start + thickness - from) }
        length = start + thickness
        members = []
        thickness = 0
        column = 0
        isEmpty = true
    }

    /// Adds placeholders: they fill the rest of this line, then whole lines, then the beginning of
    /// the next.
    @MainActor mutating func add(
        _ placeholder: PlaceholderRows, _ index: Int, _ fallback: Double,
        _ visit: (Int, Double, Double) -> Void
    ) {
        guard let extents = placeholder.source?.extents else { return }
        var range = placeholder.range
        if extents.rowsHaveParts {
            end(visit)
            let gaps = spacing * Double(range.count - 1)
            add(index, extents.length(of: range, fallback) + gaps)
            return end(visit)
        }
        begin()
        let from = start
        if column > 0 {
            let count = min(range.count, cells - column)
            fill(count, extents, &range, fallback)
            if isFull { end(visit) }
        }
        let whole = range.count / cells * cells
        if whole > 0 {
            begin()
            let lines = range.lowerBound..<(range.lowerBound + whole)
            thickness =
                extents.length(of: lines, fallback) / Double(cells)
                + spacing * Double(whole / cells - 1)
            range = lines.upperBound..<range.upperBound
            end(visit)
        }
        guard !range.isEmpty else {
            let upTo = isEmpty ? length : start + thickness
            visit(index, from, upTo - from)
            return
        }
        begin()
        fill(range.count, extents, &range, fallback)
        members.append((index, from))
    }

    private mutating func fill(
        _ count: Int, _ extents: RowExtents, _ range: inout Range<Int>, _ fallback: Double
    ) {
        let filled = range.lowerBound..<(range.lowerBound + count)
        for index in filled {
            thickness = max(thickness, extents.length(of: index..<(index + 1), fallback))
        }
        range = filled.upperBound..<range.upperBound
        column += count
    }
}

extension Alignment {
    /// The standard alignments as fractions of a rectangle; the centre for custom ones.
    package var unitPoint: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
