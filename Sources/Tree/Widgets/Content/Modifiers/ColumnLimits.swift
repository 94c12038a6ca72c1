import Foundation
import Views

/// How wide a column of a table may be, in points.
struct ColumnLimits: Equatable {
    /// The least width of a column that says nothing.
    static var leastWidth: CGFloat { 48 }

    private(set) var minimum = leastWidth
    /// Nil for a share of what is left.
    private(set) var ideal: CGFloat?
    private(set) var maximum = CGFloat.infinity

    init() {}

    init(fixed width: CGFloat) {
        guard let width = Self.usable(width) else { return }
        (minimum, ideal, maximum) = (width, width, width)
    }

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let least = minimum.flatMap(Self.usable)
        let wanted = ideal.flatMap(Self.usable)
        // No upper limit is a limit that apps write.
        let most = maximum == .infinity ? nil : maximum.flatMap(Self.usable)
        self.minimum = least ?? min(Self.leastWidth, wanted ?? Self.leastWidth, most ?? .infinity)
        self.maximum = max(self.minimum, most ?? .infinity)
        self.ideal = wanted.map { nearest(to: $0) }
    }

    /// The width, or `nil`, with a warning, if it is negative or not finite.
    private static func usable(_ width: CGFloat) -> CGFloat? {
        guard width.isFinite, width >= 0 else {
            RuntimeWarnings.log(
                "A table column cannot be \(width) points wide; the column is flexible instead.")
            return nil
        }
        return width
    }

    var isFlexible: Bool { minimum < maximum }

    func nearest(to width: CGFloat) -> CGFloat { max(minimum, min(maximum, width)) }

    /// The widths of columns side by side. Those that the user has chosen stay, the others share
    /// what is left as far as their limits go; together they may be wider than what is available.
    static func widths(
        of columns: [ColumnLimits], chosen: [CGFloat?], available: CGFloat
    ) -> [CGFloat] {
        var widths = zip(columns, chosen).map { limits, chosen in
            limits.nearest(to: chosen ?? limits.ideal ?? 0)
        }
        let open = columns.indices.filter { chosen[$0] == nil && columns[$0].isFlexible }
        let shares = open.filter { columns[$0].ideal == nil }
        share(available - widths.reduce(0, +), among: shares, columns, &widths)
        let left = available - widths.reduce(0, +)
        if left > 0 { share(left, among: open, columns, &widths) }
        if left < 0 { share(left, among: open.filter { !shares.contains($0) }, columns, &widths) }
        return widths.map { $0.rounded(.down) }
    }

    /// Adds the same to each of some widths, or takes it away. What a limit keeps from one goes to
    /// the others.
    static func share(
        _ extra: CGFloat, among indices: [Int], _ columns: [ColumnLimits],
        _ widths: inout [CGFloat]
    ) {
        var (left, indices) = (extra, indices)
        guard left.isFinite else { return }
        while abs(left) > 0.5, !indices.isEmpty {
            let part = left / CGFloat(indices.count)
            var rest: [Int] = []
            for index in indices {
                let wanted = widths[index] + part
                let width = columns[index].nearest(to: wanted)
                left -= width - widths[index]
                widths[index] = width
                if width == wanted { rest.append(index) }
            }
            indices = rest
        }
    }
}
