import Geometry
import Mirror
import RandomNumbers
import Testing

/// What several viewers of one screen are sent.
struct SharedEncodingTests {
    private static let encodings = [[16], [7], [7, -24, -251]]

    @Test("A patch is encoded once for all viewers of one format", arguments: encodings)
    func once(encodings: [Int]) throws {
        let desk = Desk(width: 301, height: 143)
        try desk.connect(encodings: encodings)
        let others = try (0..<7).map { _ in try viewer(of: desk, encodings: encodings) }
        let before = desk.mirror.encodings.count
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        try desk.drain()
        let made = desk.mirror.encodings.count - before
        #expect(made > 0)
        for other in others {
            try other.drain()
            #expect(other.difference(from: desk.framebuffer) == nil)
        }
        #expect(desk.mirror.encodings.count - before == made)
        #expect(desk.difference == nil)
        // All have had it.
        #expect(desk.mirror.encodings.byteCount == 0)
    }

    @Test("One viewer alone, and viewers of different formats, share nothing")
    func different() throws {
        let desk = Desk()
        try desk.connect(encodings: [16])
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        try desk.drain()
        let others = [
            try viewer(of: desk, ViewerFormat.all.last ?? .usual, encodings: [16]),
            try viewer(of: desk, encodings: [7]),
            try viewer(of: desk, encodings: [7, -24]),
            try viewer(of: desk, encodings: [16, -250]),
        ]
        for other in others { try other.drain(incremental: false) }
        #expect(desk.mirror.encodings.count == 0)
    }

    @Test("Viewers that come, go, and change their encoding always see the pixels of the screen")
    func streamsGoOn() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let desk = Desk(width: 150, height: 90)
        try desk.connect(encodings: [16])
        var others: [Conversation] = []
        for round in 0..<120 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where others.count < 4:
                others.append(
                    try viewer(of: desk, encodings: [Bool.random(using: &random) ? 7 : 16]))
            case 1 where !others.isEmpty:
                others.removeFirst().session.close()
            case 2:
                let chosen = ([desk] + others).randomElement(using: &random)
                chosen?.session.receive(
                    Conversation.setEncodings([Bool.random(using: &random) ? 7 : 16]))
            default: break
            }
            let picture = TestPicture.allCases.randomElement(using: &random) ?? .plain
            desk.paint(
                PixelRect(
                    x: Int.random(in: 0..<100, using: &random),
                    y: Int.random(in: 0..<60, using: &random), width: 90, height: 50),
                picture.color)
            desk.present()
            for viewer in [desk] + others where Int.random(in: 0..<3, using: &random) > 0 {
                try viewer.drain()
                #expect(
                    viewer.difference(from: desk.framebuffer) == nil,
                    "seed \(seed), round \(round)")
            }
        }
    }

    @Test("What a viewer does not take is kept up to a limit only")
    func limited() throws {
        let desk = Desk(width: 1000, height: 600)
        try desk.connect(encodings: [16])
        let slow = try viewer(of: desk, encodings: [16])
        var noise = SeededGenerator(seed: 1)
        // Each frame takes 1.8 MB, and the limit is 8.
        for _ in 0..<7 {
            desk.paint(desk.framebuffer.bounds) { _, _ in
                UInt32(truncatingIfNeeded: noise.next()) & 0xFFFFFF
            }
            desk.present()
            try desk.drain()
            #expect(desk.mirror.encodings.byteCount <= SharedEncodings.limit)
        }
        #expect(desk.mirror.encodings.byteCount > 0)
        slow.session.close()
        try slow.drain()
        #expect(desk.difference == nil)
    }

    private func viewer(
        of desk: Desk, _ format: ViewerFormat = .usual, encodings: [Int]
    ) throws -> Conversation {
        let viewer = Conversation(desk.mirror)
        try viewer.connect(format, encodings: encodings)
        return viewer
    }
}
