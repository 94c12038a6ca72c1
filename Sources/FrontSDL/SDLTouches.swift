#if SDL
    import CSDL2
    import Foundation
    import Views

    /// Turns the fingers on touchscreens, and the gestures of touchpads, into pinches. One finger
    /// alone is the pointer, which SDL reports itself.
    struct SDLTouches {
        /// A finger on a touchscreen, in points of its window.
        private struct Finger {
            let id: SDL_FingerID
            let device: SDL_TouchID
            let window: WindowID
            var location: CGPoint
        }

        private var fingers: [Finger] = []
        private var tracker: PinchTracker?
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
            let known = fingers.firstIndex {
                $0.id == event.fingerId && $0.device == event.touchId
            }
            switch SDL_EventType(rawValue: event.type) {
            case SDL_FINGERDOWN:
                guard known == nil else { return nil }
                fingers.append(
                    Finger(
                        id: event.fingerId, device: event.touchId, window: window,
                        location: location))
                return fingers.count == 2 ? begin() : nil
            case SDL_FINGERMOTION:
                guard let known else { return nil }
                fingers[known].location = location
                return known < 2 ? move(.changed) : nil
            case SDL_FINGERUP:
                guard let known else { return nil }
                fingers[known].location = location
                let end = known < 2 ? move(.ended) : nil
                fingers.remove(at: known)
                if end != nil { tracker = nil }
                return end
            default: return nil
            }
        }

        /// Forgets the fingers in a window that has closed, because SDL reports no end of theirs to it.
        mutating func forget(_ window: WindowID) {
            if fingers.prefix(2).contains(where: { $0.window == window }) { tracker = nil }
            fingers.removeAll { $0.window == window }
            if pad?.window == window { pad = nil }
        }

        private mutating func begin() -> InputEvent? {
            let (a, b) = (fingers[0], fingers[1])
            guard a.window == b.window else { return nil }
            tracker = PinchTracker(a.location, b.location)
            return move(.began)
        }

        private mutating func move(_ phase: PinchEvent.Phase) -> InputEvent? {
            guard var tracker, fingers.count > 1 else { return nil }
            let pinch = tracker.move(to: fingers[0].location, fingers[1].location, phase)
            self.tracker = tracker
            return InputEvent(.pinch(pinch), in: fingers[0].window)
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
