import CLinux
import Foundation

/// What an input device can report, as far as an app has a use for it.
struct EvdevAbilities: Equatable {
    /// The ranges of two axes, in the device's own units.
    struct Axes: Equatable {
        var x: ClosedRange<Int>
        var y: ClosedRange<Int>
    }

    /// How a device says where on the screen something is.
    enum Absolute: Equatable {
        /// A tablet, such as the one of a virtual machine: it hovers, and has buttons.
        case pointer(Axes)
        /// A pen over a tablet or a screen.
        case pen(Axes)
        /// One finger.
        case touch(Axes)
        /// Several fingers, each in a slot of its own.
        case slots(Axes, count: Int)
        /// Several fingers, all of them listed in each report.
        case contacts(Axes)
        /// Fingers beside the screen, which move the pointer.
        case touchpad(Axes, slots: Int)
    }

    /// A device that reports more fingers is broken.
    static let mostSlots = 64

    /// Whether it is to type on.
    var isKeyboard = false
    /// Whether it has keys, as few as they may be.
    var hasKeys = false
    var isMouse = false
    /// Whether what turns is all that it has.
    var isDial = false
    /// Whether libinput passes it over: a dial whose turns it does not know.
    var isUnknownToLibinput = false
    /// Whether its wheel reports parts of a notch.
    var hasFineWheel = false
    var absolute: Absolute?

    var isUseful: Bool { isKeyboard || hasKeys || isMouse || isDial || absolute != nil }

    var traits: DeviceTraits {
        var traits: DeviceTraits = []
        if isKeyboard { traits.formUnion([.keyboard, .keys]) }
        if hasKeys { traits.insert(.keys) }
        if isMouse { traits.insert(.pointer) }
        if isDial { traits.insert(.dial) }
        switch absolute {
        case nil: break
        case .touch, .slots, .contacts: traits.insert(.touch)
        case .pointer, .pen, .touchpad: traits.insert(.pointer)
        }
        return traits
    }
}

/// What the kernel says of a device.
struct EvdevBits {
    /// Whether it reports events of a type and code.
    var has: (_ type: Int32, _ code: Int32) -> Bool
    /// The range of an axis; nil if the axis has none, or bounds that are the wrong way round.
    var range: (_ axis: Int32) -> ClosedRange<Int>?
    /// Whether it has a property, such as `INPUT_PROP_DIRECT`.
    var isA: (_ property: Int32) -> Bool

    init(
        has: @escaping (Int32, Int32) -> Bool, range: @escaping (Int32) -> ClosedRange<Int>?,
        isA: @escaping (Int32) -> Bool
    ) {
        self.has = has
        self.range = range
        self.isA = isA
    }

    init(of descriptor: Int32) {
        has = { linux_input_has(descriptor, UInt32($0), UInt32($1)) }
        isA = { linux_input_property(descriptor, UInt32($0)) }
        range = { axis in
            var (low, high): (Int32, Int32) = (0, 0)
            guard linux_input_axis(descriptor, UInt32(axis), &low, &high), low < high else {
                return nil
            }
            return Int(low)...Int(high)
        }
    }
}

extension EvdevAbilities {
    /// The device by what it reports, as udev's `input_id` tells devices apart.
    init(_ bits: EvdevBits) {
        // It reports how it is held, along axes that look like a position.
        let axes = [ABS_X, ABS_Y, ABS_Z].map { bits.has(EV_ABS, $0) }
        let isStill = axes == [true, true, true] && !bits.has(EV_KEY, BTN_TOUCH)
        guard !bits.isA(INPUT_PROP_ACCELEROMETER), !(isStill && !bits.has(EV_KEY, BTN_LEFT)) else {
            return
        }
        isKeyboard = bits.has(EV_KEY, KEY_A)
        let keys = Array(KEY_ESC..<BTN_MISC) + Array(KEY_OK..<BTN_TRIGGER_HAPPY)
        hasKeys = isKeyboard || keys.contains { bits.has(EV_KEY, $0) }
        let turns = [REL_X, REL_Y].map { bits.has(EV_REL, $0) }
        isMouse = turns == [true, true]
        let wheels = [REL_DIAL, REL_WHEEL, REL_HWHEEL, REL_X, REL_Y]
        isDial = !isMouse && !isKeyboard && wheels.contains { bits.has(EV_REL, $0) }
        isUnknownToLibinput =
            isDial && ![REL_WHEEL, REL_HWHEEL].contains { bits.has(EV_REL, $0) }
        hasFineWheel = bits.has(EV_REL, REL_WHEEL_HI_RES)
        absolute = Self.absolute(bits)
        // A tablet's pen has the keys of its buttons alone.
        if absolute != nil, isDial { isDial = false }
    }

    private static func absolute(_ bits: EvdevBits) -> Absolute? {
        let isDirect = bits.isA(INPUT_PROP_DIRECT)
        let hasPen = bits.has(EV_KEY, BTN_TOOL_PEN) || bits.has(EV_KEY, BTN_STYLUS)
        let hasFinger = bits.has(EV_KEY, BTN_TOOL_FINGER)
        let isPad = hasFinger && !isDirect && !hasPen
        let single = axes(bits, ABS_X, ABS_Y)
        if let several = axes(bits, ABS_MT_POSITION_X, ABS_MT_POSITION_Y) {
            let hasSlots = bits.has(EV_ABS, ABS_MT_SLOT)
            let last = hasSlots ? bits.range(ABS_MT_SLOT)?.upperBound ?? 0 : 0
            let count = max(1, min(last + 1, mostSlots))
            if isPad { return .touchpad(several, slots: hasSlots ? count : 0) }
            return hasSlots ? .slots(several, count: count) : .contacts(several)
        }
        guard let single else { return nil }
        if hasPen { return .pen(single) }
        if isPad { return .touchpad(single, slots: 0) }
        if bits.has(EV_KEY, BTN_LEFT) { return .pointer(single) }
        let isGame = [BTN_TRIGGER, BTN_A, BTN_1].contains { bits.has(EV_KEY, $0) }
        return bits.has(EV_KEY, BTN_TOUCH) && !isGame ? .touch(single) : nil
    }

    private static func axes(_ bits: EvdevBits, _ x: Int32, _ y: Int32) -> Axes? {
        guard let horizontal = bits.range(x), let vertical = bits.range(y) else { return nil }
        return Axes(x: horizontal, y: vertical)
    }
}

extension EvdevAbilities.Axes {
    /// A point between 0 and 1 along each axis.
    func fraction(x: Int, y: Int) -> CGPoint {
        func part(_ value: Int, _ range: ClosedRange<Int>) -> Double {
            Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
        }
        return CGPoint(x: part(x, self.x), y: part(y, self.y))
    }
}
