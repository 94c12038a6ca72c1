import Automation
import CasementCLI
import Foundation
import Pictures

/// A computer that QEMU emulates: Debian's kernel, a display, a keyboard and a mouse.
///
/// It runs under software emulation, some fifty times slower than the machine around it.
class Emulator {
    let display: Display
    let monitor: Monitor
    let process: AppProcess
    private let folder: TemporaryFolder

    /// Starts with the files of an initramfs, which is made in the emulator's folder.
    init(
        _ display: Display, arguments: (TemporaryFolder) -> [String],
        initramfs: (Kernel, TemporaryFolder) throws -> String
    ) throws {
        self.display = display
        let folder = try TemporaryFolder()
        self.folder = folder
        let kernel = try Kernel()
        func file(_ name: String) -> String { Self.path(name, in: folder) }
        process = try AppProcess(
            executable: try Tool.path("qemu-system-x86_64"),
            arguments: [
                "-nodefaults", "-no-user-config", "-no-reboot", "-display", "none",
                "-accel", Self.accelerator, "-smp", "2", "-m", "1G",
                "-kernel", kernel.image, "-initrd", try initramfs(kernel, folder),
                "-append", "\(Self.kernelArguments) \(display.kernelArgument)",
                "-qmp", "unix:\(file("monitor")),server=on,wait=off",
                "-serial", "file:\(file("console"))",
                "-device", "virtio-tablet-pci", "-device", "virtio-keyboard-pci",
            ] + display.arguments + arguments(folder),
            environment: ProcessInfo.processInfo.environment)
        monitor = try Monitor(path: file("monitor"))
    }

    /// On a busy machine the emulated timer may look broken to the kernel, which would then stop.
    private static let kernelArguments =
        "console=ttyS0 quiet panic=-1 random.trust_cpu=on vt.global_cursor_default=0 no_timer_check"

    /// Hardware support (`kvm`) is asked for, because some machines have the device and hang.
    private static var accelerator: String {
        ProcessInfo.processInfo.environment["CASEMENT_MACHINE_ACCELERATOR"] ?? "tcg,thread=multi"
    }

    /// Of a file in the emulator's folder.
    static func path(_ name: String, in folder: TemporaryFolder) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    func path(_ name: String) -> String { Self.path(name, in: folder) }

    /// What the machine and QEMU have to say where something is not as expected.
    var explanation: String {
        process.drain()
        let console = (try? String(contentsOfFile: path("console"), encoding: .utf8)) ?? ""
        return "\(process.lastLines.joined(separator: "\n"))\n\(console.suffix(2000))"
    }

    /// Pulls the plug.
    func cutPower() { process.kill() }

    // MARK: The screen

    /// What a display shows; nil where nothing is shown yet.
    func picture(output: Int = 0) throws -> Picture? {
        let file = path("screen.png")
        var arguments: [String: Any] = ["filename": file, "format": "png"]
        if output > 0 { arguments.merge(["device": "gpu", "head": output]) { $1 } }
        try monitor.execute("screendump", arguments)
        // QEMU repeats the upper bits of few colours at some depths, and has zeroes there at others.
        return (try? Picture(png: file)).map(display.shown)
    }

    /// Waits until the screen shows exactly this, but for a part where a pointer may be. Else the
    /// picture that it shows is left beside the expected one.
    func waitForPicture(
        _ expected: Picture, _ what: String, hiding part: CGRect = .zero, on output: Int = 0,
        within patience: Duration = .seconds(240)
    ) throws {
        var last: Picture?
        do {
            try waitUntil(what, within: patience) {
                last = try picture(output: output)
                return last?.covering(part) == expected.covering(part)
            }
        } catch {
            let found =
                last.map { "\($0.differences(from: expected)) pixels differ" } ?? "no picture"
            let kept = FileManager.default.temporaryDirectory
                .appending(path: "casement-machine-\(UUID().uuidString.prefix(8)).png")
            try? FileManager.default.copyItem(at: URL(filePath: path("screen.png")), to: kept)
            throw MachineError.noAnswer("\(what): \(found), see \(kept.path)\n\(explanation)")
        }
    }

    // MARK: Input

    /// A point of the screen in pixels.
    func movePointer(to point: CGPoint) throws {
        let (width, height) = display.size
        try monitor.movePointer(
            point.x / Double(width - 1), point.y / Double(height - 1))
    }

    /// Holds the button for as long as a user does: libinput takes a shorter press for a contact that
    /// bounces, and reports its end later, wherever the pointer is then.
    func tap(_ point: CGPoint) throws {
        try movePointer(to: point)
        for isDown in [true, false] {
            try monitor.setButton(down: isDown)
            poll(nil, 0, 100)
        }
    }
}
