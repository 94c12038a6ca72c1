import Foundation

/// A run of whole pixels along one axis, and how much of each an edge-to-edge bar covers.
struct CoveredSpan: Equatable {
    var start: Int
    var end: Int
    /// 0 to 1.
    var coverage: Double

    /// At most three: a part of a pixel, whole pixels, a part of a pixel.
    static func spans(from low: CGFloat, to high: CGFloat) -> [CoveredSpan] {
        let (low, high) = (settled(low), settled(high))
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

    /// The edge, on a whole pixel where it is as good as there, and within what integers hold.
    static func settled(_ edge: CGFloat) -> CGFloat {
        guard !edge.isNaN else { return 0 }
        let bounded = min(max(edge, -0x1p30), 0x1p30)
        return wholePixel(bounded).map { CGFloat($0) } ?? bounded
    }

    /// The whole pixel an edge lies on, if it does.
    static func wholePixel(_ edge: CGFloat) -> Int? {
        guard edge.isFinite, abs(edge) < 0x1p30 else { return nil }
        let nearest = edge.rounded()
        return abs(edge - nearest) < 1 / 64 ? Int(nearest) : nil
    }
}
