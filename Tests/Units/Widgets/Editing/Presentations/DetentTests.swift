import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct DetentTests {
    private static var device: EnvironmentValues {
        var values = EnvironmentValues.forTests
        values.density = .device
        return values
    }

    private struct Tenth: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.1 }
    }

    struct Presenter: View {
        var detents: Set<PresentationDetent> = [.height(200), .height(400)]
        var blocks = false
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var isShown = true
        @State private var detent = PresentationDetent.height(400)
        @State private var presses = 0

        var body: some View {
            VStack {
                PlainButton("Behind \(presses)") { presses += 1 }
                Text(isShown ? "open" : "closed")
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Text(detent == .height(200) ? "low" : "high")
                    PlainButton("Lower") { detent = .height(200) }
                }
                .presentationDetents(detents, selection: $detent)
                .interactiveDismissDisabled(blocks)
                .presentationBackgroundInteraction(interaction)
            }
        }
    }

    private func host(_ presenter: Presenter? = nil) -> ViewHost {
        let presenter = presenter ?? Presenter()
        let host = ViewHost(width: 400, height: 600, Self.device) { presenter }
        host.advance(1)
        return host
    }

    private func sheet(_ host: ViewHost) -> CGRect? { host.elements(.sheet).first?.frame }

    @Test("S-362: a sheet rests at the selected height, and moves when the selection changes")
    func selection() {
        let host = host()
        #expect(sheet(host) == CGRect(x: 0, y: 200, width: 400, height: 400))
        host.press("Lower")
        host.advance(2)
        #expect(sheet(host)?.height == 200)
        #expect(host.shows("low"))
    }

    @Test("S-362: a drag leaves the sheet at the nearest height, and writes the selection")
    func dragging() throws {
        let host = host()
        let handle = try #require(host.frame("Drag Indicator"))
        let start = CGPoint(x: handle.midX, y: handle.midY)
        host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 160))
        host.advance(2)
        #expect(sheet(host)?.height == 200)
        #expect(host.shows("low"))
    }

    @Test("S-363: a drag far below the lowest height closes the sheet, unless that is disabled")
    func closing() throws {
        func endsOpen(_ blocks: Bool) throws -> Bool {
            let host = host(Presenter(blocks: blocks))
            let handle = try #require(host.frame("Drag Indicator"))
            let start = CGPoint(x: handle.midX, y: handle.midY)
            host.drag(from: start, to: CGPoint(x: start.x, y: 598))
            host.advance(2)
            return host.elements(.sheet).first != nil
        }
        #expect(try !endsOpen(false))
        #expect(try endsOpen(true))
    }

    @Test("S-362: heights are parts of the window, points, and what a type computes")
    func lengths() {
        let environment = EnvironmentValues.forTests
        func length(_ detent: PresentationDetent) -> CGFloat? {
            detent.length(in: 1000, environment)
        }
        #expect(length(.medium) == 500 && length(.large) == 940)
        #expect(length(.fraction(0.5)) == 470 && length(.height(120)) == 120)
        #expect(length(.custom(Tenth.self)) == 94)
        #expect(length(.height(5000)) == 940)
        #expect(length(.height(.nan)) == nil && length(.fraction(-1)) == nil)
        #expect(PresentationDetent.custom(Tenth.self) == .custom(Tenth.self))
    }

    @Test("S-364: views behind a sheet take presses only where the sheet lets them")
    func behind() {
        let blocked = host()
        blocked.press(at: CGPoint(x: 200, y: 10))
        #expect(!blocked.drawn.contains("Behind 1"))
        let open = host(Presenter(interaction: .enabled))
        open.press("Behind 0")
        #expect(open.shows("Behind 1"))
        let upTo = host(Presenter(interaction: .enabled(upThrough: .height(200))))
        #expect(upTo.elements(.sheet).count == 1)
        upTo.press("Lower")
        upTo.advance(2)
        upTo.press("Behind 0")
        #expect(upTo.shows("Behind 1"))
    }
}
