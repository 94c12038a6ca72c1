import Automation
import Foundation
import Pictures
import Testing

extension MachineTests {
    /// The demo `panel` on a bare screen.
    struct PanelTests {
        @Test("A bare screen shows the pixels of the headless one, and a tap reaches the app")
        func pictureAndTap() throws {
            try show(on: .virtio(width: 800, height: 480))
        }

        @Test(
            "So does each display, whatever its driver",
            .enabled(if: runsAll, comment),
            arguments: [
                Display.bochs(width: 800, height: 480), .bochs(width: 1024, height: 600),
                .firmware(bits: 32),
            ])
        func displays(display: Display) throws { try show(on: display) }

        @Test(
            "A screen of 16 bits shows the upper bits of each colour",
            .enabled(if: runsAll, comment))
        func sixteenBits() throws {
            try show(on: .firmware(bits: 16)) { $0.reduced(red: 5, green: 6, blue: 5) }
        }

        /// Shows the panel, taps its last switch, and compares both pictures with those of this
        /// machine.
        private func show(
            on display: Display, as shown: (Picture) -> Picture = { $0 }
        ) throws {
            let expected = try HostScreen("panel", size: display.size)
            let machine = try Machine(display)
            try machine.start(
                "panel", front: "fb:/dev/fb0", variables: ["CASEMENT_SESSION": "none"])
            try machine.waitForPicture(shown(expected.picture()), "the panel")

            let bedroom = Selector(role: .toggle, index: 3)
            let before = try expected.picture()
            try machine.tap(expected.center(of: bedroom))
            try expected.perform(.press(.tap, .element(bedroom)))
            #expect(try expected.picture() != before)
            // A pointer may be drawn where the mouse is.
            let corner = CGRect(
                x: display.size.width - 40, y: display.size.height - 40, width: 40, height: 40)
            try machine.movePointer(to: CGPoint(x: corner.midX, y: corner.midY))
            try machine.waitForPicture(
                shown(expected.picture()), "the bedroom's light is on", hiding: corner)
        }
    }
}
