import Foundation
import Hosting
import Views

/// The events of pointers and fingers one by one.
extension ScenarioDriver {
    /// The hands of a driver that sends single events.
    struct Hands {
        var fingers = TouchFingers<Int>()
        /// The finger that is the pointer: the first that has landed.
        var pointing: Int?
        var lastPress: (button: PointerEvent.Button, location: CGPoint, time: Double, count: Int)?

        /// Two presses count as a double press within this time, in seconds, and this distance.
        private static let doublePress = (time: 0.5, distance: 8.0)

        /// How many presses this one is the last of.
        mutating func count(
            _ button: PointerEvent.Button, _ location: CGPoint, at time: Double
        ) -> Int {
            var count = 1
            if let last = lastPress, last.button == button,
                time - last.time < Self.doublePress.time,
                hypot(location.x - last.location.x, location.y - last.location.y)
                    < Self.doublePress.distance
            {
                count = last.count + 1
            }
            lastPress = (button, location, time, count)
            return count
        }
    }

    /// Sends one event, to the window that becomes key by it.
    package func send(_ input: PointerInput) throws(StepFailure) {
        let window = try reach(input.window)
        let (location, id) = spot(input.location, in: window)
        if let finger = input.finger, let pinch = pinch(finger, input.phase, location) {
            send(.pinch(pinch), in: id)
        }
        if input.finger == nil || input.finger == hands.pointing {
            sendPointer(input, at: location, in: id)
        }
        if input.phase == .up, input.finger == hands.pointing { hands.pointing = nil }
        takeFrame()
    }

    private func sendPointer(_ input: PointerInput, at location: CGPoint, in id: WindowID) {
        let button = PointerEvent.Button(input.button)
        switch input.phase {
        case .moved: send(.moved(location), in: id)
        case .down:
            let count = hands.count(button, location, at: target.clock.now)
            send(.moved(location), .down(location, count: count, button: button), in: id)
        case .up:
            let count = hands.lastPress?.count ?? 1
            send(.up(location, count: count, button: button), in: id)
        }
    }

    private func pinch(
        _ finger: Int, _ phase: PointerInput.Phase, _ location: CGPoint
    ) -> PinchEvent? {
        switch phase {
        case .down:
            if hands.fingers.isEmpty { hands.pointing = finger }
            return hands.fingers.land(finger, at: location)
        case .moved: return hands.fingers.move(finger, to: location)
        case .up: return hands.fingers.lift(finger, at: location)
        }
    }
}

extension PointerEvent.Button {
    fileprivate init(_ button: PointerInput.Button) {
        self =
            switch button {
            case .primary: .primary
            case .middle: .middle
            case .secondary: .secondary
            }
    }
}
