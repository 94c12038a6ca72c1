import CLinux
import Foundation
import Hosting

@testable import DeviceInput

/// A folder of input devices that are pipes: what is written to one is what it says, and its
/// end hangs up as an unplugged device does.
final class DeviceFolder {
    let path: String
    private var writers: [String: Int32] = [:]
    private let kinds = Kinds()

    /// What the system is asked about, by descriptor.
    private final class Kinds {
        var abilities: [String: EvdevAbilities] = [:]
        var states: [String: EvdevState] = [:]
        var refused: Set<String> = []
        var names: [Int32: String] = [:]
    }

    init(isThere: Bool = true) {
        path = NSTemporaryDirectory() + "casement-input-\(UUID().uuidString)/input"
        let parent = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if isThere { make() }
    }

    deinit {
        for writer in writers.values { close(writer) }
        let parent = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.removeItem(at: parent)
    }

    func make() { mkdir(path, 0o700) }

    var system: EvdevSystem {
        EvdevSystem(
            open: { [kinds] path in
                let name = URL(filePath: path).lastPathComponent
                guard !kinds.refused.contains(name) else { return -EACCES }
                let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
                kinds.names[descriptor] = name
                return descriptor
            },
            close: { close($0) },
            abilities: { [kinds] descriptor in
                kinds.names[descriptor].flatMap { kinds.abilities[$0] } ?? EvdevAbilities()
            },
            state: { [kinds] descriptor, _ in
                kinds.names[descriptor].flatMap { kinds.states[$0] } ?? EvdevState()
            })
    }

    func source(_ wants: EvdevSelection = .all) -> EvdevSource {
        EvdevSource(folder: path, system: system, wants: wants)
    }

    func plug(
        _ name: String, _ abilities: EvdevAbilities, state: EvdevState = EvdevState(),
        isRefused: Bool = false
    ) {
        kinds.abilities[name] = abilities
        kinds.states[name] = state
        if isRefused { kinds.refused.insert(name) }
        mkfifo("\(path)/\(name)", 0o600)
        // A pipe that this process reads as well can be opened without a reader.
        writers[name] = open("\(path)/\(name)", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    }

    /// The device's permissions are set, as udev does some time after it came.
    func permit(_ name: String) {
        kinds.refused.remove(name)
        chmod("\(path)/\(name)", 0o660)
    }

    /// The node goes first, as with a real device.
    func unplug(_ name: String) {
        unlink("\(path)/\(name)")
        if let writer = writers.removeValue(forKey: name) { close(writer) }
    }

    /// What the device says it has down, and where.
    func setState(_ state: EvdevState, of name: String) { kinds.states[name] = state }

    func say(_ name: String, _ events: [input_event]) {
        guard let writer = writers[name] else { return }
        _ = events.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
    }
}

/// What devices are made of.
extension EvdevAbilities {
    static let keyboard = EvdevAbilities(isKeyboard: true, hasKeys: true)
    static let mouse = EvdevAbilities(isMouse: true)
    static let axes = Axes(x: 0...4000, y: 100...1060)
    static let touch = EvdevAbilities(absolute: .touch(axes))
    static let slots = EvdevAbilities(absolute: .slots(axes, count: 5))
    static let contacts = EvdevAbilities(absolute: .contacts(axes))
    static let tablet = EvdevAbilities(absolute: .pointer(axes))
    static let pen = EvdevAbilities(absolute: .pen(axes))
    static let touchpad = EvdevAbilities(absolute: .touchpad(axes, slots: 5))
    static let dial = EvdevAbilities(isDial: true, isUnknownToLibinput: true)
}

func event(_ type: Int32, _ code: Int32, _ value: Int32, seconds: Double = 0) -> input_event {
    var event = input_event()
    (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
    event.time.tv_sec = Int(seconds)
    event.time.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
    return event
}

func report(seconds: Double = 0) -> input_event { event(EV_SYN, SYN_REPORT, 0, seconds: seconds) }
