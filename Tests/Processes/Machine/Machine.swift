import CasementCLI
import Foundation
import Waiting

/// An emulated computer with the files of this one, which it cannot change, and a shell.
final class Machine: Emulator {
    private var answering: Shell?

    /// Starts, and waits until the shell answers.
    init(_ display: Display, disk: RecordedDisk? = nil) throws {
        try super.init(
            display,
            arguments: { folder in
                [
                    "-serial", "unix:\(Emulator.path("shell", in: folder)),server=on,wait=off",
                    "-virtfs",
                    "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap",
                ] + (disk?.arguments ?? [])
            },
            initramfs: { kernel, folder in
                let files = Emulator.path("initramfs", in: folder)
                try kernel.makeInitramfs(at: files, modules: Machine.modules + display.modules)
                return files
            })
        do {
            answering = try Shell(path: path("shell"), patience: .seconds(180))
        } catch {
            throw MachineError.noAnswer("\(error)\n\(explanation)")
        }
    }

    private static let modules = [
        "virtio_pci", "9p", "9pnet_virtio", "virtio_blk", "ext4", "evdev", "virtio_input", "uinput",
    ]

    var shell: Shell {
        get throws {
            guard let answering else { throw MachineError.noAnswer("it has no shell") }
            return answering
        }
    }

    override var explanation: String { "\((try? log()) ?? "")\n\(super.explanation)" }

    /// Adds a touch screen of the display's size.
    func addTouchScreen() throws {
        try shell.run(
            """
            mkfifo /run/touch
            '\(try BuiltProgram.url("TouchScreen").path)' \(display.size.width) \(display.size.height) \
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
            chgrp -R input /dev/input; chmod -R g+rwX /dev/input
            chown \(isService ? "nobody" : "root") /dev/tty1
            export HOME=/run/home \(settings)
            mkdir -p $HOME; chmod 777 $HOME
            rm -f /run/app.pid; : >/run/app.log
            setsid bash -c 'echo $$ >/run/app.pid
                exec \(isService ? user : "") "\(try BuiltProgram.url(app).path)" \
                    >/run/app.log 2>&1 </dev/tty1' &
            until [ -s /run/app.pid ]; do sleep 0.05; done
            """)
    }

    /// What the app has written.
    func log() throws -> String { try shell.run("cat /run/app.log") }

    func signal(_ name: String) throws { try shell.run("kill -\(name) $(cat /run/app.pid)") }

    /// Unplugs a display (`off`), or plugs it in: as QEMU has it (`detect`), or in any case (`on`).
    func setConnector(_ number: Int = 1, _ state: String) throws {
        try shell.run(
            """
            echo \(state) >/sys/class/drm/card0-Virtual-\(number)/status
            echo change >/sys/class/drm/card0/uevent
            """)
    }

    /// How often the app's threads have stopped to wait.
    func waits() throws -> Int {
        let text = try shell.run(
            """
            cat /proc/$(cat /run/app.pid)/task/*/status |
                awk '/^voluntary_ctxt_switches/ { n += $2 } END { printf "%d", n }'
            """)
        guard let count = Int(text) else { throw MachineError.refused("\(text) is not a number") }
        return count
    }

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
