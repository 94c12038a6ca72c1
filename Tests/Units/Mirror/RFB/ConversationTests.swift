import Geometry
import Hosting
import Mirror
import Testing
import Views

/// What viewers and server say beside pixels.
struct ConversationTests {
    @Test("A new size of the screen reaches viewers that know of sizes", arguments: [-223, -308])
    func size(encoding: Int) throws {
        let desk = Desk()
        try desk.connect(encodings: [16, encoding])
        try desk.drain(incremental: false)
        desk.resize(400, 120)
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        try desk.drain()
        #expect(desk.viewer.width == 400)
        #expect(desk.difference == nil)
    }

    @Test("A viewer that knows nothing of sizes sees the part that it has")
    func fixedSize() throws {
        let desk = Desk()
        try desk.connect(encodings: [0])
        try desk.drain(incremental: false)
        desk.resize(200, 300)
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        try desk.drain()
        #expect(desk.viewer.width == 320)
        #expect(desk.viewer.height == 200)
        let point = (x: 150, y: 27)
        #expect(
            desk.viewer.pixels[point.y * 320 + point.x]
                == Int(desk.framebuffer.pixel(x: point.x, y: point.y)))
    }

    @Test("A viewer that asks for another size is told why it cannot have it")
    func refusedSize() throws {
        let desk = Desk()
        try desk.connect(encodings: [0, -308])
        try desk.drain(incremental: false)
        desk.session.receive([251, 0] + Conversation.words(640, 480) + [0, 0])
        try desk.drain()
        // First that sizes are known, then the answer: prohibited.
        #expect(desk.viewer.sizeAnswers.map(\.reason) == [0, 1])
        #expect(desk.viewer.sizeAnswers.map(\.status) == [0, 1])
    }

    @Test("Updates come without being asked for where a viewer has turned that on")
    func continuous() throws {
        let desk = Desk()
        try desk.connect(encodings: [16, -313, -312])
        try desk.drain(incremental: false)
        #expect(desk.viewer.endsOfContinuous == 1)
        // Requests are answered and gone.
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9)) { _, _ in 0xFF }
        desk.present()
        desk.session.update()
        try desk.deliver()
        desk.session.receive([150, 1] + Conversation.words(0, 0, 320, 200))
        for color: UInt32 in 1...5 {
            desk.paint(PixelRect(x: 40, y: 50, width: 60, height: 30)) { _, _ in color * 500 }
            desk.present()
            desk.session.update()
            try desk.deliver()
            #expect(desk.difference == nil)
        }
        desk.session.receive([150, 0] + Conversation.words(0, 0, 320, 200))
        try desk.deliver()
        #expect(desk.viewer.endsOfContinuous == 2)
        desk.paint(PixelRect(x: 40, y: 50, width: 60, height: 30)) { _, _ in 0x12_3456 }
        desk.present()
        desk.session.update()
        #expect(desk.output().isEmpty)
    }

    @Test("Updates wait for a viewer that does not confirm what it was sent")
    func unconfirmed() throws {
        let desk = Desk(width: 640, height: 400)
        try desk.connect(encodings: [0, -313, -312])
        try desk.drain(incremental: false)
        desk.session.receive([150, 1] + Conversation.words(0, 0, 640, 400))
        var updates = 0
        for color: UInt32 in 1...10 {
            desk.paint(desk.framebuffer.bounds) { _, _ in color * 500 }
            desk.present()
            desk.session.update()
            if try desk.deliver() > 0 { updates += 1 }
        }
        #expect(updates == 1)
        for fence in desk.viewer.fences {
            desk.session.receive([248, 0, 0, 0, 0, 0, 0, 1, UInt8(fence.content.count)])
        }
        try desk.deliver()
        #expect(desk.difference == nil)
    }

    @Test("A fence is answered with its content, without the request")
    func fence() throws {
        let desk = Desk()
        try desk.connect(encodings: [0, -312])
        desk.session.receive([248, 0, 0, 0, 0x80, 0, 0, 3, 4, 1, 2, 3, 4])
        try desk.deliver()
        #expect(desk.viewer.fences.last?.flags == 3)
        #expect(desk.viewer.fences.last?.content == [1, 2, 3, 4])
    }

    @Test("Updates wait while the transport has bytes to send")
    func unsent() throws {
        let desk = Desk()
        try desk.connect(encodings: [16])
        desk.session.unsentBytes = 1 << 20
        desk.request(incremental: false)
        #expect(desk.output().isEmpty)
        desk.session.unsentBytes = 0
        desk.session.update()
        try desk.deliver()
        #expect(desk.difference == nil)
    }

    @Test("A viewer is told that keys may come with their positions")
    func extendedKeys() throws {
        let desk = Desk()
        try desk.connect(encodings: [16, -258])
        try desk.drain(incremental: false)
        #expect(desk.viewer.knowsExtendedKeys)
    }

    @Test("A change of the screen is announced once until it is collected")
    func announcement() throws {
        let count = Counter()
        let desk = Desk { count.add() }
        try desk.connect(encodings: [16])
        try desk.drain(incremental: false)
        let before = count.value
        for color: UInt32 in 1...3 {
            desk.paint(PixelRect(x: 1, y: 1, width: 5, height: 5)) { _, _ in color }
            desk.present()
        }
        #expect(count.value == before + 1)
    }
}
