import Foundation

/// A run of pixels along one axis that an interval covers equally.
struct CoveredSpan: Equatable {
    var start: Int
    var end: Int
    /// 0 to 1.
    var coverage: Double

    /// The spans of an interval; at most three: part of a pixel, whole pixels, part of a pixel.
    static func spans(from low: CGFloat, to high: CGFloat) -> [CoveredSpan] {
        let (low, high) = (snapped(low), snapped(high))
        guard high > low else { return [] }
        let first = low.rounded(.down)
        let last = high.rounded(.up)
        if last - first <= 1 {
            return [CoveredSpan(start: Int(first), end: Int(last), coverage: high - low)]
        }
        var spans: [CoveredSpan] = []
        let wholeStart = low.rounded(.up)
        let wholeEnd = high.rounded(.down)
        if wholeStart > low {
            spans.append(
                CoveredSpan(start: Int(first), end: Int(wholeStart), coverage: wholeStart - low))
        }
        if wholeEnd > wholeStart {
            spans.append(CoveredSpan(start: Int(wholeStart), end: Int(wholeEnd), coverage: 1))
        }
        if high > wholeEnd {
            spans.append(
                CoveredSpan(start: Int(wholeEnd), end: Int(last), coverage: high - wholeEnd))
        }
        return spans
    }

    /// The edge, moved to a pixel boundary close to it, and clamped to the range of integers.
    static func snapped(_ edge: CGFloat) -> CGFloat {
        guard !edge.isNaN else { return 0 }
        let bounded = min(max(edge, -0x1p30), 0x1p30)
        return wholePixel(bounded).map { CGFloat($0) } ?? bounded
    }

    /// The pixel boundary that an edge lies on, if any.
    static func wholePixel(_ edge: CGFloat) -> Int? {
        guard edge.isFinite, abs(edge) < 0x1p30 else { return nil }
        let nearest = edge.rounded()
        return abs(edge - nearest) < 1 / 64 ? Int(nearest) : nil
    }
}
