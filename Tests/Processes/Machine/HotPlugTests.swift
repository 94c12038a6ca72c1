import Foundation
import Pictures
import Testing

extension MachineTests {
    /// Displays that are unplugged while an app runs, by their connectors' states.
    @Suite(.enabled(if: runsAll, comment))
    struct HotPlugTests {
        @Test("Without its display an app waits, and shows its picture when the display comes back")
        func unplugging() throws {
            let display = Display.virtio(width: 800, height: 480)
            let expected = try HostScreen("panel", size: display.size).picture()
            let machine = try Machine(display)
            try machine.start("panel", front: "kms", variables: ["CASEMENT_SESSION": "none"])
            try machine.waitForPicture(expected, "the panel")
            try machine.setConnector(1, "off")
            try waitUntil("the app says that it waits") {
                try machine.log().contains("No display is plugged in; the app waits for one.")
            }
            #expect(try machine.picture() != expected)
            try machine.setConnector(1, "detect")
            try machine.waitForPicture(expected, "the panel again")
        }

        @Test("A second display shows the second window, which moves to the first while it is out")
        func second() throws {
            let display = Display.virtio(width: 800, height: 480, outputs: 2)
            let beside = Display.second
            func host(_ content: String, _ size: (width: Int, height: Int)) throws -> Picture {
                try HostScreen("MachineApp", size: size, variables: ["MACHINE_APP": content])
                    .picture()
            }
            let first = try host("window", display.size)
            let machine = try Machine(display)
            // QEMU plugs in the first one alone.
            try machine.setConnector(2, "on")
            try machine.start(
                "MachineApp", front: "kms",
                variables: ["CASEMENT_SESSION": "none", "MACHINE_APP": "windows"])
            try machine.waitForPicture(first, "the first window")
            try machine.waitForPicture(
                host("windows", beside), "the second window on the second display", on: 1)
            try machine.setConnector(2, "off")
            try machine.waitForPicture(host("windows", display.size), "the second window moves")
            try machine.setConnector(2, "on")
            try machine.waitForPicture(first, "the first window alone again")
            try machine.waitForPicture(host("windows", beside), "the second display again", on: 1)
        }
    }
}
