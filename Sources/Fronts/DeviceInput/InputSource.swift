import Glibc

/// Where device events come from: libinput, the kernel's own files, or a test.
package protocol InputSource: AnyObject {
    /// Readable while there is something to take.
    var descriptors: [Int32] { get }
    /// Whether something was left at the last call of `take`, because one call takes only so much.
    var hasMore: Bool { get }
    /// What has happened since the last call; at the first, all devices are added.
    func take() -> [SourceEvent]
    /// Why input is missing, wholly or in part, in one sentence; nil if all is well.
    var complaint: String? { get }
    func setLights(_ lights: KeyboardLights)
    /// Lets go of all devices, while another console is shown.
    func suspend()
    /// Takes them again; they are added anew.
    func resume()
}

/// What a source reports of one device, by a number that no other device of it ever has.
package enum SourceEvent: Equatable, Sendable {
    case added(Int, InputDevice)
    /// At a time in seconds, by the source's own clock.
    case did(Int, DeviceEvent, at: Double)
    /// It was unplugged, or lost.
    case removed(Int)
}

/// Opens the files of devices, for instance by a service that may when the app may not.
package protocol DeviceOpener: AnyObject {
    /// A descriptor, or the negative number of an error.
    func open(_ path: String, flags: Int32) -> Int32
    func close(_ descriptor: Int32)
}

/// Opens files as the user that runs the app.
package final class DirectOpener: DeviceOpener {
    package init() {}

    package func open(_ path: String, flags: Int32) -> Int32 {
        let descriptor = Glibc.open(path, flags | O_CLOEXEC)
        return descriptor < 0 ? -errno : descriptor
    }

    package func close(_ descriptor: Int32) { Glibc.close(descriptor) }
}
