import CLinux
import Foundation
import Glibc

/// A keyboard, mouse or touch screen that this process may read.
final class EvdevDevice {
    /// The ranges of a touch screen's two axes, in the device's own units.
    struct Axes: Equatable {
        var x: ClosedRange<Int>
        var y: ClosedRange<Int>
    }

    let descriptor: Int32
    let axes: Axes?

    /// Every device of the folder that can be read and used.
    static func all(in folder: String) -> [EvdevDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("event") }.sorted()
            .compactMap { EvdevDevice(path: "\(folder)/\($0)") }
    }

    /// Nil where the device cannot be read, or is of no use to an app.
    init?(path: String) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        axes =
            Self.axes(of: descriptor, UInt32(ABS_X), UInt32(ABS_Y))
            ?? Self.axes(of: descriptor, UInt32(ABS_MT_POSITION_X), UInt32(ABS_MT_POSITION_Y))
        let isKeyboard = linux_input_has(descriptor, UInt32(EV_KEY), UInt32(KEY_A))
        let isMouse = linux_input_has(descriptor, UInt32(EV_REL), UInt32(REL_X))
        guard isKeyboard || isMouse || axes != nil else { return nil }
        // What is typed here must not reach a login prompt beneath as well.
        if isKeyboard { _ = linux_input_grab(descriptor) }
    }

    deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

    /// The events that have arrived since the last call.
    func read() -> [input_event] {
        var events: [input_event] = []
        var chunk = [input_event](repeating: input_event(), count: 64)
        let size = MemoryLayout<input_event>.stride
        while true {
            let bytes = Glibc.read(descriptor, &chunk, chunk.count * size)
            guard bytes >= size else { return events }
            events += chunk[..<(bytes / size)]
        }
    }

    private static func axes(of descriptor: Int32, _ x: UInt32, _ y: UInt32) -> Axes? {
        var (low, high): (Int32, Int32) = (0, 0)
        guard linux_input_axis(descriptor, x, &low, &high) else { return nil }
        let horizontal = Int(low)...Int(high)
        guard linux_input_axis(descriptor, y, &low, &high) else { return nil }
        return Axes(x: horizontal, y: Int(low)...Int(high))
    }
}
