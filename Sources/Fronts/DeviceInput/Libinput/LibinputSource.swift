import CInput
import CLinux
import CUdev
import Foundation
import Glibc

/// The devices of the seat as libinput and udev know them.
final class LibinputSource: InputSource {
    /// A device that libinput has added.
    private struct Device {
        let number: Int
        let handle: OpaquePointer
        let info: InputDevice
    }

    /// Opens and closes files for libinput.
    private final class Files {
        let opener: any DeviceOpener
        /// Whether something may not be read for lack of permission.
        var isRefused = false

        init(_ opener: any DeviceOpener) { self.opener = opener }

        func open(_ path: String, _ flags: Int32) -> Int32 {
            let descriptor = opener.open(path, flags: flags)
            if [-EACCES, -EPERM].contains(descriptor) { isRefused = true }
            // What is typed here must not reach a login prompt beneath as well.
            if descriptor >= 0, linux_input_has(descriptor, UInt32(EV_KEY), UInt32(KEY_A)) {
                _ = linux_input_grab(descriptor)
            }
            return descriptor
        }
    }

    private let files: Files
    private let interface: UnsafeMutablePointer<libinput_interface>
    private let udev: OpaquePointer
    private let context: OpaquePointer
    private let say: (String) -> Void
    private var devices: [Device] = []
    private var decoder = LibinputDecoder()
    private var nextNumber = 1
    private(set) var hasMore = false
    /// So many events at most are taken at once, so that a device that floods leaves time for the
    /// app.
    private static let most = 512

    /// Nil where udev or libinput cannot be had.
    init?(_ opener: any DeviceOpener, seat: String = "seat0", say: @escaping (String) -> Void) {
        files = Files(opener)
        self.say = say
        interface = .allocate(capacity: 1)
        interface.initialize(
            to: libinput_interface(
                open_restricted: { path, flags, files in
                    guard let path, let files else { return -EINVAL }
                    return Unmanaged<Files>.fromOpaque(files).takeUnretainedValue()
                        .open(String(cString: path), flags)
                },
                close_restricted: { descriptor, files in
                    guard let files else { return }
                    Unmanaged<Files>.fromOpaque(files).takeUnretainedValue().opener
                        .close(descriptor)
                }))
        guard let udev = udev_new() else {
            interface.deallocate()
            return nil
        }
        let context = libinput_udev_create_context(
            interface, Unmanaged.passUnretained(files).toOpaque(), udev)
        guard let context else {
            udev_unref(udev)
            interface.deallocate()
            return nil
        }
        (self.udev, self.context) = (udev, context)
        cinput_silence(context)
        guard libinput_udev_assign_seat(context, seat) == 0 else { return nil }
    }

    deinit {
        for device in devices { libinput_device_unref(device.handle) }
        libinput_unref(context)
        udev_unref(udev)
        interface.deallocate()
    }

    var descriptors: [Int32] { [libinput_get_fd(context)] }

    var complaint: String? {
        if files.isRefused { return EvdevSource.refusal("/dev/input") }
        guard devices.isEmpty else { return nil }
        return "No keyboard, mouse or touch screen; one that is plugged in is used."
    }

    func take() -> [SourceEvent] {
        _ = libinput_dispatch(context)
        var events: [SourceEvent] = []
        var count = 0
        while count < Self.most, let event = libinput_get_event(context) {
            events += translate(event)
            libinput_event_destroy(event)
            count += 1
        }
        hasMore = libinput_next_event_type(context) != LIBINPUT_EVENT_NONE
        return events
    }

    func setLights(_ lights: KeyboardLights) {
        var bits = 0 as UInt32
        if lights.contains(.numLock) { bits |= LIBINPUT_LED_NUM_LOCK.rawValue }
        if lights.contains(.capsLock) { bits |= LIBINPUT_LED_CAPS_LOCK.rawValue }
        if lights.contains(.scrollLock) { bits |= LIBINPUT_LED_SCROLL_LOCK.rawValue }
        for device in devices where device.info.traits.contains(.keyboard) {
            libinput_device_led_update(device.handle, libinput_led(rawValue: bits))
        }
    }

    func suspend() { libinput_suspend(context) }

    /// A device that cannot be had again is missing until it is plugged in anew.
    func resume() { _ = libinput_resume(context) }

    private func translate(_ event: OpaquePointer) -> [SourceEvent] {
        guard let handle = libinput_event_get_device(event) else { return [] }
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_DEVICE_ADDED: return [add(handle)]
        case LIBINPUT_EVENT_DEVICE_REMOVED:
            guard let index = devices.firstIndex(where: { $0.handle == handle }) else { return [] }
            let device = devices.remove(at: index)
            decoder.forget(device.number)
            libinput_device_unref(handle)
            return [.removed(device.number)]
        default:
            guard let device = devices.first(where: { $0.handle == handle }) else { return [] }
            let (happened, time) = decoder.decode(event, of: device.number, device.info)
            return happened.map { .did(device.number, $0, at: time) }
        }
    }

    private func add(_ handle: OpaquePointer) -> SourceEvent {
        let settings = LibinputDevice(handle)
        settings.prepare(say)
        let device = Device(
            number: nextNumber, handle: libinput_device_ref(handle), info: settings.info)
        nextNumber += 1
        devices.append(device)
        return .added(device.number, device.info)
    }
}
