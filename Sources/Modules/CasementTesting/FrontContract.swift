import Foundation
import Geometry
import Hosting
import Raster
import Testing
import Views

/// The contract of every front, checked on one.
@MainActor
package struct FrontContract {
    private let front: any Front
    private let window = WindowID(1)
    private let location: SourceLocation

    package init(_ front: any Front, sourceLocation: SourceLocation = #_sourceLocation) {
        self.front = front
        location = sourceLocation
    }

    /// Checks the whole contract, and records violations as issues.
    package func check() {
        checkOpening()
        checkShowingAgain()
        checkPresenting()
        checkWaiting()
        checkClipboard()
        checkSecondWindow()
        checkClosing()
    }

    private var plan: WindowPlan {
        WindowPlan(id: window, title: "Contract", size: CGSize(width: 200, height: 100))
    }

    private func expect(_ isKept: Bool, _ promise: Comment) {
        if !isKept { Issue.record(promise, sourceLocation: location) }
    }

    // MARK: Promises

    private func checkOpening() {
        front.show(plan)
        let events = collect { $0 == .window(.shown) || $0 == .window(.focused) }
        expect(events.allSatisfy { $0.window == window }, "Events carry the window they are about")
        expect(!events.isEmpty, "A window that is shown is reported")
        for event in events {
            if case .window(.scaled(let scale)) = event.kind {
                expect(scale > 0, "A scale is positive")
            }
            if case .window(.resized(let size)) = event.kind {
                expect(size.width > 0 && size.height > 0, "A size is positive")
            }
        }
    }

    private func checkShowingAgain() {
        _ = collect { _ in false }
        front.show(plan)
        let changes = collect { _ in false }.filter {
            switch $0.kind {
            case .window(.resized), .window(.moved), .window(.shown): true
            default: false
            }
        }
        expect(changes.isEmpty, "Showing the same plan again changes nothing: \(changes)")
    }

    private func checkPresenting() {
        let framebuffer = Framebuffer(width: 200, height: 100)
        for index in 0..<200 * 100 { framebuffer.pixels[index] = 0x336699 }
        let part = DamageRegion(PixelRect(x: 10, y: 10, width: 5, height: 5))
        front.present(framebuffer, damage: DamageRegion(framebuffer.bounds), in: window)
        front.present(framebuffer, damage: part, in: window)
        front.present(framebuffer, damage: part, in: WindowID(99))
        expect(framebuffer.pixel(x: 0, y: 0) == 0x336699, "Presenting leaves the pixels alone")
    }

    private func checkWaiting() {
        let start = ContinuousClock.now
        _ = front.events(until: start - .seconds(1))
        expect(.now - start < .seconds(5), "A deadline in the past does not wait")
        let waker = Waker(front)
        Thread.detachNewThread { waker.wake() }
        _ = front.events(until: start + .seconds(30))
        expect(.now - start < .seconds(20), "Another thread can end a wait")
    }

    private func checkClipboard() {
        let saved = front.clipboard
        front.clipboard = "Zoë’s list"
        expect(front.clipboard == "Zoë’s list", "The clipboard gives back what was put there")
        front.clipboard = saved
    }

    private func checkSecondWindow() {
        var other = plan
        other.id = WindowID(2)
        front.show(other)
        let reported = collect { $0 == .window(.shown) || $0 == .window(.focused) }
        expect(reported.contains { $0.window == other.id }, "A second window is reported, too")
        front.close(other.id)
    }

    private func checkClosing() {
        front.close(window)
        _ = collect { _ in false }
        front.close(window)
        let late = collect { _ in false }.filter { $0.window == window }
        expect(late.isEmpty, "Nothing is reported of a closed window")
    }

    // MARK: Collecting

    /// Events until one that is waited for has come, or until the front is quiet.
    private func collect(until isLast: (InputEvent.Kind) -> Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        var quietLooks = 0
        while quietLooks < 3, !events.contains(where: { isLast($0.kind) }) {
            let new = front.events(until: .now + .milliseconds(20))
            quietLooks = new.isEmpty ? quietLooks + 1 : 0
            events += new
        }
        return events
    }

    /// What another thread may use of a front.
    private struct Waker: @unchecked Sendable {
        private let front: any Front
        init(_ front: any Front) { self.front = front }
        func wake() { front.wake() }
    }
}
