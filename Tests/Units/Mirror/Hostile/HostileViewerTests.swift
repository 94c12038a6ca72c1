import Foundation
import Geometry
import Mirror
import ProcessCosts
import RandomNumbers
import Testing

extension Desk {
    /// A conversation past its handshake.
    fileprivate static func connected(
        _ encodings: [Int] = [16], width: Int = 64, height: Int = 48
    ) throws -> Desk {
        let desk = Desk(width: width, height: height)
        try desk.connect(encodings: encodings)
        try desk.drain(incremental: false)
        return desk
    }
}

/// Ends the process if something takes 32 MB or more. It has to be a process of its own, because
/// others that run meanwhile take memory, too.
private func spendingLittle(_ work: () throws -> Void) throws {
    try spending(lessThan: 32 << 20, work)
}

/// Viewers that mean no good: what they send ends their conversation at most, and costs little
/// memory.
@Suite(.serialized)
struct HostileViewerTests {
    private func desk(_ encodings: [Int] = [16], width: Int = 64, height: Int = 48) throws -> Desk {
        try .connected(encodings, width: width, height: height)
    }

    @Test("Garbage ends the conversation with a sentence", arguments: 1...50)
    func garbage(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let desk = try desk()
        for _ in 0..<200 where desk.session.ending == nil {
            desk.session.receive((0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) })
            _ = desk.output()
        }
        #expect(desk.session.ending?.description.hasPrefix("The viewer") == true)
    }

    @Test("A length of 2 GB costs no memory")
    func lengths() async {
        await #expect(processExitsWith: .success) {
            let lengths: [[UInt8]] = [
                [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
                [0xFF, 0xEF, 0, 0],
            ]
            for length in lengths {
                let desk = try Desk.connected()
                try spendingLittle {
                    desk.session.receive([6, 0, 0, 0] + length)
                    let chunk = [UInt8](repeating: 5, count: 1 << 20)
                    for _ in 0..<100 { desk.session.receive(chunk) }
                }
            }
        }
    }

    @Test("Too long a text is passed over, and what follows is understood")
    func longText() throws {
        let desk = try desk()
        desk.session.receive([6, 0, 0, 0] + [0, 0x20, 0, 0])
        for _ in 0..<32 { desk.session.receive([UInt8](repeating: 65, count: 1 << 16)) }
        desk.paint(PixelRect(x: 0, y: 0, width: 50, height: 50)) { _, _ in 0xFF00 }
        desk.present()
        try desk.drain()
        #expect(desk.difference == nil)
    }

    @Test("A viewer that never reads has one update made for it, not one a frame")
    func neverReads() async {
        await #expect(processExitsWith: .success) {
            let desk = try Desk.connected([0], width: 320, height: 200)
            var unsent = 0
            try spendingLittle {
                desk.session.receive([150, 1] + Conversation.words(0, 0, 320, 200))
                for frame: UInt32 in 0..<500 {
                    desk.paint(desk.framebuffer.bounds) { x, _ in UInt32(x) * frame }
                    desk.present()
                    desk.session.update()
                    unsent += desk.session.takeOutput().count
                    desk.session.unsentBytes = unsent
                }
            }
            precondition(unsent < 1 << 20, "\(unsent) bytes are not sent.")
        }
    }

    @Test("A viewer that sends input and never lets the app take it is sent away")
    func flood() throws {
        let desk = try desk()
        for key in 0..<20_000 where desk.session.ending == nil {
            desk.session.receive([4, UInt8(key % 2), 0, 0, 0, 0, 0, 97])
        }
        #expect(desk.session.ending != nil)
    }

    @Test("Moves of the pointer wait as one")
    func moves() throws {
        let desk = try desk()
        for x in 0..<30_000 { desk.session.receive([5, 0] + Conversation.words(x % 300, 20)) }
        #expect(desk.session.ending == nil)
    }

    @Test("A viewer may ask for every pixel format in turn; impossible ones end its conversation")
    func formats() async {
        await #expect(processExitsWith: .success) {
            var generator = SeededGenerator(seed: 7)
            var accepted = 0
            try spendingLittle {
                for _ in 0..<3000 {
                    let desk = Desk(width: 16, height: 16)
                    try desk.connect(
                        encodings: [[0], [7], [16]].randomElement(using: &generator) ?? [])
                    var format = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
                    format[0] = [8, 16, 32, 24].randomElement(using: &generator) ?? 8
                    if Bool.random(using: &generator) {
                        let bits = UInt8.random(in: 0...8, using: &generator)
                        for part in 0..<3 {
                            format[4 + 2 * part] = 0
                            format[5 + 2 * part] = UInt8((1 << Int(bits)) - 1)
                            format[10 + part] = UInt8(part) * bits
                        }
                        format[3] = 1
                    }
                    desk.session.receive([0, 0, 0, 0] + format)
                    desk.request(incremental: false)
                    _ = desk.output()
                    if desk.session.ending == nil { accepted += 1 }
                }
            }
            precondition((300...2000).contains(accepted), "\(accepted) formats are possible.")
        }
    }

    @Test(
        "Messages that break the protocol are named",
        arguments: [
            [1], [7, 0, 0, 0], [255, 9, 0, 0], [2, 0, 0xFF, 0xFF],
            [248, 0, 0, 0, 0, 0, 0, 0, 200], [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFE, 0, 0],
            [202, 77, 0, 0], [202, 1, 0, 1, 5], [0, 0, 0, 0] + [UInt8](repeating: 0, count: 16),
        ] as [[UInt8]])
    func violations(message: [UInt8]) throws {
        let desk = try desk()
        desk.session.receive(message)
        #expect(desk.session.ending?.description.hasSuffix(".") == true)
        let sentence = desk.session.ending
        desk.session.receive([3, 0] + Conversation.words(0, 0, 320, 200))
        _ = desk.session.takeOutput()
        #expect(desk.session.ending == sentence)
    }

    @Test("A part of a message changes nothing and ends nothing")
    func halves() throws {
        let messages: [[UInt8]] = [
            ViewerFormat.usual.message, Conversation.setEncodings([16, 1, -308]),
            [3, 1] + Conversation.words(0, 0, 320, 200), [4, 1, 0, 0, 0, 0, 0, 97],
            [5, 0] + Conversation.words(4, 5), [6, 0, 0, 0, 0, 0, 0, 3, 65, 66, 67],
            [150, 1] + Conversation.words(0, 0, 1, 1), [248, 0, 0, 0, 0, 0, 0, 1, 2, 7, 7],
            [251, 0] + Conversation.words(640, 480) + [1, 0] + [UInt8](repeating: 0, count: 16),
            [255, 0] + Conversation.words(1, 0, 97, 0, 30), [202, 2, 0, 2, 0xC3, 0xA4],
        ]
        for message in messages {
            for count in 1..<message.count {
                let desk = try desk(width: 16, height: 12)
                desk.session.receive(message[..<count])
                #expect(desk.session.ending == nil)
                desk.session.receive(message[count...])
                #expect(desk.session.ending == nil)
                desk.paint(PixelRect(x: 0, y: 0, width: 8, height: 8)) { _, _ in 0xABCDEF }
                desk.present()
                try desk.drain()
                #expect(desk.difference == nil)
            }
        }
    }

    @Test("A compressed clipboard that grows a thousandfold is cut off")
    func bomb() async {
        await #expect(processExitsWith: .success) {
            var options = RFBOptions()
            options.clipboard = .both
            let desk = Desk(options: options)
            try desk.connect(encodings: [0, -1_063_131_698])
            let bomb = Packed.bytes(
                [0x7F, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 65, count: 200 << 20))
            try spendingLittle {
                var message: [UInt8] = [6, 0, 0, 0]
                let length = Int32(-(bomb.count + 4))
                message += (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) }
                desk.session.receive(message + [0x10, 0, 0, 1] + bomb)
            }
            precondition(desk.session.ending == nil)
        }
    }

    @Test(
        "An announcement is answered once, however often it is repeated and taken back",
        arguments: [-312, -313, -258, -308, -1_063_131_698])
    func repeatedAnnouncements(encoding: Int) throws {
        var options = RFBOptions()
        options.clipboard = .both
        let desk = Desk(width: 16, height: 12, options: options)
        try desk.connect(encodings: [0])
        try desk.drain(incremental: false)
        desk.session.receive(Conversation.setEncodings([0, encoding]))
        desk.request()
        #expect(!desk.output().isEmpty)
        for _ in 0..<1000 {
            desk.session.receive(Conversation.setEncodings([0]))
            desk.session.receive(Conversation.setEncodings([0, encoding]))
        }
        desk.request()
        #expect(desk.output().isEmpty)
    }

    @Test("A text that does not cross is passed over, and what follows is understood")
    func unwantedText() throws {
        let desk = try desk()
        let text = [UInt8](repeating: 65, count: 500_000)
        for _ in 0..<3 {
            desk.session.receive([6, 0, 0, 0] + [0, 7, 0xA1, 0x20])
            for start in stride(from: 0, to: 500_000, by: 10_000) {
                desk.session.receive(text[start..<start + 10_000])
                #expect(desk.session.waitingBytes == 0)
            }
        }
        desk.paint(PixelRect(x: 0, y: 0, width: 50, height: 50)) { _, _ in 0xFF00 }
        desk.present()
        try desk.drain()
        #expect(desk.difference == nil)
    }

    @Test("Requests without number for a copied text are answered with one text")
    func repeatedRequests() throws {
        var options = RFBOptions()
        options.clipboard = .both
        let desk = Desk(width: 16, height: 12, options: options)
        try desk.connect(encodings: [0, -1_063_131_698])
        try desk.drain(incremental: false)
        // A text that does not become shorter by compressing it.
        var generator = SeededGenerator(seed: 3)
        let text = String(
            decoding: (0..<200_000).map { _ in UInt8.random(in: 33...126, using: &generator) },
            as: UTF8.self)
        desk.mirror.copied(text)
        _ = desk.output()
        let request: [UInt8] = [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFC, 0x02, 0, 0, 1]
        for _ in 0..<1000 { desk.session.receive(request) }
        #expect((100_000..<250_000).contains(desk.output().count))
    }

    @Test("A viewer that never reads gets the latest text that was copied, not each of them")
    func unreadTexts() throws {
        var options = RFBOptions()
        options.clipboard = .both
        let desk = Desk(width: 16, height: 12, options: options)
        try desk.connect(encodings: [0])
        try desk.drain(incremental: false)
        var unsent = 0
        for number in 0..<50 {
            desk.mirror.copied("\(number)" + String(repeating: "a", count: 200_000))
            desk.session.update()
            unsent += desk.session.takeOutput().count
            desk.session.unsentBytes = unsent
        }
        #expect(unsent < 500_000)
        desk.session.unsentBytes = 0
        try desk.deliver()
        #expect(desk.viewer.latinTexts.last?.hasPrefix("49a") == true)
    }

    @Test("What is sent before a viewer's turn is no longer than what it has sent")
    func answers() throws {
        var options = RFBOptions()
        options.clipboard = .both
        let desk = Desk(width: 320, height: 200, options: options)
        try desk.connect(encodings: [0, -312, -313, -308, -1_063_131_698])
        try desk.drain(incremental: false)
        desk.mirror.copied(String(repeating: "text", count: 1000))
        let messages: [[UInt8]] = [
            [3, 0] + Conversation.words(0, 0, 320, 200),
            [248, 0, 0, 0, 0x80, 0, 0, 0, 3, 1, 2, 3],
            [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFC, 0x02, 0, 0, 1],
            [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFC, 0x04, 0, 0, 1],
            [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFC, 0x08, 0, 0, 1],
            [251, 0] + Conversation.words(640, 480) + [0, 0],
            [150, 1] + Conversation.words(0, 0, 320, 200),
            [150, 0] + Conversation.words(0, 0, 1, 1),
            Conversation.setEncodings([0, -312, -313, -308, -1_063_131_698]),
        ]
        _ = desk.session.takeOutput()
        for message in messages {
            for _ in 0..<10 { desk.session.receive(message) }
            #expect(desk.session.takeOutput().count <= 10 * message.count, "\(message)")
        }
    }

    @Test("Random messages of every kind never stop the server", arguments: 1...30)
    func randomMessages(seed: Int) throws {
        try HostileConversation(seed: seed).run(messages: 200)
    }
}
