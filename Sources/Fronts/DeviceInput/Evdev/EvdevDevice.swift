import CLinux
import Glibc

/// An input device that is open.
final class EvdevDevice {
    let descriptor: Int32
    let abilities: EvdevAbilities
    private var decoder: EvdevDecoder
    /// Distinguishes the device from a later one with the same name.
    let identity: EvdevIdentity
    /// Whether it has been unplugged. Nothing more comes from it then.
    private(set) var isGone = false
    /// Whether more events may be there than the last call has read.
    private(set) var hasMore = false
    /// So many events at most are read at once, so that a device that floods leaves time for the
    /// app. What the kernel cannot keep meanwhile is lost, and its keys are asked for.
    private static let most = 1_024
    private let system: EvdevSystem

    /// Nil where the device is of no use to an app. Owns the descriptor from now on.
    init?(_ descriptor: Int32, _ system: EvdevSystem, wants: EvdevSelection = .all) {
        self.descriptor = descriptor
        self.system = system
        abilities = system.abilities(descriptor)
        guard let identity = EvdevIdentity(of: descriptor), wants.includes(abilities) else {
            system.close(descriptor)
            return nil
        }
        self.identity = identity
        decoder = EvdevDecoder(abilities, system.state(descriptor, abilities))
        // What is typed here must not reach a login prompt beneath as well.
        if abilities.isKeyboard { _ = linux_input_grab(descriptor) }
    }

    deinit { system.close(descriptor) }

    func setLights(_ lights: KeyboardLights) {
        guard abilities.isKeyboard else { return }
        linux_input_light(descriptor, UInt32(LED_NUML), lights.contains(.numLock))
        linux_input_light(descriptor, UInt32(LED_CAPSL), lights.contains(.capsLock))
        linux_input_light(descriptor, UInt32(LED_SCROLLL), lights.contains(.scrollLock))
    }

    /// What has happened since the last call, and when.
    func read() -> [(event: DeviceEvent, time: Double)] {
        let events = readEvents()
        var read: [(DeviceEvent, Double)] = []
        let loss = events.firstIndex { Self.isLoss($0) }
        for event in events[..<(loss ?? events.count)] {
            let time = EvdevDecoder.time(of: event)
            read += decoder.handle(event).map { ($0, time) }
        }
        // Events read after the loss are older than the device's current state.
        if let loss, !isGone {
            let time = EvdevDecoder.time(of: events[loss])
            let state = system.state(descriptor, abilities)
            read += decoder.take(state, at: time).map { ($0, time) }
        }
        return read
    }

    private func readEvents() -> [input_event] {
        var events: [input_event] = []
        var chunk = [input_event](repeating: input_event(), count: 64)
        let size = MemoryLayout<input_event>.stride
        while true {
            let bytes = Glibc.read(descriptor, &chunk, chunk.count * size)
            if bytes >= size {
                events += chunk[..<(bytes / size)]
                hasMore = events.count >= Self.most
                if hasMore { return events }
            } else if bytes < 0, errno == EINTR {
                continue
            } else {
                isGone = bytes >= 0 || errno != EAGAIN
                hasMore = false
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

/// Which of the devices in a folder are used.
enum EvdevSelection {
    case all, dials

    func includes(_ abilities: EvdevAbilities) -> Bool {
        switch self {
        case .all: abilities.isUseful
        case .dials: abilities.isDial && abilities.isUnknownToLibinput
        }
    }
}
