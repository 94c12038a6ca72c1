import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct RefreshableTests {
    /// Waits until a test lets it go on.
    private final class Fetch: @unchecked Sendable {
        private(set) var begun = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        @MainActor func wait() async {
            begun += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        @MainActor func finish() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private func host(_ fetch: Fetch) -> ViewHost {
        ViewHost(height: 400, .touch) {
            ScrollView { NumberedRows() }.refreshable { await fetch.wait() }
        }
    }

    /// Lets tasks of the main actor run.
    private func settle(_ host: ViewHost) async {
        for _ in 0..<5 {
            await Task.yield()
            host.settle()
        }
    }

    @Test(
        "S-263: pulled far enough and let go, a scroll view fetches and shows a spinner meanwhile")
    func pull() async {
        let fetch = Fetch()
        let host = host(fetch)
        let top = host.frame("row 0")!.minY
        host.swipe(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: 350), seconds: 0.5)
        await settle(host)
        host.advance(2)
        #expect(fetch.begun == 1)
        #expect(host.shows("Refreshing"))
        #expect(host.frame("row 0")!.minY == top + 44)
        fetch.finish()
        await settle(host)
        host.advance(2)
        #expect(!host.shows("Refreshing"))
        #expect(host.frame("row 0")!.minY == top)
    }

    @Test("S-263: a short pull fetches nothing")
    func shortPull() async {
        let fetch = Fetch()
        let host = host(fetch)
        host.swipe(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: 60), seconds: 0.5)
        host.advance(2)
        await settle(host)
        #expect(fetch.begun == 0)
    }

    @Test("S-263: a scroll by wheel that reaches the top from further down fetches nothing")
    func wheelFromBelow() async {
        let fetch = Fetch()
        let host = host(fetch)
        host.wheel(0, 100)
        host.advance(1)
        for _ in 0..<20 { host.wheel(0, -40) }
        await settle(host)
        #expect(fetch.begun == 0)
        #expect(host.frame("row 0")!.midY == 20)
    }

    @Test("S-263: the wheel turned on beyond the top fetches, and so does Ctrl+R, one at a time")
    func wheelAndKey() async {
        let fetch = Fetch()
        let host = host(fetch)
        for _ in 0..<6 { host.wheel(0, -40) }
        host.key(.character("r"), .control)
        await settle(host)
        #expect(fetch.begun == 1)
        fetch.finish()
        await settle(host)
        host.advance(2)
        host.key(.character("r"), .control)
        await settle(host)
        #expect(fetch.begun == 2)
        fetch.finish()
        await settle(host)
    }
}
