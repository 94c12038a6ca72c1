import Drawing
import Foundation
import Geometry
import Images
import Raster
import Testing
import Views

@testable import Hosting

/// What fills a bare screen before the app's first frame.
@MainActor
struct StartupPictureTests {
    private static let blue: UInt32 = 0x2040C0

    private func picture(_ width: Int, _ height: Int) -> DecodedImage {
        try! DecodedImage(width: width, height: height) { pixels in
            for index in 0..<width * height { pixels[index] = 0xFFFF_0000 }
        }
    }

    private func color(_ buffer: Framebuffer, _ x: Int, _ y: Int) -> UInt32 {
        buffer.pixels[y * buffer.width + x] & 0xFFFFFF
    }

    @Test("A small picture stands in the middle of the blank colour, at its own size")
    func small() {
        let blank = ResolvedColor(hex: Self.blue)
        let buffer = StartupPicture(image: picture(10, 6), blank: blank)
            .pixels(width: 40, height: 30)
        #expect(color(buffer, 20, 15) == 0xFF0000)
        #expect(color(buffer, 15, 12) == 0xFF0000)
        #expect(color(buffer, 14, 15) == Self.blue)
        #expect(color(buffer, 0, 0) == Self.blue && color(buffer, 39, 29) == Self.blue)
    }

    @Test("A picture that is too large is made smaller, and keeps its shape")
    func large() {
        let buffer = StartupPicture(
            image: picture(200, 100), blank: ResolvedColor(hex: Self.blue)
        ).pixels(width: 40, height: 40)
        #expect(color(buffer, 20, 20) == 0xFF0000)
        #expect(color(buffer, 2, 20) == 0xFF0000)
        #expect(color(buffer, 20, 5) == Self.blue)
        #expect(color(buffer, 20, 35) == Self.blue)
    }

    @Test("A picture that cannot be read has a sentence, and the colour is shown alone")
    func unreadable() throws {
        let options = LaunchOptions(
            environment: [
                "CASEMENT_STARTUP_PICTURE": "/nowhere/x.png", "CASEMENT_BLANK_COLOR": "#2040C0",
            ], arguments: ["app"])
        #expect(options.complaints.isEmpty)
        var said: [String] = []
        let picture = try #require(StartupPicture(options) { said.append($0) })
        #expect(said.count == 1)
        #expect(said.first?.contains("/nowhere/x.png") == true)
        #expect(color(picture.pixels(width: 8, height: 8), 4, 4) == Self.blue)
    }

    @Test("Without a picture and a colour nothing is shown")
    func nothing() {
        let options = LaunchOptions(environment: [:], arguments: ["app"])
        #expect(StartupPicture(options) { _ in } == nil)
    }

    @Test("A single screen shows it until the first window has content")
    func singleScreen() throws {
        let front = PresentingFront()
        let screen = SingleScreen(on: front, size: CGSize(width: 40, height: 30))
        let display = Display.singleScreen(screen)
        display.showStartup(
            StartupPicture(image: nil, blank: ResolvedColor(hex: Self.blue)), scale: 1)
        #expect(front.shown.map { color($0, 20, 15) } == Self.blue)
        var plan = WindowPlan(id: WindowID(1), title: "", size: CGSize(width: 40, height: 30))
        plan.titleBar = .none
        screen.show(plan)
        let before = front.presents
        _ = screen.events(until: .now)
        #expect(front.presents == before)
        let content = Framebuffer(width: 40, height: 30)
        for index in 0..<40 * 30 { content.pixels[index] = 0x00FF00 }
        screen.present(content, damage: DamageRegion(content.bounds), in: plan.id)
        _ = screen.events(until: .now)
        #expect(front.presents == before + 1)
        #expect(front.damaged == DamageRegion(PixelRect(x: 0, y: 0, width: 40, height: 30)))
        #expect(front.shown.map { color($0, 20, 15) } == 0x00FF00)
    }
}

/// A front that remembers what it presented last.
private final class PresentingFront: Front {
    var clipboard = ""
    var screens: [CGRect] { [CGRect(x: 0, y: 0, width: 40, height: 30)] }
    private(set) var presents = 0
    private(set) var shown: Framebuffer?
    private(set) var damaged = DamageRegion()

    func show(_ plan: WindowPlan) {}
    func close(_ window: WindowID) {}
    func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] { [] }

    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        presents += 1
        shown = framebuffer
        damaged = damage
    }

    nonisolated func wake() {}
}
