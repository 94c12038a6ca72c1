import Foundation
import Views

// What the effects look like, over one run from 0 to 1.
extension _SymbolMotion {
    /// Seconds of one run.
    var period: Double {
        switch self {
        case .bounce: 0.6
        case .pulse: 1.2
        case .variableColor(_, let reverses, _): reverses ? 2 : 1.2
        case .wiggle: 0.7
        case .rotate: 1.4
        case .breathe: 2.4
        case .scale, .appear, .disappear, .replace: 0.3
        }
    }

    /// The look of an effect that stays as it is while it is active, by how far it has come.
    var lastingState: ((Double) -> SymbolAppearance)? {
        switch self {
        case .scale(let isUp): { SymbolAppearance(scale: 1 + (isUp ? 0.25 : -0.2) * $0) }
        case .disappear(let isUp):
            { SymbolAppearance(scale: 1 + (isUp ? 0.4 : -0.6) * $0, opacity: 1 - $0) }
        case .appear(let isUp):
            { SymbolAppearance(scale: 1 + (isUp ? -0.6 : 0.4) * (1 - $0), opacity: $0) }
        default: nil
        }
    }

    func look(at progress: Double) -> SymbolAppearance {
        /// Begins and ends at 0, and is 1 in the middle.
        let hump = (1 - cos(2 * .pi * progress)) / 2
        /// Swings that become smaller.
        let swing = sin(6 * .pi * progress) * (1 - progress)
        switch self {
        case .bounce(let isUp):
            // A push in the direction, and a smaller one back.
            let push = sin(2 * .pi * progress) * (1 - progress * 0.6)
            let direction = isUp ? 1.0 : -1.0
            return SymbolAppearance(
                scale: 1 + 0.2 * push * direction,
                offset: CGSize(width: 0, height: -0.06 * push * direction))
        case .pulse: return SymbolAppearance(opacity: 1 - 0.65 * hump)
        case .breathe(let pulses):
            return SymbolAppearance(
                scale: 1 + 0.12 * hump, opacity: pulses ? 1 - 0.45 * hump : 1)
        case .rotate(let isClockwise):
            let turn = UnitCurve.easeInOut.value(at: progress) * 2 * .pi
            return SymbolAppearance(rotation: isClockwise ? turn : -turn)
        case .wiggle(.turning(let isClockwise)):
            return SymbolAppearance(rotation: (isClockwise ? 0.25 : -0.25) * swing)
        case .wiggle(.along(let angle)):
            return SymbolAppearance(
                offset: CGSize(width: cos(angle) * 0.12 * swing, height: sin(angle) * 0.12 * swing))
        case .variableColor(let isCumulative, let reverses, let hidesInactive):
            let way = reverses ? 1 - abs(2 * progress - 1) : progress
            let steps = 4.0
            let inactive = hidesInactive ? 0 : 0.35
            let parts = (0..<3).map { part in
                // How far the highlight is past this part, in parts.
                let distance = way * steps - Double(part)
                let isLit = isCumulative ? distance >= 0.5 : abs(distance - 1) < 0.5
                return isLit ? 1 : inactive
            }
            return SymbolAppearance(parts: parts)
        case .scale, .appear, .disappear, .replace: return SymbolAppearance()
        }
    }
}
