import CasementCLI
import Foundation
import Pictures
import Waiting

/// A computer that QEMU emulates: Debian's kernel, a display, a keyboard and a mouse, and the files of
/// this machine, which it cannot change.
///
/// It runs under software emulation, some fifty times slower than the machine around it.
final class Machine {
    let display: Display
    let monitor: Monitor
    let shell: Shell
    private let process: AppProcess
    private let folder: TemporaryFolder

    /// Starts, and waits until a shell answers.
    init(_ display: Display, devices: [String] = [], disk: RecordedDisk? = nil) throws {
        self.display = display
        folder = try TemporaryFolder()
        let kernel = try Kernel.newest()
        let files = path(in: folder, "initramfs")
        try kernel.makeInitramfs(at: files, modules: Self.modules + display.modules)
        let inputs = ["virtio-tablet-pci", "virtio-keyboard-pci"] + devices
        process = try AppProcess(
            executable: try Tool.path("qemu-system-x86_64"),
            arguments: [
                "-nodefaults", "-no-user-config", "-no-reboot", "-display", "none",
                "-accel", Self.accelerator, "-smp", "2", "-m", "1G",
                "-kernel", kernel.image, "-initrd", files,
                "-append", "\(Self.kernelArguments) \(display.kernelArgument)",
                "-qmp", "unix:\(path(in: folder, "monitor")),server=on,wait=off",
                "-serial", "file:\(path(in: folder, "console"))",
                "-serial", "unix:\(path(in: folder, "shell")),server=on,wait=off",
                "-virtfs",
                "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap",
            ] + display.arguments + inputs.flatMap { ["-device", $0] } + (disk?.arguments ?? []),
            environment: ProcessInfo.processInfo.environment)
        do {
            monitor = try Monitor(path: path(in: folder, "monitor"))
            shell = try Shell(path: path(in: folder, "shell"), patience: .seconds(180))
        } catch {
            process.drain()
            let console =
                (try? String(contentsOfFile: path(in: folder, "console"), encoding: .utf8))
            throw MachineError.noAnswer(
                "\(error) \(process.lastLines.joined(separator: " ")) \((console ?? "").suffix(2000))"
            )
        }
    }

    /// Without the console's cursor, which would blink over the app.
    private static let kernelArguments =
        "console=ttyS0 quiet panic=-1 random.trust_cpu=on vt.global_cursor_default=0"

    private static let modules = [
        "virtio_pci", "9p", "9pnet_virtio", "virtio_blk", "ext4", "evdev", "virtio_input", "uinput",
    ]

    /// Hardware support (`kvm`) is asked for, because some machines have the device and hang.
    private static var accelerator: String {
        ProcessInfo.processInfo.environment["CASEMENT_MACHINE_ACCELERATOR"] ?? "tcg,thread=multi"
    }

    /// Pulls the plug.
    func cutPower() { process.kill() }

    // MARK: The screen

    /// What a display shows; nil where nothing is shown yet.
    func picture(output: Int = 0) throws -> Picture? {
        let file = path(in: folder, "screen.png")
        var arguments: [String: Any] = ["filename": file, "format": "png"]
        if output > 0 { arguments.merge(["device": "gpu", "head": output]) { $1 } }
        try monitor.execute("screendump", arguments)
        return try? Picture(png: file)
    }

    /// Waits until the screen shows exactly this, but for a part where a pointer may be. Else the
    /// picture that it shows is left beside the expected one.
    func waitForPicture(
        _ expected: Picture, _ what: String, hiding part: CGRect = .zero,
        within patience: Duration = .seconds(60)
    ) throws {
        var last: Picture?
        do {
            try waitUntil(what, within: patience) {
                last = try picture()
                return last?.covering(part) == expected.covering(part)
            }
        } catch {
            let found =
                last.map { "\($0.differences(from: expected)) pixels differ" } ?? "no picture"
            let kept = FileManager.default.temporaryDirectory
                .appending(path: "casement-machine-\(UUID().uuidString.prefix(8)).png")
            try? FileManager.default.copyItem(
                at: URL(filePath: path(in: folder, "screen.png")), to: kept)
            throw MachineError.noAnswer("\(what): \(found), see \(kept.path)\n\(try log())")
        }
    }

    // MARK: Input

    /// A point of the screen in pixels.
    func movePointer(to point: CGPoint) throws {
        let (width, height) = display.size
        try monitor.movePointer(
            point.x / Double(width - 1), point.y / Double(height - 1))
    }

    func tap(_ point: CGPoint) throws {
        try movePointer(to: point)
        try monitor.setButton(down: true)
        try monitor.setButton(down: false)
    }

    /// Adds a touch screen of the display's size.
    func addTouchScreen() throws {
        try shell.run(
            """
            mkfifo /run/touch
            '\(try BuiltApp.path("TouchScreen"))' \(display.size.width) \(display.size.height) \
                </run/touch >/run/touch.log 2>&1 &
            sleep infinity >/run/touch &
            """)
    }

    /// Fingers by their numbers, each at a point of the screen; those that are missing have left.
    func touch(_ fingers: [Int: CGPoint]) throws {
        let lines = (0..<3).map { finger in
            fingers[finger].map { "\(finger) \(Int($0.x)) \(Int($0.y))" } ?? "\(finger)"
        }
        try shell.run("printf '\(lines.joined(separator: "\\n"))\\n\\n' >/run/touch")
    }

    // MARK: Apps

    /// Starts an app that was built beside the tests, on the first console: as a user without rights
    /// but those of the groups that a service has, or as the system's own.
    func start(
        _ app: String, front: String, variables: [String: String] = [:], isService: Bool = false
    ) throws {
        let all = variables.merging(["CASEMENT_FRONT": front]) { $1 }
        let settings = all.map { "\($0.key)='\($0.value)'" }.sorted().joined(separator: " ")
        let user = "setpriv --reuid=nobody --regid=nogroup --groups=video,input,render"
        try shell.run(
            """
            cd /run
            chgrp -R video /dev/dri /dev/fb0; chmod -R g+rwX /dev/dri /dev/fb0
            chgrp -R input /dev/input; chmod -R g+rX /dev/input
            chown \(isService ? "nobody" : "root") /dev/tty1
            export HOME=/run/home \(settings)
            mkdir -p $HOME; chmod 777 $HOME
            setsid bash -c 'echo $$ >/run/app.pid
                exec \(isService ? user : "") "\(try BuiltApp.path(app))" \
                    >/run/app.log 2>&1 </dev/tty1' &
            """)
    }

    /// What the app has written.
    func log() throws -> String { try shell.run("cat /run/app.log") }

    func signal(_ name: String) throws { try shell.run("kill -\(name) $(cat /run/app.pid)") }

    /// Whether the first console shows text, not an app's graphics.
    func consoleShowsText() throws -> Bool {
        // KDGETMODE
        try shell.run(
            """
            perl -e 'open F, "</dev/tty1" or die; my $mode = pack "i", -1;
                ioctl F, 0x4B3B, $mode or die; print unpack "i", $mode'
            """) == "0"
    }

    /// The console that is shown: `tty1`.
    func shownConsole() throws -> String {
        try shell.run("tr -d '\\n' </sys/class/tty/tty0/active")
    }

    /// Starts udev, which tells libinput what each device is.
    func startDeviceManager() throws {
        try shell.run(
            """
            /lib/systemd/systemd-udevd --daemon
            udevadm trigger --action=add
            udevadm settle
            """)
    }
}

private func path(in folder: TemporaryFolder, _ name: String) -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
}
