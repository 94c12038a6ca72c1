import CInput
import CLinux
import CUdev

/// A device of libinput: what it is for, and how it is set.
struct LibinputDevice {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    private func can(_ capability: libinput_device_capability) -> Bool {
        libinput_device_has_capability(handle, capability) != 0
    }

    var info: InputDevice {
        var traits: DeviceTraits = []
        if can(LIBINPUT_DEVICE_CAP_KEYBOARD) {
            let types = libinput_device_keyboard_has_key(handle, UInt32(KEY_A)) > 0
            traits.formUnion(types ? [.keyboard, .keys] : .keys)
        }
        if can(LIBINPUT_DEVICE_CAP_POINTER) {
            // What has a wheel and nothing to press or to type with is a dial.
            let points = libinput_device_pointer_has_button(handle, UInt32(BTN_LEFT)) > 0
            if points {
                traits.insert(.pointer)
            } else if !traits.contains(.keyboard) {
                traits.insert(.dial)
            }
        }
        if can(LIBINPUT_DEVICE_CAP_TABLET_TOOL) { traits.insert(.pointer) }
        if can(LIBINPUT_DEVICE_CAP_TOUCH) { traits.insert(.touch) }
        let output = libinput_device_get_output_name(handle).map { String(cString: $0) }
        return InputDevice(traits, output: output)
    }

    private var name: String {
        libinput_device_get_name(handle).map { String(cString: $0) } ?? "An input device"
    }

    /// A touchpad clicks when it is tapped, and moves what it scrolls as a touch screen does.
    func prepare(_ say: (String) -> Void) {
        if libinput_device_config_tap_get_finger_count(handle) > 0 {
            libinput_device_config_tap_set_enabled(handle, LIBINPUT_CONFIG_TAP_ENABLED)
            if libinput_device_config_scroll_has_natural_scroll(handle) != 0 {
                libinput_device_config_scroll_set_natural_scroll_enabled(handle, 1)
            }
        }
        checkCalibration(say)
    }

    /// udev's `LIBINPUT_CALIBRATION_MATRIX` is libinput's standard, which does not check it.
    private func checkCalibration(_ say: (String) -> Void) {
        guard libinput_device_config_calibration_has_matrix(handle) != 0,
            let udev = libinput_device_get_udev_device(handle)
        else { return }
        defer { udev_device_unref(udev) }
        let property = udev_device_get_property_value(udev, "LIBINPUT_CALIBRATION_MATRIX")
        guard let property,
            let sentence = Self.complaint(about: String(cString: property), of: name)
        else { return }
        say(sentence)
        let identity: [Float] = [1, 0, 0, 0, 1, 0]
        libinput_device_config_calibration_set_matrix(handle, identity)
    }

    /// What is wrong with a calibration; nil where nothing is.
    static func complaint(about text: String, of name: String) -> String? {
        let matrix = text.split(separator: " ").compactMap { Float($0) }.filter(\.isFinite)
        let area = matrix.count == 6 ? matrix[0] * matrix[4] - matrix[1] * matrix[3] : 0
        guard abs(area) < 1e-9 else { return nil }
        return """
            The calibration of \(name) is "\(text)", which is no matrix: it is used without one.
            """
    }
}
