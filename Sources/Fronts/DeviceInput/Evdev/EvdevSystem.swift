import CLinux
import Glibc

/// System calls for input devices, besides their events.
struct EvdevSystem {
    /// Returns a descriptor, or the negative number of an error.
    var open: (_ path: String) -> Int32
    var close: (_ descriptor: Int32) -> Void
    var abilities: (_ descriptor: Int32) -> EvdevAbilities
    var state: (_ descriptor: Int32, _ abilities: EvdevAbilities) -> EvdevState

    static func kernel(_ opener: any DeviceOpener) -> EvdevSystem {
        EvdevSystem(
            open: { path in
                // Lights are written; a device without that right still types.
                let descriptor = opener.open(path, flags: O_RDWR | O_NONBLOCK)
                return [-EACCES, -EPERM, -EROFS].contains(descriptor)
                    ? opener.open(path, flags: O_RDONLY | O_NONBLOCK) : descriptor
            },
            close: { opener.close($0) },
            abilities: { EvdevAbilities(EvdevBits(of: $0)) },
            state: { EvdevState(of: $0, $1) })
    }
}

extension EvdevState {
    init(of descriptor: Int32, _ abilities: EvdevAbilities) {
        var bits = [UInt8](repeating: 0, count: (Int(KEY_MAX) + 8) / 8)
        linux_input_keys_down(descriptor, &bits, bits.count)
        for code in 0...Int(KEY_MAX) {
            let bit = bits[code / 8] >> UInt8(code % 8) & 1
            if bit == 1 { keys.insert(code) }
        }
        switch abilities.absolute {
        case nil, .contacts: break
        case .touchpad(_, let count) where count > 0:
            slot = Self.value(of: descriptor, ABS_MT_SLOT)
            slots = Self.slots(of: descriptor, count)
        case .pointer, .pen, .touch, .touchpad:
            x = Self.value(of: descriptor, ABS_X)
            y = Self.value(of: descriptor, ABS_Y)
        case .slots(_, let count):
            slot = Self.value(of: descriptor, ABS_MT_SLOT)
            slots = Self.slots(of: descriptor, count)
        }
    }

    private static func value(of descriptor: Int32, _ axis: Int32) -> Int {
        var value: Int32 = 0
        return linux_input_value(descriptor, UInt32(axis), &value) ? Int(value) : 0
    }

    private static func slots(of descriptor: Int32, _ count: Int) -> [Slot] {
        func values(_ axis: Int32) -> [Int32] {
            var values = [Int32](repeating: axis == ABS_MT_TRACKING_ID ? -1 : 0, count: count)
            linux_input_slots(descriptor, UInt32(axis), &values, Int32(count))
            return values
        }
        let fingers = values(ABS_MT_TRACKING_ID)
        let (x, y) = (values(ABS_MT_POSITION_X), values(ABS_MT_POSITION_Y))
        return (0..<count).map { index in
            let finger = fingers[index] < 0 ? nil : Int(fingers[index])
            return Slot(finger: finger, x: Int(x[index]), y: Int(y[index]))
        }
    }
}
