import Geometry
import Mirror
import RandomNumbers
import Testing

/// Scrolled pixels are moved on the viewer's side.
struct ScrollTests {
    private let list = PixelRect(x: 40, y: 20, width: 240, height: 170)

    private func deskWithList(_ encodings: [Int]) throws -> Desk {
        let desk = Desk()
        try desk.connect(encodings: encodings)
        desk.paint(list, TestPicture.text)
        desk.present()
        try desk.drain(incremental: false)
        return desk
    }

    @Test("A scrolled list is moved, and only its new rows are sent", arguments: [-7, 12, 40])
    func moved(dy: Int) throws {
        let desk = try deskWithList([0, 1])
        desk.scroll(list, by: dy) { x, y in TestPicture.text(x, y + 1000) }
        desk.present()
        let bytes = try desk.drain()
        #expect(desk.difference == nil)
        #expect(desk.viewer.encodings.contains(1))
        // Raw pixels: the new rows, and little more.
        #expect(bytes < list.width * (abs(dy) + 24) * 4)
    }

    @Test("A bar over the scrolled list does not keep it from being moved")
    func bar() throws {
        let desk = try deskWithList([0, 1])
        let bar = PixelRect(x: 272, y: 30, width: 6, height: 40)
        desk.scroll(list, by: -20) { x, y in TestPicture.text(x, y + 1000) }
        desk.paint(bar) { _, _ in 0x80_8080 }
        desk.present()
        let bytes = try desk.drain()
        #expect(desk.difference == nil)
        #expect(bytes < list.area * 2)
    }

    @Test("A viewer that cannot move pixels is sent them")
    func unable() throws {
        let desk = try deskWithList([0])
        desk.scroll(list, by: -20) { x, y in TestPicture.text(x, y + 1000) }
        desk.present()
        try desk.drain()
        #expect(desk.difference == nil)
        #expect(!desk.viewer.encodings.contains(1))
    }

    @Test("A slow viewer gets several scrolls as one move")
    func combined() throws {
        let desk = try deskWithList([0, 1])
        for step in 1...5 {
            desk.scroll(list, by: -4) { x, y in TestPicture.text(x, y + 1000 + step * 4) }
            desk.present()
        }
        let bytes = try desk.drain()
        #expect(desk.difference == nil)
        #expect(desk.viewer.encodings.filter { $0 == 1 }.count == 1)
        #expect(bytes < list.width * 60 * 4)
    }

    @Test(
        "Whatever is painted, scrolled and resized, a viewer that looks now and then sees it",
        arguments: 1...9)
    func random(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let desk = Desk(width: 260, height: 180)
        try desk.connect(encodings: [[0, 16, 7][seed % 3], 1, -308])
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        for step in 0..<60 {
            let rect = PixelRect(
                x: number(0...150), y: number(0...100), width: number(1...200),
                height: number(1...150))
            switch number(0...9) {
            case 0...2: desk.paint(rect, TestPicture.allCases[number(0...6)].color)
            case 3: desk.paint(rect) { x, y in TestPicture.text(x, y + step * 500) }
            case 4...7:
                desk.scroll(rect, by: number(-50...50)) { x, y in
                    TestPicture.text(x, y + step * 500)
                }
            case 8 where number(0...4) == 0:
                desk.resize(number(100...300), number(100...250))
                desk.paint(desk.framebuffer.bounds, TestPicture.text)
            default:
                desk.request()
                try desk.deliver()
            }
            desk.present()
            if number(0...5) == 0 {
                try desk.drain()
                #expect(desk.difference == nil)
            }
        }
        try desk.drain()
        #expect(desk.difference == nil)
    }
}
