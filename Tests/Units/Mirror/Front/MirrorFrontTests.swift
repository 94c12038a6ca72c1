import Foundation
import FrontFB
import FrontHeadless
import Geometry
import Hosting
import Raster
import Testing
import Views
import Widgets

@testable import Mirror

/// Viewers of apps that run.
@MainActor
struct MirrorFrontTests {
    private struct Taps: View {
        @State private var count = 0
        @State private var text = ""
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Text("Count \(count)")
                TextField("Name", text: $text).accessibilityIdentifier("name")
            }
            .padding()
        }
    }

    private func center(_ label: String, in app: MirroredApp) throws -> CGPoint {
        let root = AccessibilityTree.of(app.window.tree)
        func search(_ node: AccessibilityNode) -> CGRect? {
            if node.properties.label == label || node.properties.identifier == label {
                return node.frame
            }
            return node.children.lazy.compactMap(search).first
        }
        let frame = try #require(search(root))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func texts(_ app: MirroredApp) -> String { "\(AccessibilityTree.of(app.window.tree))" }

    /// Presses and releases there, in pixels of the viewer's screen.
    private func click(_ x: Int, _ y: Int, _ viewer: Conversation) {
        for buttons: UInt8 in [0, 1, 0] {
            viewer.session.receive([5, buttons] + Conversation.words(x, y))
        }
    }

    private func type(_ keysyms: [Int], _ viewer: Conversation) {
        for keysym in keysyms {
            for isDown: UInt8 in [1, 0] {
                viewer.session.receive(
                    [4, isDown, 0, 0] + Conversation.words(keysym / 65_536, keysym % 65_536))
            }
        }
    }

    @Test(
        "A viewer of a single screen sees its pixels and taps in its windows",
        arguments: [1.0, 2.0])
    func single(scale: Double) throws {
        let app = try MirroredApp(isSingle: true, scale: scale) { Taps() }
        let viewer = try app.viewer()
        let screen = try #require(app.display.singleScreen)
        #expect(viewer.viewer.width == Int(640 * scale))
        #expect(viewer.difference(from: screen.framebuffer) == nil)
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("Add", in: app)
        click(
            Int((origin.x + point.x) * scale), Int((origin.y + point.y) * scale), viewer)
        try app.settle(viewer)
        #expect(texts(app).contains("Count 1"))
        #expect(viewer.difference(from: screen.framebuffer) == nil)
    }

    @Test("A viewer types into a field")
    func typing() throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        let screen = try #require(app.display.singleScreen)
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("name", in: app)
        click(Int(origin.x + point.x), Int(origin.y + point.y), viewer)
        type([0x41, 0xE4, 0x100_20AC, 0xFF08], viewer)
        try app.settle(viewer)
        #expect(texts(app).contains("Aä"))
        #expect(!texts(app).contains("€"))
    }

    @Test("A viewer gives a screen in memory another size, and the app its windows")
    func resize() throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        viewer.session.receive([251, 0] + Conversation.words(800, 300) + [0, 0])
        try app.settle(viewer)
        let screen = try #require(app.display.singleScreen)
        #expect(screen.framebuffer.width == 800)
        #expect(screen.framebuffer.height == 300)
        #expect(viewer.difference(from: screen.framebuffer) == nil)
        #expect(viewer.viewer.sizeAnswers.contains { $0.reason == 1 && $0.status == 0 })
        // Another cursor is another plan of the screen, which keeps its size.
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("name", in: app)
        click(Int(origin.x + point.x), Int(origin.y + point.y), viewer)
        try app.settle(viewer)
        try app.settle(viewer)
        #expect(viewer.viewer.width == 800)
        #expect(screen.framebuffer.width == 800)
    }

    @Test(
        "A viewer gets no screen of more pixels than one may have, at any scale and in any order",
        arguments: [
            [.size(16_384, 16_384)], [.size(0, 100)], [.size(5000, 600), .scale(8)],
            [.scale(8), .size(5000, 600), .scale(0.5), .size(5000, 6000), .scale(8)],
        ] as [[Wish]])
    func unboundedSizes(wishes: [Wish]) throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        for isTogether in [true, false] {
            for wish in wishes {
                viewer.session.receive(wish.message)
                if !isTogether { app.host.settleAll() }
            }
            app.host.settleAll()
            let screen = try #require(app.display.singleScreen)
            #expect(screen.framebuffer.width * screen.framebuffer.height <= 1 << 25)
        }
        try app.settle(viewer)
    }

    /// What a viewer asks for.
    enum Wish: Sendable {
        case size(Int, Int)
        case scale(Double)

        var message: [UInt8] {
            switch self {
            case .size(let width, let height):
                return [251, 0] + Conversation.words(width, height) + [0, 0]
            case .scale(let scale):
                let number = Int(scale * 65_536)
                return [202, 6, 0, 4] + Conversation.words(number / 65_536, number % 65_536)
            }
        }
    }

    @Test("A viewer is told that a size is not possible")
    func impossibleSize() throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        viewer.session.receive([251, 0] + Conversation.words(16_000, 16_000) + [0, 0])
        try app.settle(viewer)
        #expect(viewer.viewer.sizeAnswers.contains { $0.reason == 1 && $0.status == 3 })
        #expect(viewer.viewer.width == 640)
    }

    @Test("Windows of a window system are shown on a screen of the viewers' own, with frames")
    func windows() throws {
        let app = try MirroredApp(isSingle: false) { Taps() }
        let viewer = try app.viewer()
        #expect(viewer.viewer.width == 500)
        // The window's content is somewhere on it, pixel for pixel.
        let origin = try #require(find(app.window.framebuffer, in: viewer.viewer))
        let point = try center("Add", in: app)
        click(origin.x + Int(point.x), origin.y + Int(point.y), viewer)
        try app.settle(viewer)
        #expect(texts(app).contains("Count 1"))
        #expect(find(app.window.framebuffer, in: viewer.viewer)?.x == origin.x)
    }

    @Test("Viewers of a bare screen see the window fill it, as it does there, and keep its size")
    func bareScreen() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pixels")
        defer { try? FileManager.default.removeItem(at: path) }
        let screen = try FBFront(
            path: path.path, size: CGSize(width: 320, height: 240), pump: MainQueuePump())
        let app = try MirroredApp(isSingle: false, bareScreen: screen) { Taps() }
        let viewer = try app.viewer()
        #expect(app.window.framebuffer.width == 320)
        #expect(viewer.difference(from: app.window.framebuffer) == nil)
        let point = try center("Add", in: app)
        click(Int(point.x), Int(point.y), viewer)
        try app.settle(viewer)
        #expect(texts(app).contains("Count 1"))
        #expect(viewer.difference(from: app.window.framebuffer) == nil)
        viewer.session.receive([251, 0] + Conversation.words(800, 300) + [0, 0])
        try app.settle(viewer)
        #expect(viewer.viewer.width == 320)
        #expect(viewer.viewer.sizeAnswers.contains { $0.reason == 1 && $0.status == 1 })
    }

    @Test("Without viewers nothing is composed for them")
    func nobody() throws {
        let app = try MirroredApp(isSingle: false) { Taps() }
        #expect(!app.front.mirror.hasViewers)
        let viewer = try app.viewer()
        #expect(app.front.mirror.hasViewers)
        viewer.session.close()
        app.host.settleAll()
        #expect(!app.front.mirror.hasViewers)
    }

    @Test("Viewers that know Casement get the list of windows and choose among them")
    func list() throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        app.host.instance.openNewWindow()
        try app.settle(viewer)
        try app.settle(viewer)
        let list = viewer.viewer.extensions.compactMap { $0["windows"] as? [[String: Any]] }.last
        #expect(list?.count == 2)
        #expect(list?.map { $0["isKey"] as? Bool } == [false, true])
        let number = app.window.id.number
        viewer.session.receive(
            [202, 1, 0, 4, 0, 0, UInt8(number / 256), UInt8(number % 256)])
        try app.settle(viewer)
        #expect(app.host.instance.keyWindow?.id == app.window.id)
    }

    @Test("A viewer that only looks changes nothing")
    func viewOnly() throws {
        var options = RFBOptions()
        options.isViewOnly = true
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer(options: options)
        let screen = try #require(app.display.singleScreen)
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("Add", in: app)
        click(Int(origin.x + point.x), Int(origin.y + point.y), viewer)
        viewer.session.receive([251, 0] + Conversation.words(800, 300) + [0, 0])
        try app.settle(viewer)
        #expect(texts(app).contains("Count 0"))
        #expect(screen.framebuffer.width == 640)
    }

    @Test("A press that a viewer leaves behind is cancelled")
    func leaving() throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer()
        let screen = try #require(app.display.singleScreen)
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("Add", in: app)
        let place = Conversation.words(Int(origin.x + point.x), Int(origin.y + point.y))
        viewer.session.receive([5, 1] + place)
        app.host.settleAll()
        viewer.session.close()
        app.host.settleAll()
        #expect(texts(app).contains("Count 0"))
        let other = try app.viewer()
        click(Int(origin.x + point.x), Int(origin.y + point.y), other)
        try app.settle(other)
        #expect(texts(app).contains("Count 1"))
    }

    @Test(
        "What is copied crosses the ways that were asked for, and no other",
        arguments: [ClipboardDirections.none, .inward, .outward, .both])
    func clipboard(directions: ClipboardDirections) throws {
        var options = RFBOptions()
        options.clipboard = directions
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer(encodings: [16], options: options)
        app.display.front.clipboard = "from the app"
        viewer.session.update()
        try viewer.deliver()
        #expect(viewer.viewer.latinTexts == (directions.goesOut ? ["from the app"] : []))
        viewer.session.receive([6, 0, 0, 0, 0, 0, 0, 2, 0x68, 0x69])
        app.host.settleAll()
        #expect(app.headless.clipboard == (directions.comesIn ? "hi" : "from the app"))
        try viewer.deliver()
        #expect(viewer.viewer.latinTexts.count == (directions.goesOut ? 1 : 0))
    }

    @Test("Text crosses in UTF-8 with the extended clipboard, announced and then asked for")
    func extendedClipboard() throws {
        var options = RFBOptions()
        options.clipboard = .both
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer(encodings: [16, -1_063_131_698], options: options)
        #expect(viewer.viewer.clipboards.first?.flags == 0x1F00_0001)
        app.display.front.clipboard = "Grüße\n語"
        viewer.session.update()
        try viewer.deliver()
        #expect(viewer.viewer.clipboards.last?.flags == 0x0800_0001)
        viewer.session.receive([6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFC, 0x02, 0, 0, 1])
        try viewer.deliver()
        let provided = try #require(viewer.viewer.clipboards.last)
        #expect(provided.flags == 0x1000_0001)
        let content = try InflateStream().bytes(provided.content)
        #expect(Array(content.dropFirst(4)) == Array("Grüße\r\n語\0".utf8))
        // And the other way.
        let text = Array("ответ\r\n\0".utf8)
        let packed = Packed.bytes([0, 0, 0, UInt8(text.count)] + text)
        viewer.session.receive(
            [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, UInt8(256 - packed.count - 4), 0x10, 0, 0, 1] + packed)
        app.host.settleAll()
        #expect(app.headless.clipboard == "ответ\n")
    }

    @Test("The pointer's shape reaches viewers", arguments: [-314, -239])
    func cursor(encoding: Int) throws {
        let app = try MirroredApp(isSingle: true) { Taps() }
        let viewer = try app.viewer(encodings: [16, encoding])
        let arrow = try #require(viewer.viewer.cursors.last)
        #expect((arrow.hotX, arrow.hotY) == (1, 1))
        let screen = try #require(app.display.singleScreen)
        let origin = try #require(screen.map[app.window.id]).content.origin
        let point = try center("name", in: app)
        viewer.session.receive(
            [5, 0] + Conversation.words(Int(origin.x + point.x), Int(origin.y + point.y)))
        try app.settle(viewer)
        try app.settle(viewer)
        let bar = try #require(viewer.viewer.cursors.last)
        #expect((bar.hotX, bar.hotY) == (10, 10))
        #expect(bar.bytes.contains { $0 != 0 })
    }

    /// Where the framebuffer's pixels are among the viewer's.
    private func find(_ framebuffer: Framebuffer, in viewer: TestViewer) -> (x: Int, y: Int)? {
        func matches(_ left: Int, _ top: Int) -> Bool {
            // The lower corners are round.
            for y in 0..<framebuffer.height - 20 {
                for x in 0..<framebuffer.width
                where viewer.pixels[(top + y) * viewer.width + left + x]
                    != Int(framebuffer.pixel(x: x, y: y))
                {
                    return false
                }
            }
            return true
        }
        for top in 0...max(0, viewer.height - framebuffer.height) {
            for left in 0...max(0, viewer.width - framebuffer.width) where matches(left, top) {
                return (left, top)
            }
        }
        return nil
    }
}
