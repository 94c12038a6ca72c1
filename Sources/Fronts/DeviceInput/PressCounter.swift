import Foundation
import Views

/// Tells single presses from double ones.
struct PressCounter {
    /// Two presses count as one double press within this time, in seconds, and distance, in points,
    /// which is larger for fingers.
    private static let doublePress = (time: 0.5, distance: 8.0, ofFingers: 24.0)

    private var press: (time: Double, place: CGPoint, button: PointerEvent.Button)?
    /// The number of the last press: 1 for a single one.
    private(set) var last = 1

    mutating func count(
        _ button: PointerEvent.Button, at place: CGPoint, _ time: Double, isTouch: Bool
    ) -> Int {
        let distance = isTouch ? Self.doublePress.ofFingers : Self.doublePress.distance
        let isNext = press.map { press in
            press.button == button && time - press.time < Self.doublePress.time
                && abs(press.place.x - place.x) <= distance
                && abs(press.place.y - place.y) <= distance
        }
        last = isNext == true ? last + 1 : 1
        press = (time, place, button)
        return last
    }
}
