import CLinux

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
        /// One finger.
        case touch(Axes)
        /// Several fingers, each in a slot of its own.
        case slots(Axes, count: Int)
        /// Several fingers, all of them listed in each report.
        case contacts(Axes)
    }

    /// A device that reports more fingers is broken.
    static let mostSlots = 64

    var isKeyboard = false
    var isMouse = false
    var absolute: Absolute?

    var isUseful: Bool { isKeyboard || isMouse || absolute != nil }
}

extension EvdevAbilities {
    /// What the kernel says of the device.
    init(of descriptor: Int32) {
        isKeyboard = linux_input_has(descriptor, UInt32(EV_KEY), UInt32(KEY_A))
        isMouse = linux_input_has(descriptor, UInt32(EV_REL), UInt32(REL_X))
        if let several = Self.axes(of: descriptor, ABS_MT_POSITION_X, ABS_MT_POSITION_Y) {
            let hasSlots = linux_input_has(descriptor, UInt32(EV_ABS), UInt32(ABS_MT_SLOT))
            let last = Self.range(of: descriptor, ABS_MT_SLOT)?.upperBound ?? 0
            let count = min(last + 1, Self.mostSlots)
            absolute = hasSlots ? .slots(several, count: count) : .contacts(several)
        } else if let single = Self.axes(of: descriptor, ABS_X, ABS_Y) {
            let isTouched = linux_input_has(descriptor, UInt32(EV_KEY), UInt32(BTN_TOUCH))
            absolute = isTouched ? .touch(single) : .pointer(single)
        }
    }

    private static func axes(of descriptor: Int32, _ x: Int32, _ y: Int32) -> Axes? {
        guard let horizontal = range(of: descriptor, x), let vertical = range(of: descriptor, y)
        else { return nil }
        return Axes(x: horizontal, y: vertical)
    }

    private static func range(of descriptor: Int32, _ axis: Int32) -> ClosedRange<Int>? {
        var (low, high): (Int32, Int32) = (0, 0)
        guard linux_input_axis(descriptor, UInt32(axis), &low, &high) else { return nil }
        return Int(low)...Int(high)
    }
}
