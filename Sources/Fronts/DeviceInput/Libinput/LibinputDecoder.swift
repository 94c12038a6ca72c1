import CInput
import CLinux
import Foundation
import Geometry
import Views

/// Makes device events of libinput's.
struct LibinputDecoder {
    /// The touchpads that scroll.
    private var scrolling: Set<Int> = []
    /// How far the fingers on each touchpad have turned since they began, in degrees.
    private var rotations: [Int: Double] = [:]
    /// Parts of a notch that each dial has turned, in the wheel's units of 1/120.
    private var dials: [Int: Double] = [:]

    mutating func forget(_ number: Int) {
        scrolling.remove(number)
        rotations[number] = nil
        dials[number] = nil
    }

    /// What the event says, and when in seconds.
    mutating func decode(
        _ event: OpaquePointer, of number: Int, _ info: InputDevice
    ) -> ([DeviceEvent], Double) {
        let type = libinput_event_get_type(event)
        // Each kind of device has a hundred of the types' numbers.
        switch type.rawValue {
        case 300..<400:
            guard let keyboard = libinput_event_get_keyboard_event(event) else { return ([], 0) }
            let isDown =
                libinput_event_keyboard_get_key_state(keyboard) == LIBINPUT_KEY_STATE_PRESSED
            let key = Int(libinput_event_keyboard_get_key(keyboard))
            let time = seconds(libinput_event_keyboard_get_time_usec(keyboard))
            return ([.key(key, isDown: isDown)], time)
        case 400..<500:
            guard let pointer = libinput_event_get_pointer_event(event) else { return ([], 0) }
            let time = seconds(libinput_event_pointer_get_time_usec(pointer))
            return (decodePointer(pointer, type, number, info) + [.report], time)
        case 500..<600:
            guard let touch = libinput_event_get_touch_event(event) else { return ([], 0) }
            return (decodeTouch(touch, type), seconds(libinput_event_touch_get_time_usec(touch)))
        case 600..<700:
            guard let pen = libinput_event_get_tablet_tool_event(event) else { return ([], 0) }
            let time = seconds(libinput_event_tablet_tool_get_time_usec(pen))
            return (decodePen(pen, type), time)
        case 800..<900:
            guard let gesture = libinput_event_get_gesture_event(event) else { return ([], 0) }
            let time = seconds(libinput_event_gesture_get_time_usec(gesture))
            return (decodeGesture(gesture, type, number), time)
        default: return ([], 0)
        }
    }

    private func seconds(_ microseconds: UInt64) -> Double { Double(microseconds) / 1e6 }

    // MARK: Pointers

    private mutating func decodePointer(
        _ event: OpaquePointer, _ type: libinput_event_type, _ number: Int, _ info: InputDevice
    ) -> [DeviceEvent] {
        switch type {
        case LIBINPUT_EVENT_POINTER_MOTION:
            return [
                .motion(
                    CGSize(
                        width: libinput_event_pointer_get_dx(event),
                        height: libinput_event_pointer_get_dy(event)))
            ]
        case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
            return [
                .position(
                    CGPoint(
                        x: libinput_event_pointer_get_absolute_x_transformed(event, 1_000_000)
                            / 1_000_000,
                        y: libinput_event_pointer_get_absolute_y_transformed(event, 1_000_000)
                            / 1_000_000))
            ]
        case LIBINPUT_EVENT_POINTER_BUTTON:
            let isDown =
                libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED
            return Self.button(libinput_event_pointer_get_button(event), isDown)
        case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL: return decodeWheel(event, number, info)
        case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: return decodeFingers(event, number)
        case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
            return [.scroll(scroll(event, libinput_event_pointer_get_scroll_value)), .hold]
        default: return []
        }
    }

    private static func button(_ code: UInt32, _ isDown: Bool) -> [DeviceEvent] {
        switch Int32(clamping: code) {
        case BTN_LEFT: [.button(.primary, isDown: isDown)]
        case BTN_RIGHT: [.button(.secondary, isDown: isDown)]
        case BTN_MIDDLE: [.button(.middle, isDown: isDown)]
        default: []
        }
    }

    private func scroll(
        _ event: OpaquePointer, _ value: (OpaquePointer?, libinput_pointer_axis) -> Double
    ) -> CGSize {
        func along(_ axis: libinput_pointer_axis) -> Double {
            libinput_event_pointer_has_axis(event, axis) != 0 ? value(event, axis) : 0
        }
        return CGSize(
            width: along(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL),
            height: along(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL))
    }

