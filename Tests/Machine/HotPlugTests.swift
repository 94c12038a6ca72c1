import Foundation
import Testing
import Waiting

extension MachineTests {
    /// A display that is unplugged while an app runs, by its connector's state.
    @Suite(.enabled(if: runsAll, comment))
    struct HotPlugTests {
        @Test("Without its display an app waits, and shows its picture when the display comes back")
        func unplugging() throws {
            let display = Display.virtio(width: 800, height: 480)
            let expected = try HostScreen("panel", size: display.size).picture()
            let machine = try Machine(display)
            try machine.start("panel", front: "kms", variables: ["CASEMENT_SESSION": "none"])
            try machine.waitForPicture(expected, "the panel")
            try machine.setConnector("off")
            try waitUntil("the app says that it waits") {
                try machine.log().contains("No display is plugged in; the app waits for one.")
            }
            #expect(try machine.picture() != expected)
            try machine.setConnector("detect")
            try machine.waitForPicture(expected, "the panel again")
        }
    }
}
