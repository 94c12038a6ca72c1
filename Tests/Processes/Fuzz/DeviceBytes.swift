import CLinux
import Foundation
import Hosting

@testable import DeviceInput

/// Events of the kernel as a fuzzer makes them: the first bytes say what the device can do.
enum DeviceBytes {
    private static let keyboard = XKBKeyboard(.unitedStates, say: { _ in })

    private static let codes: [(type: Int32, code: Int32)] = [
        (EV_KEY, KEY_A), (EV_KEY, KEY_ESC), (EV_KEY, KEY_OK), (EV_KEY, BTN_LEFT),
        (EV_KEY, BTN_RIGHT), (EV_KEY, BTN_TOUCH), (EV_KEY, BTN_TOOL_PEN),
        (EV_KEY, BTN_TOOL_FINGER), (EV_KEY, BTN_STYLUS), (EV_REL, REL_X), (EV_REL, REL_Y),
        (EV_REL, REL_WHEEL), (EV_REL, REL_WHEEL_HI_RES), (EV_REL, REL_HWHEEL), (EV_REL, REL_DIAL),
        (EV_ABS, ABS_X), (EV_ABS, ABS_Y), (EV_ABS, ABS_MT_SLOT), (EV_ABS, ABS_MT_POSITION_X),
        (EV_ABS, ABS_MT_POSITION_Y), (EV_ABS, ABS_MT_TRACKING_ID), (EV_SYN, SYN_REPORT),
        (EV_SYN, SYN_MT_REPORT), (EV_SYN, SYN_DROPPED), (EV_KEY, KEY_LEFTSHIFT),
        (EV_KEY, KEY_LEFTCTRL), (EV_KEY, KEY_F1),
    ]

    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ByteReader(bytes)
        let bits = reader.number(UInt64.self)
        let (first, second) = (reader.number(Int32.self), reader.number(Int32.self))
        let abilities = EvdevAbilities(
            EvdevBits(
                has: { type, code in
                    let place = codes.firstIndex { $0.type == type && $0.code == code }
                    return bits >> UInt64(place ?? 63) & 1 == 1
                },
                range: { _ in
                    first < second ? Int(first)...Int(second) : nil
                },
                isA: { bits >> UInt64(56 + $0 % 8) & 1 == 1 }))
        guard abilities.isUseful else { return }
        var decoder = EvdevDecoder(abilities, EvdevState())
        var translation = InputTranslation(keys: KeyState(keyboard, .standard))
        translation.area = InputArea(size: CGSize(width: 640, height: 480))
        var now = ContinuousClock.now
        _ = translation.handle(.added(1, InputDevice(abilities.traits)), from: 0, now: now)
        var event = input_event()
        while !reader.isAtEnd {
            let choice = reader.byte()
            let known = codes[Int(choice & 0x7F) % codes.count]
            let isKnown = choice & 0x80 == 0
            event.type = isKnown ? UInt16(known.type) : reader.number()
            event.code = isKnown ? UInt16(known.code) : reader.number()
            event.value = isKnown && choice & 0x40 == 0 ? Int32(reader.byte()) : reader.number()
            event.time.tv_usec = Int(reader.byte()) * 4_000
            if choice & 0x40 != 0 { event.time.tv_sec = Int(reader.number(Int32.self)) }
            for done in decoder.handle(event) {
                let time = EvdevDecoder.time(of: event)
                _ = translation.handle(.did(1, done, at: time), from: 0, now: now)
            }
            now += .milliseconds(Int(choice))
            _ = translation.timePassed(now)
        }
        _ = decoder.take(EvdevState(keys: [30], x: Int(first), y: Int(second)), at: 1)
        _ = translation.handle(.removed(1), from: 0, now: now)
    }
}