    private mutating func decodeWheel(
        _ event: OpaquePointer, _ number: Int, _ info: InputDevice
    ) -> [DeviceEvent] {
        let turn = scroll(event, libinput_event_pointer_get_scroll_value_v120)
        guard info.traits.contains(.dial) else {
            return [.wheel(CGSize(width: turn.width / 120, height: turn.height / 120))]
        }
        // A wheel away from the user turns clockwise.
        let sum = (dials[number] ?? 0) + turn.width - turn.height
        let notches = (sum / 120).rounded(.towardZero)
        dials[number] = sum - notches * 120
        return notches == 0 ? [] : [.dial(Int(saturating: notches))]
    }

    /// libinput reports no way along either axis when the fingers have left.
    private mutating func decodeFingers(_ event: OpaquePointer, _ number: Int) -> [DeviceEvent] {
        let delta = scroll(event, libinput_event_pointer_get_scroll_value)
        if delta == .zero { return scrolling.remove(number) == nil ? [] : [.scrollEnded] }
        scrolling.insert(number)
        return [.scroll(delta)]
    }

    // MARK: Fingers

    private func decodeTouch(_ event: OpaquePointer, _ type: libinput_event_type) -> [DeviceEvent] {
        var place: CGPoint {
            CGPoint(
                x: libinput_event_touch_get_x_transformed(event, 1_000_000) / 1_000_000,
                y: libinput_event_touch_get_y_transformed(event, 1_000_000) / 1_000_000)
        }
        // A screen of one finger has no slots.
        var finger: Int { Int(max(0, libinput_event_touch_get_slot(event))) }
        return switch type {
        case LIBINPUT_EVENT_TOUCH_DOWN: [.touchDown(finger, place)]
        case LIBINPUT_EVENT_TOUCH_MOTION: [.touchMoved(finger, place)]
        case LIBINPUT_EVENT_TOUCH_UP: [.touchUp(finger)]
        case LIBINPUT_EVENT_TOUCH_CANCEL: [.touchCancelled]
        case LIBINPUT_EVENT_TOUCH_FRAME: [.report]
        default: []
        }
    }

    private mutating func decodeGesture(
        _ event: OpaquePointer, _ type: libinput_event_type, _ number: Int
    ) -> [DeviceEvent] {
        func pinch(_ phase: PinchEvent.Phase) -> [DeviceEvent] {
            let degrees = rotations[number] ?? 0
            let scale = phase == .began ? 1 : libinput_event_gesture_get_scale(event)
            return [.pinch(phase, scale: scale, rotation: degrees * .pi / 180)]
        }
        switch type {
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN:
            rotations[number] = 0
            return pinch(.began)
        case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
            let turn = libinput_event_gesture_get_angle_delta(event)
            rotations[number, default: 0] += turn.isFinite ? turn : 0
            return pinch(.changed)
        case LIBINPUT_EVENT_GESTURE_PINCH_END:
            let isCancelled = libinput_event_gesture_get_cancelled(event) != 0
            return pinch(isCancelled ? .cancelled : .ended)
        case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN, LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN: return [.hold]
        default: return []
        }
    }

    // MARK: Pens

    private func decodePen(_ event: OpaquePointer, _ type: libinput_event_type) -> [DeviceEvent] {
        let position = DeviceEvent.position(
            CGPoint(
                x: libinput_event_tablet_tool_get_x_transformed(event, 1_000_000) / 1_000_000,
                y: libinput_event_tablet_tool_get_y_transformed(event, 1_000_000) / 1_000_000))
        switch type {
        case LIBINPUT_EVENT_TABLET_TOOL_AXIS: return [position, .report]
        case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY:
            let isNear =
                libinput_event_tablet_tool_get_proximity_state(event)
                == LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_IN
            return isNear ? [position, .report] : [.left]
        case LIBINPUT_EVENT_TABLET_TOOL_TIP:
            let isDown =
                libinput_event_tablet_tool_get_tip_state(event) == LIBINPUT_TABLET_TOOL_TIP_DOWN
            return [position, .button(.primary, isDown: isDown), .report]
        case LIBINPUT_EVENT_TABLET_TOOL_BUTTON:
            let isDown =
                libinput_event_tablet_tool_get_button_state(event)
                == LIBINPUT_BUTTON_STATE_PRESSED
            let button: PointerEvent.Button? =
                switch Int32(clamping: libinput_event_tablet_tool_get_button(event)) {
                case BTN_STYLUS: .secondary
                case BTN_STYLUS2, BTN_STYLUS3: .middle
                default: nil
                }
            return button.map { [position, .button($0, isDown: isDown), .report] } ?? []
        default: return []
        }
    }
}
