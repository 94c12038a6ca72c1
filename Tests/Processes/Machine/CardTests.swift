import Foundation
import Testing

extension MachineTests {
    /// What the kernel's drivers make of the front, and it of them.
    @Suite(.enabled(if: runsAll, comment))
    struct CardTests {
        @Test(
            "The contract of every front is kept on a real graphics card",
            arguments: [
                Display.virtio(width: 800, height: 480), .bochs(width: 1024, height: 600),
            ])
        func contract(display: Display) throws {
            let machine = try Machine(display)
            let tests = try FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/exe")
            // All of the tests are one executable, which takes a while to load.
            let output = try machine.shell.run(
                """
                cd /run
                CASEMENT_CARD=/dev/dri/card0 '\(tests)' --testing-library swift-testing \
                    --filter RealCardTests </dev/tty1
                """, patience: .seconds(600))
            #expect(output.contains("Test run with 1 test in 1 suite passed"), "\(output)")
            #expect(try machine.consoleShowsText())
        }

        @Test("An app that nobody uses wakes up for nothing")
        func idle() throws {
            let display = Display.virtio(width: 800, height: 480)
            let expected = try HostScreen("panel", size: display.size).picture()
            let machine = try Machine(display)
            try machine.startDeviceManager()
            try machine.start("panel", front: "kms", isService: true)
            try machine.waitForPicture(expected, "the panel")
            // Its session's database is written in the seconds after the start.
            try waitUntil("the app rests") {
                let before = try machine.waits()
                try machine.shell.run("sleep 5")
                return try machine.waits() == before
            }
            let before = try machine.waits()
            try machine.shell.run("sleep 30")
            #expect(try machine.waits() == before)
        }
    }
}
