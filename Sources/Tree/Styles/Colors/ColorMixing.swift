import Drawing

/// How a colour between two others is computed.
package enum ColorMixing: Hashable, Sendable {
    /// Linearly in sRGB.
    case device
    /// Linearly in Oklab, so that the middle of two colours looks like their middle.
    case perceptual

    package func mix(
        _ first: ResolvedColor, _ second: ResolvedColor, by fraction: Double
    ) -> ResolvedColor {
        // Returns the ends themselves, because a conversion would round them.
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        switch self {
        case .device: return first.mixed(with: second, by: fraction)
        case .perceptual:
            return OklabColor(first).mixed(with: OklabColor(second), by: Float(fraction)).resolved
        }
    }
}
