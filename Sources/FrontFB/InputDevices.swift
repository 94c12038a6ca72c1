import Foundation

/// The input devices of a folder as they come and go. Nothing is polled: the folder is watched, and
/// a device that is unplugged hangs up.
final class InputDevices {
    /// What happened to one device, by a number that no other device ever has.
    enum Change {
        case plugged(Int, EvdevAbilities, EvdevState)
        case said(Int, EvdevDevice.Reading)
        case unplugged(Int)
    }

    private let folder: String
    private let system: EvdevSystem
    private let watch: FolderWatch
    private var devices: [(number: Int, name: String, device: EvdevDevice)] = []
    /// Devices by name that hung up, or are of no use.
    private var passedOver: [String: EvdevIdentity] = [:]
    private var nextNumber = 1
    private var mustLook = true
    /// Whether something may not be read for lack of permission.
    private var isRefused = false

    init(folder: String = "/dev/input", system: EvdevSystem = .kernel) {
        self.folder = folder
        self.system = system
        watch = FolderWatch(folder)
    }

    /// Readable while there are changes.
    var descriptors: [Int32] { [watch.descriptor] + devices.map(\.device.descriptor) }

    /// The numbers of those that are plugged in.
    var numbers: [Int] { devices.map(\.number) }

    /// What happened since the last call; at the first, all devices are plugged in.
    func changes() -> [Change] {
        var changes: [Change] = []
        for (number, name, device) in devices {
            changes += device.read().map { .said(number, $0) }
            guard device.isGone else { continue }
            changes.append(.unplugged(number))
            devices.removeAll { $0.number == number }
            passedOver[name] = device.identity
            // Another one may have its name already.
            mustLook = true
        }
        if watch.takeNews() { mustLook = true }
        if mustLook { changes += look() }
        mustLook = false
        return changes
    }

    /// Why there is no input, or not all there is, in one sentence; nil where all is well. After
    /// the first `changes`.
    var complaint: String? {
        if isRefused {
            return """
                No permission to read the input devices in \(folder): \
                the user must be in the group "input".
                """
        }
        guard devices.isEmpty else { return nil }
        return "No keyboard, mouse or touch screen in \(folder); one that is plugged in is used."
    }

    /// Opens what can be opened and used.
    private func look() -> [Change] {
        isRefused = [EACCES, EPERM].contains(watch.failure)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = Set(devices.map(\.name))
        return names.filter { $0.hasPrefix("event") && !known.contains($0) }.sorted()
            .compactMap { open($0) }
    }

    private func open(_ name: String) -> Change? {
        let path = "\(folder)/\(name)"
        guard let identity = EvdevIdentity(at: path), passedOver[name] != identity else {
            return nil
        }
        let descriptor = system.open(path)
        guard descriptor >= 0 else {
            if [EACCES, EPERM].contains(-descriptor) { isRefused = true }
            return nil
        }
        guard let device = EvdevDevice(descriptor, system) else {
            passedOver[name] = identity
            return nil
        }
        defer { nextNumber += 1 }
        devices.append((nextNumber, name, device))
        return .plugged(nextNumber, device.abilities, device.state)
    }
}
