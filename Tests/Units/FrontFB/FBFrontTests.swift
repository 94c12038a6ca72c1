import Foundation
import FrontFB
import Geometry
import Hosting
import Raster
import Testing
import Views

struct FBFrontTests {
    private let path = NSTemporaryDirectory() + "casement-\(UUID().uuidString).pixels"
    private let pump = MainQueuePump()
    private let first = WindowPlan(id: WindowID(1), title: "", size: CGSize(width: 9, height: 9))
    private let second = WindowPlan(id: WindowID(2), title: "", size: CGSize(width: 9, height: 9))

    private func front(_ width: Double, _ height: Double, scale: Double = 1) throws -> FBFront {
        try FBFront(
            path: path, size: CGSize(width: width, height: height), scale: scale, pump: pump)
    }

    private func picture(_ width: Int, _ height: Int, _ base: UInt32) -> Framebuffer {
        let framebuffer = Framebuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                framebuffer.pixels[y * framebuffer.bytesPerRow / 4 + x] =
                    base + UInt32(y * width + x)
            }
        }
        return framebuffer
    }

    private func all(_ framebuffer: Framebuffer) -> DamageRegion {
        DamageRegion(PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height))
    }

    private func file() throws -> [UInt32] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map {
                bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
            }
        }
    }

    @MainActor
    private func changes(_ front: FBFront) -> [InputEvent] { front.events(until: .now) }

    @Test("The file holds exactly the screen's pixels, row upon row")
    func whole() throws {
        let front = try front(6, 4)
        defer { unlink(path) }
        #expect(try file() == [UInt32](repeating: 0, count: 24))
        front.show(first)
        let picture = picture(6, 4, 0x0102_0300)
        front.present(picture, damage: all(picture), in: first.id)
        #expect(try file() == (0..<24).map { 0x0102_0300 + $0 })
    }

    @Test("Only what is damaged is written, and nothing beyond the screen")
    func damage() throws {
        let front = try front(6, 4)
        defer { unlink(path) }
        front.show(first)
        let picture = picture(8, 8, 1)
        front.present(
            picture, damage: DamageRegion(PixelRect(x: 4, y: 3, width: 4, height: 5)), in: first.id)
        var expected = [UInt32](repeating: 0, count: 24)
        (expected[22], expected[23]) = (1 + 28, 1 + 29)
        #expect(try file() == expected)
    }

    @Test("A window fills the screen, whatever it asked for")
    @MainActor
    func fills() throws {
        let front = try front(6, 4, scale: 2)
        defer { unlink(path) }
        #expect(try file().count == 12 * 8)
        front.show(first)
        let size = CGSize(width: 6, height: 4)
        let changes = changes(front).map(\.kind)
        #expect(
            changes == [
                .window(.scaled(2)), .window(.moved(.zero)), .window(.resized(size)),
                .window(.shown), .window(.focused), .window(.exposed),
            ])
    }

    @Test("Only the uppermost window is in sight; the one uncovered is asked to present")
    @MainActor
    func covered() throws {
        let front = try front(2, 1)
        defer { unlink(path) }
        front.show(first)
        front.show(second)
        let (below, above) = (picture(2, 1, 10), picture(2, 1, 20))
        front.present(below, damage: all(below), in: first.id)
        #expect(try file() == [0, 0])
        front.present(above, damage: all(above), in: second.id)
        #expect(try file() == [20, 21])
        _ = changes(front)
        front.close(second.id)
        #expect(
            changes(front) == [
                InputEvent(.window(.focused), in: first.id),
                InputEvent(.window(.exposed), in: first.id),
            ])
        front.present(below, damage: all(below), in: first.id)
        #expect(try file() == [10, 11])
        front.close(first.id)
        #expect(try file() == [0, 0])
    }

    @Test("On one screen windows lie side by side in the file, and only what changes is written")
    @MainActor
    func singleScreen() throws {
        let front = try front(400, 300)
        defer { unlink(path) }
        let screen = SingleScreen(on: front, size: front.size)
        let pictures = [picture(150, 100, 0), picture(150, 100, 0)]
        for (number, x) in [(1, 20.0), (2, 220.0)] {
            let id = WindowID(number)
            screen.show(
                WindowPlan(
                    id: id, title: "", origin: CGPoint(x: x, y: 100),
                    size: CGSize(width: 150, height: 100)))
            let picture = pictures[number - 1]
            for index in 0..<15_000 { picture.pixels[index] = UInt32(number) * 0x111111 }
            screen.present(picture, damage: all(picture), in: id)
        }
        screen.endFrame()
        func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try file()[y * 400 + x] & 0xFFFFFF }
        #expect(try pixel(60, 150) == 0x111111)
        #expect(try pixel(300, 150) == 0x222222)
        #expect(try file() == (0..<400 * 300).map { screen.framebuffer.pixels[$0] })
        let written = screen.framebuffer.pixelsWritten
        pictures[0].pixels[11 * 150 + 11] = 0x33_0000
        screen.present(
            pictures[0], damage: DamageRegion(PixelRect(x: 10, y: 10, width: 3, height: 2)),
            in: WindowID(1))
        screen.endFrame()
        #expect(screen.framebuffer.pixelsWritten - written == 6)
        #expect(try pixel(31, 111) == 0x33_0000)
    }

    @Test("A turned picture fills the file, and a part of it lands where it lies in the whole")
    @MainActor
    func rotation() throws {
        defer { unlink(path) }
        let front = try FBFront(
            path: path, size: CGSize(width: 3, height: 2), setup: ScreenSetup(rotation: .quarter),
            pump: pump)
        front.show(first)
        #expect(changes(front).map(\.kind).contains(.window(.resized(CGSize(width: 2, height: 3)))))
        let picture = picture(2, 3, 10)
        front.present(picture, damage: all(picture), in: first.id)
        #expect(try file() == [14, 12, 10, 15, 13, 11])
        picture.pixels[1] = 99
        front.present(
            picture, damage: DamageRegion(PixelRect(x: 1, y: 0, width: 1, height: 1)), in: first.id)
        #expect(try file() == [14, 12, 10, 15, 13, 99])
    }

    @Test("What cannot be a screen is refused with the reason")
    func refused() {
        #expect(throws: FBError.emptyScreen) { try front(0, 5) }
        unlink(path)
        #expect(throws: FBError.notAFramebuffer(path: "/dev/null")) {
            try FBFront(path: "/dev/null", size: CGSize(width: 2, height: 2), pump: pump)
        }
        #expect(throws: FBError.self) {
            try FBFront(
                path: "/nowhere/at/all", size: CGSize(width: 2, height: 2), pump: pump)
        }
    }
}
