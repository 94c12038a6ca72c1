import Automation
import Hosting
import SwiftUI
import Testing

/// What is drawn over an app's windows for its author.
@MainActor
struct OverlayTests {
    private let place: SessionPlace

    init() throws { place = try SessionPlace() }

    private func start(_ overlay: String?) throws -> AppHost {
        var environment = ["CASEMENT_SESSION": "none", "CASEMENT_SIZE": "300x200"]
        environment["CASEMENT_OVERLAY"] = overlay
        return try place.start(Count.self, environment)
    }

    private func pixels(_ host: AppHost) throws -> [UInt32] {
        let window = try #require(host.instance.windows.first).id
        let buffer = try #require(host.framebuffer(of: window))
        return Array(
            UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height))
    }

    private func add(in host: AppHost) throws {
        try place.driver(host).press(.tap, .element(Selector(label: "Add")))
        host.settleAll()
    }

    @Test("It is drawn with the frames of the app and causes none of its own")
    func frames() throws {
        let plain = try start(nil)
        let watched = try start("frames,times,damage,names")
        for host in [plain, watched] { try add(in: host) }
        #expect(watched.frames == plain.frames)
        #expect(watched.totals.bodies == plain.totals.bodies)
        #expect(watched.totals.damagedPixels == plain.totals.damagedPixels)
        #expect(try pixels(watched) != pixels(plain))
    }

    @Test("Switched off while the app runs, it leaves nothing behind; switched on, it comes back")
    func switching() throws {
        let plain = try start(nil)
        let watched = try start("damage,names")
        for host in [plain, watched] { try add(in: host) }
        let marked = try pixels(watched)
        watched.showOverlay([])
        watched.settleAll()
        #expect(try pixels(watched) == pixels(plain))
        watched.showOverlay([.names])
        watched.settleAll()
        #expect(try pixels(watched) != pixels(plain) && pixels(watched) != marked)
    }
}

private struct Count: App {
    var body: some Scene { WindowGroup { CountView() } }
}

private struct CountView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
    }
}
