import Automation
import Foundation
import Testing
import Waiting

extension MachineTests {
    /// Keyboards and touch screens as libinput reads them.
    @Suite(.enabled(if: runsAll, comment))
    struct InputTests {
        private static let display = Display.virtio(width: 800, height: 480)

        @Test(
            "The keyboard types what its layout says",
            arguments: [("us", "z'["), ("de", "yäü"), ("ru", "яэх")])
        func layouts(layout: String, text: String) throws {
            let machine = try Machine(Self.display)
            try machine.startDeviceManager()
            try machine.start(
                "MachineApp", front: "kms",
                variables: [
                    "CASEMENT_SESSION": "none", "CASEMENT_KEYBOARD": layout, "MACHINE_APP": "field",
                ])
            try waitUntil("the field") { try machine.log().contains("shown") }
            for key in ["z", "apostrophe", "bracket_left"] { try machine.monitor.press(key) }
            try waitUntil("\(text) typed in \(layout)") {
                try machine.log().contains("typed \(text)\n")
            }
        }

        @Test("A finger on a touch screen switches a light")
        func fingers() throws {
            let expected = try HostScreen("panel", size: Self.display.size)
            let machine = try Machine(Self.display)
            try machine.addTouchScreen()
            try machine.startDeviceManager()
            try machine.start(
                "panel", front: "kms",
                variables: ["CASEMENT_SESSION": "none", "CASEMENT_PHASES": "desktop"])
            try machine.waitForPicture(expected.picture(), "the panel")
            let bedroom = Selector(role: .toggle, index: 3)
            let point = try expected.center(of: bedroom)
            try machine.touch([0: point])
            try machine.touch([:])
            try expected.perform(.press(.tap, .element(bedroom)))
            try machine.waitForPicture(expected.picture(), "the bedroom's light is on")
        }
    }
}
