import Automation
import Foundation
import Testing

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

        @Test(
            "Two fingers magnify and turn, a third does not disturb them, and one finger scrolls",
            arguments: [true, false])
        func manyFingers(isUdev: Bool) throws {
            let machine = try Machine(Self.display)
            try machine.addTouchScreen()
            if isUdev { try machine.startDeviceManager() }
            try machine.start(
                "MachineApp", front: "kms",
                variables: [
                    "CASEMENT_SESSION": "none", "MACHINE_APP": "fingers",
                    "CASEMENT_PHASES": "device",
                ])
            try waitUntil("the app") { try machine.log().contains("shown") }

            // From a distance of 100 points to one of 300, with a third finger between.
            for step in 0...10 {
                let half = 50.0 + 10 * Double(step)
                var fingers = [
                    0: CGPoint(x: 400 - half, y: 120), 1: CGPoint(x: 400 + half, y: 120),
                ]
                if (3...6).contains(step) { fingers[2] = CGPoint(x: 400, y: 200) }
                try machine.touch(fingers)
            }
            try machine.touch([:])
            try waitUntil("the fingers magnified") {
                try machine.log().contains("magnified 3\n")
            }

            // A quarter turn, clockwise.
            for step in 0...9 {
                let angle = Double(step) * .pi / 18
                let (x, y) = (100 * cos(angle), 100 * sin(angle))
                try machine.touch([
                    0: CGPoint(x: 400 - x, y: 120 - y), 1: CGPoint(x: 400 + x, y: 120 + y),
                ])
            }
            try machine.touch([:])
            try waitUntil("the fingers turned") { try machine.log().contains("turned 90\n") }

            for step in 0...10 {
                try machine.touch([0: CGPoint(x: 400, y: 450 - Double(step) * 15)])
            }
            try machine.touch([:])
            try waitUntil("the list scrolled") { try machine.log().contains("scrolled to 1") }
        }

        @Test("A finger types on the keyboard that the app draws")
        func screenKeyboard() throws {
            let variables = [
                "CASEMENT_SESSION": "none", "MACHINE_APP": "field", "CASEMENT_PHASES": "device",
                "CASEMENT_SCREEN_KEYBOARD": "always",
            ]
            let host = try HostScreen("MachineApp", size: Self.display.size, variables: variables)
            let field = Selector(label: "Text", role: .textField)
            let start = try host.picture()
            let machine = try Machine(Self.display)
            try machine.addTouchScreen()
            try machine.startDeviceManager()
            try machine.start("MachineApp", front: "kms", variables: variables)
            try machine.waitForPicture(start, "the field")

            func tap(_ selector: Selector) throws {
                let point = try host.center(of: selector)
                try machine.touch([0: point])
                try machine.touch([:])
                try host.perform(.press(.tap, .element(selector)))
            }
            try tap(field)
            let caret = try host.frame(of: field)
            try machine.waitForPicture(host.picture(), "the keyboard", hiding: caret)
            var typed = ""
            for key in ["H", "e", "y"] {
                try tap(Selector(label: key, role: .button))
                typed += key
                try waitUntil("\(typed) is typed") {
                    try machine.log().contains("typed \(typed)\n")
                }
            }
            try machine.waitForPicture(host.picture(), "the text", hiding: caret)
            try tap(Selector(label: "Hide keyboard"))
            try machine.waitForPicture(host.picture(), "no keyboard", hiding: caret)
        }
    }
}
