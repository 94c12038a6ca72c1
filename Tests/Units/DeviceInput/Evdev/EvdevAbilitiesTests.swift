import CLinux
import Testing

@testable import DeviceInput

/// What a device is, by what it reports.
struct EvdevAbilitiesTests {
    private func abilities(
        keys: [Int32] = [], wheels: [Int32] = [], axes: [Int32] = [], properties: [Int32] = []
    ) -> EvdevAbilities {
        EvdevAbilities(
            EvdevBits(
                has: { type, code in
                    switch type {
                    case EV_KEY: keys.contains(code)
                    case EV_REL: wheels.contains(code)
                    case EV_ABS: axes.contains(code)
                    default: false
                    }
                },
                range: { axes.contains($0) ? 0...($0 == ABS_MT_SLOT ? 9 : 999) : nil },
                isA: { properties.contains($0) }))
    }

    private let position = [ABS_X, ABS_Y]
    private let several = [ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y]

    @Test("Keyboards, mice and touch screens are told apart")
    func usual() {
        #expect(abilities(keys: [KEY_ESC, KEY_A]).traits == [.keyboard, .keys])
        #expect(abilities(keys: [BTN_LEFT], wheels: [REL_X, REL_Y, REL_WHEEL]).traits == .pointer)
        let finger = abilities(keys: [BTN_TOUCH], axes: position, properties: [INPUT_PROP_DIRECT])
        #expect(finger.traits == .touch)
        let fingers = abilities(keys: [BTN_TOUCH], axes: several, properties: [INPUT_PROP_DIRECT])
        #expect(fingers.traits == .touch)
        guard case .slots(_, let count) = fingers.absolute else {
            Issue.record("\(fingers)")
            return
        }
        #expect(count == 10)
    }

    @Test("A virtual machine's tablet and a pen hover")
    func hovering() {
        let tablet = abilities(keys: [BTN_LEFT], wheels: [REL_WHEEL], axes: position)
        #expect(tablet.traits == .pointer)
        let pen = abilities(keys: [BTN_TOOL_PEN, BTN_TOUCH, BTN_STYLUS], axes: position)
        #expect(pen.traits == .pointer)
        guard case .pen = pen.absolute else {
            Issue.record("\(pen)")
            return
        }
    }

    @Test("A touchpad is not a touch screen")
    func touchpad() {
        let pad = abilities(
            keys: [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER], axes: several,
            properties: [INPUT_PROP_POINTER])
        #expect(pad.traits == .pointer)
    }

    @Test("Accelerometers and game controllers are of no use")
    func useless() {
        #expect(!abilities(axes: [ABS_X, ABS_Y, ABS_Z]).isUseful)
        #expect(!abilities(axes: position, properties: [INPUT_PROP_ACCELEROMETER]).isUseful)
        #expect(!abilities(keys: [BTN_TRIGGER, BTN_TOUCH], axes: position).isUseful)
        #expect(!abilities(keys: [BTN_A], axes: [ABS_X, ABS_Y, ABS_Z]).isUseful)
        #expect(!abilities(keys: [BTN_A], axes: position).isUseful)
    }

    @Test("A few buttons are keys, and what turns without a place is a dial")
    func buttons() {
        #expect(abilities(keys: [KEY_OK, KEY_BACK]).traits == .keys)
        #expect(abilities(keys: [KEY_POWER]).traits == .keys)
        for wheel in [REL_DIAL, REL_WHEEL, REL_X] {
            #expect(abilities(wheels: [wheel]).traits == .dial)
        }
        #expect(!abilities(wheels: [REL_WHEEL]).isUnknownToLibinput)
        #expect(abilities(wheels: [REL_DIAL]).isUnknownToLibinput)
        #expect(abilities(keys: [KEY_ENTER], wheels: [REL_DIAL]).traits == [.keys, .dial])
    }

    @Test("An axis without a range makes no touch screen")
    func broken() {
        let broken = EvdevAbilities(
            EvdevBits(
                has: { type, code in type == EV_ABS || type == EV_KEY && code == BTN_TOUCH },
                range: { _ in nil }, isA: { $0 == INPUT_PROP_DIRECT }))
        #expect(broken.absolute == nil)
    }
}
