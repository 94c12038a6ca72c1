import Foundation

/// The input devices of a folder as they come and go, by the kernel's own files. Nothing is polled:
/// the folder is watched, and a device that is unplugged hangs up.
final class EvdevSource: InputSource {
    private let folder: String
    private let system: EvdevSystem
    private let wants: EvdevSelection
    private let watch: FolderWatch
    private var devices: [(number: Int, name: String, device: EvdevDevice)] = []
    /// Devices by file name that were unplugged or are of no use.
    private var ignoredDevices: [String: EvdevIdentity] = [:]
    private var nextNumber = 1
    private var needsScan = true
    private var isSuspended = false
    /// Whether permission to read a device is missing.
    private var isRefused = false

    init(folder: String = "/dev/input", system: EvdevSystem, wants: EvdevSelection = .all) {
        self.folder = folder
        self.system = system
        self.wants = wants
        watch = FolderWatch(folder)
    }

    var descriptors: [Int32] {
        [watch.descriptor] + devices.map(\.device.descriptor)
    }

    var hasMore: Bool { devices.contains(where: \.device.hasMore) }

    func take() -> [SourceEvent] {
        guard !isSuspended else { return removeAll() }
        var events: [SourceEvent] = []
        for (number, name, device) in devices {
            events += device.read().map { .did(number, $0.event, at: $0.time) }
            guard device.isGone else { continue }
            events.append(.removed(number))
            devices.removeAll { $0.number == number }
            ignoredDevices[name] = device.identity
            // A new device may already use its file name.
            needsScan = true
        }
        if watch.takeNews() { needsScan = true }
        if needsScan { events += scan() }
        needsScan = false
        return events
    }

    func setLights(_ lights: KeyboardLights) {
        for (_, _, device) in devices { device.setLights(lights) }
    }

    func suspend() { isSuspended = true }

    func resume() {
        isSuspended = false
        needsScan = true
    }

    private func removeAll() -> [SourceEvent] {
        defer { devices = [] }
        return devices.map { .removed($0.number) }
    }

    var complaint: String? {
        guard wants == .all else { return nil }
        if isRefused { return Self.refusal(folder) }
        guard devices.isEmpty else { return nil }
        return "No keyboard, mouse or touch screen in \(folder); one that is plugged in is used."
    }

    static func refusal(_ folder: String) -> String {
        """
        No permission to read the input devices in \(folder): \
        the user must be in the group "input".
        """
    }

    /// Opens what can be opened and used.
    private func scan() -> [SourceEvent] {
        isRefused = [EACCES, EPERM].contains(watch.failure)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = Set(devices.map(\.name))
        return names.filter { $0.hasPrefix("event") && !known.contains($0) }.sorted()
            .compactMap { open($0) }
    }

    private func open(_ name: String) -> SourceEvent? {
        let path = "\(folder)/\(name)"
        guard let identity = EvdevIdentity(at: path), ignoredDevices[name] != identity else {
            return nil
        }
        let descriptor = system.open(path)
        guard descriptor >= 0 else {
            if [EACCES, EPERM].contains(-descriptor) { isRefused = true }
            return nil
        }
        guard let device = EvdevDevice(descriptor, system, wants: wants) else {
            ignoredDevices[name] = identity
            return nil
        }
        defer { nextNumber += 1 }
        devices.append((nextNumber, name, device))
        return .added(nextNumber, InputDevice(device.abilities.traits))
    }
}
