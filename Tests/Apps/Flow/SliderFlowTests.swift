import CasementTesting
import Hosting
import Raster
import SwiftUI
import Testing

/// A finger drags a slider: from one event to a value, bodies, damage and pixels.
@MainActor
struct SliderFlowTests {
    private struct Dimmer: View {
        @State private var level = 0.5

        var body: some View {
            VStack {
                Text("A lamp")
                Text("Level \(Int((level * 100).rounded()))")
                Slider(value: $level)
                Aside()
            }
            .padding()
        }
    }

    private struct Aside: View {
        var body: some View { Text("Nothing to do with it") }
    }

    private let app = TestApp(size: CGSize(width: 400, height: 300)) { Dimmer() }

    @Test("Each move of a held slider is one turn: a value, the bodies that read it, its damage")
    func moves() throws {
        let surface = try #require(app.host.surfaces.first)
        let frame = app.find(role: .slider).frame
        let centre = CGPoint(x: frame.midX, y: frame.midY)
        app.host.turn([pointer(.moved, centre), pointer(.down, centre)])
        app.settle()
        app.host.app.countBodies()

        app.host.turn([pointer(.moved, CGPoint(x: centre.x + 80, y: centre.y))])
        let report = app.report
        #expect(report.updates == 1)
        #expect(report.windowsPresented == 1)
        #expect(report.damagedPixels > 0)
        #expect(report.damagedPixels < surface.framebuffer.bounds.area / 2)
        #expect(app.host.app.bodyCount(of: Dimmer.self) == 1)
        #expect(app.host.app.bodyCount(of: Aside.self) == 0)
        #expect(app.front.surfaces[surface.id]?.lastDamage.area == report.damagedPixels)

        app.host.turn([pointer(.up, CGPoint(x: centre.x + 80, y: centre.y))])
        app.find("Level 50").expectNone()
        #expect(Double(app.find(role: .slider).value ?? "").map { $0 > 0.6 } == true)
    }

    @Test("What is painted in parts is what a whole frame would be, to the bit")
    func pixels() throws {
        let surface = try #require(app.host.surfaces.first)
        let first = surface.framebuffer.checksum
        app.find(role: .slider).drag(by: CGSize(width: 60, height: 0))
        app.find(role: .slider).drag(by: CGSize(width: -90, height: 3))
        let inParts = surface.framebuffer.checksum
        #expect(inParts != first)
        surface.forgetShown()
        app.settle()
        #expect(surface.framebuffer.checksum == inParts)
    }

    @Test("A pointer that leaves the slider while held keeps it")
    func capture() {
        let frame = app.find(role: .slider).frame
        app.drag(
            from: CGPoint(x: frame.midX, y: frame.midY),
            to: CGPoint(x: frame.maxX + 5, y: frame.midY + 60))
        app.find(role: .slider).expectValue("1")
        app.find("Level 100").expect()
    }

    private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) -> InputEvent {
        InputEvent(.pointer(PointerEvent(phase, at: point)), in: WindowID(1))
    }
}
