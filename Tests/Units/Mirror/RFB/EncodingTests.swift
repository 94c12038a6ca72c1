import Geometry
import Mirror
import Testing

/// Pixels of each encoding, decoded by a viewer that shares no code with the encoders.
struct EncodingTests {
    private static let encodings = [[0], [16], [7]]

    @Test(
        "A viewer sees exactly the pixels of the screen", arguments: encodings, TestPicture.allCases
    )
    func exact(encodings: [Int], picture: TestPicture) throws {
        let desk = Desk(width: 301, height: 143)
        try desk.connect(encodings: encodings)
        desk.paint(desk.framebuffer.bounds, picture.color)
        desk.present()
        try desk.drain(incremental: false)
        #expect(desk.difference == nil)
        #expect(Set(desk.viewer.encodings) == Set(encodings))
        desk.paint(PixelRect(x: 33, y: 61, width: 97, height: 9)) { x, y in UInt32(x * y) }
        desk.present()
        try desk.drain()
        #expect(desk.difference == nil)
    }

    @Test(
        "A viewer gets pixels in each format that it asks for", arguments: ViewerFormat.all,
        encodings)
    func formats(format: ViewerFormat, encodings: [Int]) throws {
        let desk = Desk(width: 150, height: 90)
        try desk.connect(format, encodings: encodings)
        for picture in TestPicture.allCases {
            desk.paint(desk.framebuffer.bounds, picture.color)
            desk.present()
            try desk.drain()
            #expect(desk.difference == nil)
        }
    }

    @Test("A viewer may change format and encoding between updates")
    func changing() throws {
        let desk = Desk(width: 100, height: 70)
        try desk.connect(encodings: [0])
        for round in 0..<30 {
            let format = ViewerFormat.all[round % ViewerFormat.all.count]
            desk.viewer.format = format
            desk.session.receive(format.message)
            desk.session.receive(Conversation.setEncodings(Self.encodings[round % 3]))
            desk.paint(desk.framebuffer.bounds, TestPicture.allCases[round % 7].color)
            desk.present()
            try desk.drain(incremental: false)
            #expect(desk.difference == nil)
        }
    }

    @Test("Photographs become JPEG where the viewer allows it, within 12 of 255 of each colour")
    func photographs() throws {
        let desk = Desk()
        try desk.connect(encodings: [7, -24])
        desk.paint(desk.framebuffer.bounds, TestPicture.photograph)
        desk.present()
        let bytes = try desk.drain(incremental: false)
        #expect(bytes < 320 * 200 * 3 / 4)
        var largest = 0
        for (index, value) in desk.viewer.pixels.enumerated() {
            let color = Int(desk.framebuffer.pixels[index])
            for shift in [0, 8, 16] {
                largest = max(largest, abs((value >> shift & 255) - (color >> shift & 255)))
            }
        }
        #expect((1...12).contains(largest))
    }

    @Test("Text stays exact beside photographs")
    func textIsExact() throws {
        let desk = Desk()
        try desk.connect(encodings: [7, -32])
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        try desk.drain(incremental: false)
        #expect(desk.difference == nil)
    }

    @Test("Without a quality, photographs are exact")
    func exactPhotographs() throws {
        let desk = Desk()
        try desk.connect(encodings: [7])
        desk.paint(desk.framebuffer.bounds, TestPicture.photograph)
        desk.present()
        try desk.drain(incremental: false)
        #expect(desk.difference == nil)
    }

    @Test("A changed label takes less than 2,000 bytes", arguments: [[16, 1], [7, 1]])
    func label(encodings: [Int]) throws {
        let desk = Desk(width: 1280, height: 800)
        try desk.connect(encodings: encodings)
        try desk.drain(incremental: false)
        desk.paint(PixelRect(x: 600, y: 400, width: 80, height: 20), TestPicture.text)
        desk.present()
        let bytes = try desk.drain()
        #expect(bytes < 2000)
        #expect(desk.difference == nil)
    }

    @Test("Nothing is sent while nothing changes, even where the same pixels are painted again")
    func nothing() throws {
        let desk = Desk()
        try desk.connect(encodings: [16, 1])
        try desk.drain(incremental: false)
        desk.paint(desk.framebuffer.bounds) { _, _ in 0 }
        desk.present()
        #expect(try desk.drain() == 0)
    }
}
