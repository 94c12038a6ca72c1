import Foundation
import Geometry
import Logging
import Raster
import Testing
import Typography

@testable import Hosting
@testable import Views
@testable import Widgets

/// A window that is painted into memory, turn by turn.
@MainActor
private final class PaintedWindow {
    let app: AppGraph
    let surface: WindowSurface
    let pipeline: FramePipeline
    private(set) var presents = 0
    /// What the last turn had done when its frame was out.
    private(set) var inFrame = FrameReport()

    init<Content: View>(_ content: Content) {
        app = AppGraph(shaper: TextShaper(), logger: Logger(label: "test"))
        let tree = ViewTree(
            app: app, images: ImageStore(report: { _ in }), environment: EnvironmentValues())
        surface = WindowSurface(id: WindowID(1), tree: tree)
        pipeline = FramePipeline(app: app) { _ in .white }
        tree.setSize(CGSize(width: 240, height: 160), scale: 1)
        tree.show(content)
        turn()
    }

    func turn(_ event: InputEvent.Kind? = nil) {
        pipeline.run(event.map { [InputEvent($0, in: surface.id)] } ?? [], for: self)
    }
}

extension PaintedWindow: FrameClient {
    var surfaces: [WindowSurface] { [surface] }
    var allSurfaces: [WindowSurface] { [surface] }
    func surfacesToPaint() -> [WindowSurface] { [surface] }
    func route(_ event: InputEvent) { EventPass.handle(event.kind, in: surface.tree) }
    func updateWindows() {}
    func didSettle() {}
    func willPresentChanges() {}
    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        presents += 1
    }
    func didPresent() { inFrame = app.report }
    func save() {}
}

private struct Meter: View {
    @State var level = 1
    let raise: Raise

    final class Raise { var action: () -> Void = {} }

    var body: some View {
        let _ = raise.action = { level += 1 }
        VStack {
            Text("Level \(level)")
            RoundedRectangle(cornerRadius: 8).fill(Color.blue).frame(width: 80, height: 40)
        }
    }
}

/// Squares of 40 points, of which four fit into the window.
private struct Squares: View {
    struct Square: View {
        let number: Int

        var body: some View { Color.blue.opacity(Double(number % 10) / 10).frame(height: 40) }
    }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1_000) { Square(number: $0) } }
        }
    }
}

@MainActor
struct FramePipelineTests {
    @Test("A window that is drawn once in some turns shows then what all of them have changed")
    func rareDrawing() {
        let (raise, usual) = (Meter.Raise(), Meter.Raise())
        let rare = PaintedWindow(Meter(raise: raise))
        let other = PaintedWindow(Meter(raise: usual))
        rare.pipeline.pace.turnsOfADrawing = 8
        let before = rare.presents
        while !(rare.app.turn + 1).isMultiple(of: 8) {
            raise.action()
            usual.action()
            rare.turn()
            other.turn()
        }
        #expect(rare.presents == before && other.presents > 1)
        raise.action()
        usual.action()
        rare.turn()
        other.turn()
        #expect(rare.presents == before + 1)
        let (shown, whole) = (rare.surface.framebuffer, other.surface.framebuffer)
        #expect(
            memcmp(shown.pixels, whole.pixels, shown.width * shown.height * 4) == 0
                && shown.width == whole.width)
    }

    @Test("A turn without a change presents nothing and evaluates nothing")
    func idleTurn() {
        let window = PaintedWindow(Meter(raise: .init()))
        #expect(window.presents == 1)
        window.turn()
        #expect(window.presents == 1)
        #expect(window.app.report.bodies == 0)
        #expect(window.app.report.layouts == 0)
        #expect(window.app.report.damagedPixels == 0)
    }

    @Test("A change paints what changed and leaves the rest")
    func partialPaint() {
        let raise = Meter.Raise()
        let window = PaintedWindow(Meter(raise: raise))
        raise.action()
        window.turn()
        #expect(window.presents == 2)
        #expect(window.app.report.bodies == 1)
        #expect((1..<2_000).contains(window.app.report.damagedPixels))
    }

    @Test("S-128: a row is ready when it becomes visible; the next is made after presenting")
    func prefetchedRow() {
        let window = PaintedWindow(Squares())
        #expect(window.app.report.bodies == window.inFrame.bodies + 1)
        for presents in 2...6 {
            window.turn(
                .wheel(
                    delta: CGSize(width: 0, height: 40), at: CGPoint(x: 120, y: 80),
                    modifiers: []))
            #expect(window.presents == presents)
            #expect(window.inFrame.bodies == 0)
            #expect(window.inFrame.layouts == 0)
            #expect(window.app.report.bodies == 1)
        }
        // What was made is out of sight: no frame is due for it.
        #expect(!window.surface.tree.paintIsDirty)
    }
}
