import CasementTesting
import Hosting
import SwiftUI
import Testing

/// A test taps a button of an app that no one sees.
@MainActor
struct TapFlowTests {
    private struct Doorbell: View {
        @State private var rings = 0
        @State private var isMuted = false

        var body: some View {
            VStack {
                Text("Rung \(rings)").accessibilityIdentifier("rings")
                Button("Ring") { rings += 1 }.disabled(isMuted)
                Toggle("Mute", isOn: $isMuted)
                Silent()
            }
        }
    }

    private struct Silent: View {
        var body: some View { Text("Please wait") }
    }

    private let app = TestApp { Doorbell() }

    @Test("A tap goes through the front's door, and by the next line all that follows is done")
    func tap() {
        let presents = app.front.surfaces[WindowID(1)]?.presents ?? 0
        app.find("Ring", role: .button).tap()
        #expect(app.find(id: "rings").text == "Rung 1")
        #expect((app.front.surfaces[WindowID(1)]?.presents ?? 0) > presents)
    }

    @Test("The printed tree and display list say what is there")
    func printed() {
        app.find("Ring").tap()
        #expect(app.printedTree.contains("text “Rung 1” #rings"))
        #expect(app.printedTree.contains("button “Ring”"))
        #expect(app.printedDisplayList().contains("Rung 1"))
    }

    @Test("Only the body that read the state is evaluated")
    func bodies() {
        app.host.app.countBodies()
        app.find("Ring").tap()
        #expect(app.host.app.bodyCount(of: Doorbell.self) == 1)
        #expect(app.host.app.bodyCount(of: Silent.self) == 0)
    }

    @Test("Nothing is drawn, laid out or evaluated while nothing happens")
    func idle() throws {
        app.find("Ring").tap()
        app.advance(by: .seconds(2))
        let surface = try #require(app.host.surfaces.first)
        let (frames, pixels) = (surface.frames, surface.framebuffer.pixelsWritten)
        let updates = app.report.totalUpdates
        app.host.app.countBodies()
        for _ in 1...120 {
            app.advance(by: .milliseconds(16))
            #expect(app.report.isEmpty)
        }
        #expect(surface.frames == frames)
        #expect(surface.framebuffer.pixelsWritten == pixels)
        #expect(app.report.totalUpdates == updates)
        #expect(app.host.app.bodyCount(of: Doorbell.self) == 0)
        #expect(app.host.deadline == nil)
    }
}
