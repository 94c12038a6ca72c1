#if SDL
    import CSDL2
    import Foundation
    import Views

    /// Turns the fingers on touchscreens, and the gestures of touchpads, into pinches. One finger
    /// alone is the pointer, which SDL reports itself.
    struct SDLTouches {
        /// A finger on one of the touchscreens.
        private struct FingerID: Hashable {
            let finger: SDL_FingerID
            let device: SDL_TouchID
        }

        private var fingers: [WindowID: TouchFingers<FingerID>] = [:]
        /// The pinch of a touchpad: where it began, and how far it has come.
        private var pad: (window: WindowID, location: CGPoint, scale: Double, rotation: Double)?
        /// A pinch over this fraction of a touchpad, in which `dDist` is measured, doubles the size.
        private static let padPart = 0.5

        /// `size` is the window's in points.
        mutating func handle(
            _ event: SDL_TouchFingerEvent, in window: WindowID, size: CGSize
        ) -> InputEvent? {
            let location = CGPoint(
                x: Double(event.x) * size.width, y: Double(event.y) * size.height)
            let id = FingerID(finger: event.fingerId, device: event.touchId)
            var now = fingers[window] ?? TouchFingers()
            let pinch: PinchEvent?
            switch SDL_EventType(rawValue: event.type) {
            case SDL_FINGERDOWN: pinch = now.land(id, at: location)
            case SDL_FINGERMOTION: pinch = now.move(id, to: location)
            case SDL_FINGERUP: pinch = now.lift(id, at: location)
            default: pinch = nil
            }
            fingers[window] = now.isEmpty ? nil : now
            return pinch.map { InputEvent(.pinch($0), in: window) }
        }

        /// Forgets the fingers in a window that has closed, because SDL reports no end of theirs to it.
        mutating func forget(_ window: WindowID) {
            fingers[window] = nil
            if pad?.window == window { pad = nil }
        }

        /// A touchpad reports steps of distance and angle, and no end: the first event after the
        /// fingers have gone ends its pinch.
        mutating func handle(
            _ event: SDL_MultiGestureEvent, in window: WindowID, at location: CGPoint
        ) -> [InputEvent] {
            guard event.numFingers >= 2 else { return endPad() }
            var events: [InputEvent] = []
            var now = pad ?? (window, location, 1, 0)
            if pad == nil {
                events.append(InputEvent(.pinch(PinchEvent(.began, at: location)), in: window))
            }
            now.scale *= pow(2, Double(event.dDist) / Self.padPart)
            now.rotation += Double(event.dTheta)
            pad = now
            let pinch = PinchEvent(
                .changed, at: now.location, scale: now.scale, rotation: now.rotation)
            events.append(InputEvent(.pinch(pinch), in: now.window))
            return events
        }

        /// Ends the pinch of a touchpad, if there is one.
        mutating func endPad() -> [InputEvent] {
            guard let pad else { return [] }
            self.pad = nil
            let pinch = PinchEvent(
                .ended, at: pad.location, scale: pad.scale, rotation: pad.rotation)
            return [InputEvent(.pinch(pinch), in: pad.window)]
        }
    }
#endif
