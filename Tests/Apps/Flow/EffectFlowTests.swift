import CasementTesting
import SwiftUI
import Testing

/// What is blurred in a frame, counted in pixels.
@MainActor
struct EffectFlowTests {
    /// A blurred circle, 100 points wide, and what a test moves or changes.
    private struct Stage<Subject: View>: View {
        @State private var isMoved = false
        @State private var isChanged = false
        let distance: CGSize
        @ViewBuilder let subject: (_ isChanged: Bool, _ offset: CGSize) -> Subject

        var body: some View {
            ZStack {
                Color.white
                subject(isChanged, isMoved ? distance : .zero)
            }
            .overlay(alignment: .bottom) {
                HStack {
                    Button("Move") {
                        withAnimation(.linear(duration: 0.5)) { isMoved.toggle() }
                    }
                    Button("Change") { isChanged.toggle() }
                }
            }
        }
    }

    private func app(
        distance: CGSize = CGSize(width: 101.3, height: 37.7), size: CGSize? = nil,
        @ViewBuilder _ subject: @escaping (_ isChanged: Bool, _ offset: CGSize) -> some View
    ) -> TestApp {
        TestApp(size: size ?? CGSize(width: 640, height: 480)) {
            Stage(distance: distance, subject: subject)
        }
    }

    /// What is blurred in the 30 frames of a movement.
    private func blurredMoving(_ app: TestApp) -> Int {
        app.counting {
            app.find("Move").tap()
            for _ in 0..<30 { app.advance(by: .milliseconds(1000.0 / 60)) }
        }.blurredPixels
    }

    @Test("A blurred view that an animated offset moves is blurred once", arguments: [false, true])
    func moved(isOffsetInside: Bool) {
        let app = app { _, offset in
            if isOffsetInside {
                Circle().fill(.red).frame(width: 100, height: 100).offset(offset).blur(radius: 6)
            } else {
                Circle().fill(.red).frame(width: 100, height: 100).blur(radius: 6).offset(offset)
            }
        }
        #expect(app.host.totals.blurredPixels > 100 * 100)
        let before = app.host.totals.windowsPresented
        #expect(blurredMoving(app) == 0)
        #expect(app.host.totals.windowsPresented - before >= 30)
    }

    @Test("A shadow that an animated offset moves with its view is blurred once")
    func movedShadow() {
        let app = app { _, offset in
            Text("Card").padding().background(.white).shadow(radius: 5).offset(offset)
        }
        #expect(app.host.totals.blurredPixels > 0)
        #expect(blurredMoving(app) == 0)
    }

    @Test("A blurred view whose content changes is blurred again, and no other is")
    func changed() {
        let app = app { isChanged, _ in
            HStack {
                Circle().fill(isChanged ? .red : .green).frame(width: 100, height: 100)
                    .blur(radius: 6)
                Circle().fill(.blue).frame(width: 80, height: 80).blur(radius: 6)
            }
        }
        let both = app.host.totals.blurredPixels
        let change = app.counting { app.find("Change").tap() }.blurredPixels
        #expect(change > 100 * 100 && change < both)
        #expect(app.counting { app.find("Change").tap() }.blurredPixels == 0)
    }

    @Test("Of a blurred view larger than its window no more is blurred than is seen")
    func huge() {
        let app = app(size: CGSize(width: 200, height: 150)) { _, _ in
            // In front of something that leaves its window the size it was given.
            Color.clear.overlay {
                Rectangle().fill(.red).frame(width: 3000, height: 3000).blur(radius: 4)
            }
        }
        let reach = 2 * 3 * 4.0
        #expect(app.host.totals.blurredPixels > 0)
        #expect(app.host.totals.blurredPixels <= Int((200 + reach) * (150 + reach)))
    }

    @Test("Of a blurred view mostly outside of its window no more is blurred than is seen")
    func outside() {
        let app = app(size: CGSize(width: 300, height: 200)) { _, _ in
            Rectangle().fill(.red).frame(width: 280, height: 180).blur(radius: 4)
                .offset(x: 270)
        }
        // From 280 to the window's edge, and the blur's reach on each side.
        #expect(app.host.totals.blurredPixels > 0)
        #expect(app.host.totals.blurredPixels <= (20 + 4 * 12) * (180 + 4 * 12))
    }

    @Test("A blurred view that comes into sight is blurred as it comes, each pixel about once")
    func comingIn() {
        let app = app(
            distance: CGSize(width: -260, height: 0), size: CGSize(width: 300, height: 200)
        ) { _, offset in
            Rectangle().fill(.red).frame(width: 280, height: 180).blur(radius: 4)
                .offset(x: 270).offset(offset)
        }
        #expect(blurredMoving(app) < 4 * 300 * 200)
    }
}
