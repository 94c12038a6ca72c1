import CLinux
import Glibc

/// An input device that is open.
final class EvdevDevice {
    /// An event of a device.
    enum Reading {
        case event(input_event)
        /// Events were lost; this is the current state.
        case state(EvdevState)
    }

    let descriptor: Int32
    let abilities: EvdevAbilities
    /// Distinguishes the device from a later one with the same name.
    let identity: EvdevIdentity
    /// Whether it has been unplugged. Nothing more comes from it then.
    private(set) var isGone = false
    private let system: EvdevSystem

    /// Nil where the device is of no use to an app. Owns the descriptor from now on.
    init?(_ descriptor: Int32, _ system: EvdevSystem) {
        self.descriptor = descriptor
        self.system = system
        abilities = system.abilities(descriptor)
        guard let identity = EvdevIdentity(of: descriptor), abilities.isUseful else {
            Glibc.close(descriptor)
            return nil
        }
        self.identity = identity
        // What is typed here must not reach a login prompt beneath as well.
        if abilities.isKeyboard { _ = linux_input_grab(descriptor) }
    }

    deinit { Glibc.close(descriptor) }

    /// The current state.
    var state: EvdevState { system.state(descriptor, abilities) }

    /// What has arrived since the last call.
    func read() -> [Reading] {
        let events = readEvents()
        guard let loss = events.firstIndex(where: { Self.isLoss($0) }) else {
            return events.map { .event($0) }
        }
        // Events read after the loss are older than the device's current state.
        let before = events[..<loss].map { Reading.event($0) }
        return isGone ? before : before + [.state(state)]
    }

    private func readEvents() -> [input_event] {
        var events: [input_event] = []
        var chunk = [input_event](repeating: input_event(), count: 64)
        let size = MemoryLayout<input_event>.stride
        while true {
            let bytes = Glibc.read(descriptor, &chunk, chunk.count * size)
            if bytes >= size {
                events += chunk[..<(bytes / size)]
            } else if bytes < 0, errno == EINTR {
                continue
            } else {
                isGone = bytes >= 0 || errno != EAGAIN
                return events
            }
        }
    }

    private static func isLoss(_ event: input_event) -> Bool {
        Int32(event.type) == EV_SYN && Int32(event.code) == SYN_DROPPED
    }
}

/// A device's node among all files.
struct EvdevIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }

    init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
