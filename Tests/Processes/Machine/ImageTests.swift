import CasementCLI
import Foundation
import Testing

extension MachineTests {
    /// The image that `make device` builds: busybox, the drivers, and the package of `panel`.
    @Suite(.enabled(if: runsAll, comment))
    struct ImageTests {
        private static let folder = URL(filePath: #filePath)
            .appending(path: "../../../../.build-device").standardizedFileURL

        @Test(
            "The image of a device boots straight into the panel, without udev and with cut fonts")
        func boots() throws {
            let image = Self.folder.appending(path: "panel.img").path
            try #require(FileManager.default.fileExists(atPath: image), "make device builds it")
            let display = Display.virtio(width: 800, height: 480)
            let expected = try HostScreen("panel", size: display.size).picture()
            let machine = try Emulator(display, arguments: { _ in [] }) { _, _ in image }
            try machine.waitForPicture(expected, "the panel")
        }
    }
}
