import BareScreen
import DeviceInput
import Glibc
import Hosting

/// Opens the input devices of a bare screen, with the rights of its session.
final class SessionDevices {
    private let options: InputOptions
    private let say: (String) -> Void
    private var input: DeviceInput?

    init(_ options: InputOptions, say: @escaping (String) -> Void) {
        self.options = options
        self.say = say
    }

    func open(_ session: any ScreenSession) -> any ScreenInput {
        let input = DeviceInput(options, opener: SessionOpener(session), say: say)
        self.input = input
        return input
    }

    /// Whether fingers are all that points.
    var isTouchOnly: Bool { input?.isTouchOnly ?? false }
}

/// Opens devices as a session may.
private final class SessionOpener: DeviceOpener {
    private let session: any ScreenSession

    init(_ session: any ScreenSession) { self.session = session }

    /// A session opens for reading and writing; what may only be read the process reads itself.
    func open(_ path: String, flags: Int32) -> Int32 {
        let descriptor = session.openDevice(path)
        guard [-EACCES, -EPERM].contains(descriptor), flags & O_ACCMODE == O_RDONLY else {
            return descriptor
        }
        return DirectOpener().open(path, flags: flags)
    }

    func close(_ descriptor: Int32) { session.closeDevice(descriptor) }
}
