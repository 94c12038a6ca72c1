import Foundation
import Views

/// Makes the fingers on a touchpad a pointer: one moves it, two scroll, a short touch is a click. For
/// machines without udev, where libinput cannot do it.
struct EvdevTouchpad {
    private var fingers: [Int: CGPoint] = [:]
    private var isScrolling = false
    /// A touch that may be a click: when it began, how far it has gone, how many fingers it had.
    private var tap: (begin: Double, way: Double, fingers: Int)?

    /// Points across the whole pad.
    private static let width = 1_200.0
    /// Seconds within which a touch is a click, and points that it may move.
    private static let tapLimits = (time: 0.2, way: 12.0)

    /// What the fingers of one report do.
    mutating func handle(_ events: [DeviceEvent], at time: Double) -> [DeviceEvent] {
        var moves: [CGSize] = []
        var result: [DeviceEvent] = []
        for event in events {
            switch event {
            case .touchDown(let finger, let point):
                if fingers.isEmpty { tap = (time, 0, 0) }
                fingers[finger] = point
                if let most = tap?.fingers { tap?.fingers = max(most, fingers.count) }
                if fingers.count == 2 { result.append(.hold) }
            case .touchMoved(let finger, let point):
                guard let old = fingers.updateValue(point, forKey: finger) else { break }
                moves.append(
                    CGSize(
                        width: (point.x - old.x) * Self.width,
                        height: (point.y - old.y) * Self.width * 0.6))
            case .touchUp(let finger):
                fingers[finger] = nil
                if isScrolling, fingers.count < 2 {
                    isScrolling = false
                    result.append(.scrollEnded)
                }
                if fingers.isEmpty { result += click(at: time) }
            default: break
            }
        }
        return result + move(moves)
    }

    private mutating func move(_ moves: [CGSize]) -> [DeviceEvent] {
        guard !moves.isEmpty, !fingers.isEmpty else { return [] }
        let count = CGFloat(fingers.count)
        let way = moves.reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.width / count, height: $0.height + $1.height / count)
        }
        tap?.way += Double(hypot(way.width, way.height))
        if fingers.count == 1 { return [.motion(way)] }
        guard fingers.count == 2 else { return [] }
        isScrolling = true
        return [.scroll(CGSize(width: -way.width, height: -way.height))]
    }

    private mutating func click(at time: Double) -> [DeviceEvent] {
        defer { tap = nil }
        guard let tap, time - tap.begin <= Self.tapLimits.time, tap.way <= Self.tapLimits.way else {
            return []
        }
        let button: PointerEvent.Button = tap.fingers > 1 ? .secondary : .primary
        return [
            .button(button, isDown: true), .report, .button(button, isDown: false),
        ]
    }
}
