import Foundation
import Testing

extension MachineTests {
    /// The console that an app takes, and gives back however it ends.
    @Suite(.enabled(if: runsAll, comment))
    struct ConsoleTests {
        private static let display = Display.virtio(width: 800, height: 480)

        @Test(
            "After SIGKILL, a crash and a quit the console of a service shows text again",
            arguments: ["KILL", "SEGV", "TERM"])
        func endings(signal: String) throws {
            let expected = try HostScreen("panel", size: Self.display.size).picture()
            let machine = try Machine(Self.display)
            #expect(try machine.consoleShowsText())
            try machine.start(
                "panel", front: "kms", variables: ["CASEMENT_SESSION": "none"], isService: true)
            try machine.waitForPicture(expected, "the panel of a user without rights")
            #expect(try !machine.consoleShowsText())
            try machine.signal(signal)
            try waitUntil("the console shows text") { try machine.consoleShowsText() }
            try waitUntil("the panel is gone from the screen") {
                try machine.picture() != expected
            }
        }

        @Test("Another console is shown while it is wanted, and the app's picture on return")
        func switching() throws {
            let expected = try HostScreen("panel", size: Self.display.size).picture()
            let machine = try Machine(Self.display)
            try machine.start("panel", front: "kms", variables: ["CASEMENT_SESSION": "none"])
            try machine.waitForPicture(expected, "the panel")
            try machine.monitor.press("ctrl", "alt", "f2")
            try waitUntil("the second console") { try machine.shownConsole() == "tty2" }
            try waitUntil("nothing of the panel") { try machine.picture() != expected }
            // The kernel reads the keyboard there.
            try machine.monitor.press("ctrl", "alt", "f1")
            try machine.waitForPicture(expected, "the panel again")
        }
    }
}
