import Automation
import Foundation
import Pictures
import Testing

extension MachineTests {
    /// The demo `panel` on a bare screen.
    struct PanelTests {
        private static let bedroom = Selector(role: .toggle, index: 3)

        @Test("A bare screen shows the pixels of the headless one, and a tap reaches the app")
        func pictureAndTap() throws {
            try show(on: .virtio(width: 800, height: 480), front: "kms")
        }

        @Test(
            "So does each display, by its driver or as a framebuffer",
            .enabled(if: runsAll, comment),
            arguments: [
                (Display.bochs(width: 800, height: 480), "kms"),
                (.bochs(width: 1024, height: 600), "fb:/dev/fb0"),
                (.virtio(width: 800, height: 480), "fb:/dev/fb0"),
                (.firmware(bits: 32), "fb:/dev/fb0"),
            ])
        func displays(display: Display, front: String) throws {
            try show(on: display, front: front)
        }

        @Test(
            "A screen of few colours shows the upper bits of each", .enabled(if: runsAll, comment),
            arguments: [16, 15])
        func fewColors(bits: Int) throws {
            let display = Display.firmware(bits: bits)
            try show(on: display, front: "fb:/dev/fb0", as: display.shown)
        }

        @Test(
            "A display that stands on its side shows the picture turned",
            .enabled(if: runsAll, comment), arguments: [90, 180, 270])
        func rotation(degrees: Int) throws {
            let size = degrees == 180 ? (800, 480) : (480, 800)
            try show(
                on: .virtio(width: size.0, height: size.1), front: "kms",
                variables: ["CASEMENT_ROTATION": "\(degrees)"]
            ) { $0.turned(quarters: degrees / 90) }
        }

        /// Shows the panel, taps its last switch, and compares both pictures with those of this
        /// machine.
        private func show(
            on display: Display, front: String, variables: [String: String] = [:],
            as shown: (Picture) -> Picture = { $0 }
        ) throws {
            let rotation = Int(variables["CASEMENT_ROTATION"] ?? "0") ?? 0
            let size = display.size
            let upright = rotation % 180 == 0 ? size : (size.height, size.width)
            let expected = try HostScreen("panel", size: upright)
            let machine = try Machine(display)
            try machine.start(
                "panel", front: front,
                variables: variables.merging(["CASEMENT_SESSION": "none"]) { $1 })
            let before = try expected.picture()
            try machine.waitForPicture(shown(before), "the panel")

            let switched = try expected.center(of: Self.bedroom)
            try machine.tap(turned(switched, by: rotation, on: size))
            try expected.perform(.press(.tap, .element(Self.bedroom)))
            #expect(try expected.picture() != before)
            // A pointer may be drawn where the mouse is.
            let corner = CGRect(x: size.width - 40, y: size.height - 40, width: 40, height: 40)
            try machine.movePointer(to: CGPoint(x: corner.midX, y: corner.midY))
            try machine.waitForPicture(
                shown(expected.picture()), "the bedroom's light is on", hiding: corner)
        }

        /// Where a point of the upright picture is on the display.
        private func turned(
            _ point: CGPoint, by degrees: Int, on size: (width: Int, height: Int)
        ) -> CGPoint {
            let (right, bottom) = (Double(size.width - 1), Double(size.height - 1))
            return switch degrees {
            case 90: CGPoint(x: right - point.y, y: point.x)
            case 180: CGPoint(x: right - point.x, y: bottom - point.y)
            case 270: CGPoint(x: point.y, y: bottom - point.x)
            default: point
            }
        }
    }
}
