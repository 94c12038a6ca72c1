/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    func y(atX x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return Self.coordinate(at: parameter(atX: x), y1, y2)
    }

    func slope(atX x: Double) -> Double {
        let t = parameter(atX: x)
        let dx = Self.derivative(at: t, x1, x2)
        let dy = Self.derivative(at: t, y1, y2)
        if abs(dx) > 1e-9 { return dy / dx }
        // A curve whose control point is its end has no tangent there.
        if t < 0.5, x1 == 0, y1 == 0 { return 1 }
        if t > 0.5, x2 == 1, y2 == 1 { return 0 }
        // A control point lies above or below its end: the tangent is that of the next point along.
        let inner = min(max(t, 1e-4), 1 - 1e-4)
        let run = Self.derivative(at: inner, x1, x2)
        return run > 0 ? Self.derivative(at: inner, y1, y2) / run : 0
    }

    /// The parameter whose x is `x`: Newton's method, kept inside a shrinking bracket.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<40 {
            let error = Self.coordinate(at: t, x1, x2) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.derivative(at: t, x1, x2)
            let next = slope > 1e-9 ? t - error / slope : .nan
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func coordinate(at t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func derivative(at t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
