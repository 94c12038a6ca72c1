import Geometry
import Mirror
import RandomNumbers

/// A viewer whose messages are mostly well formed and whose numbers are anything, on a screen that
/// changes meanwhile.
struct HostileConversation {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    private mutating func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    private mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

    func run(messages: Int) throws {
        var copy = self
        try copy.start(messages)
    }

    private mutating func start(_ messages: Int) throws {
        var options = RFBOptions()
        options.clipboard = .both
        let desk = Desk(width: 80, height: 60, options: options)
        try desk.connect(encodings: [])
        for _ in 0..<messages where desk.session.ending == nil {
            let message = message()
            let cut = Int.random(in: 0...message.count, using: &generator)
            desk.session.receive(message[..<cut])
            desk.session.receive(message[cut...])
            _ = desk.output()
            let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            desk.scroll(PixelRect(x: 0, y: 0, width: 80, height: 60), by: 3) { x, y in
                color &* UInt32(x / 7 + y)
            }
            desk.present()
            desk.session.update()
        }
    }

    private mutating func message() -> [UInt8] {
        switch Int.random(in: 0...11, using: &generator) {
        case 0:
            let format = ViewerFormat.all.randomElement(using: &generator) ?? .usual
            return format.message
        case 1:
            let known = [0, 1, 7, 16, -223, -224, -239, -258, -307, -308, -312, -313, -314]
            let more = [-1_063_131_698, 0x4353_4D31, -32, -25, -247, 5, 999]
            return Conversation.setEncodings((known + more).shuffled(using: &generator))
        case 2, 3: return [3, byte() % 2] + bytes(8)
        case 4: return [3, byte() % 2] + Conversation.words(0, 0, 80, 60)
        case 5: return [4, byte()] + bytes(6)
        case 6: return [5] + bytes(5)
        case 7:
            let count = Int(byte())
            return [6, 0, 0, 0, 0xFF, 0xFF, 0xFF, UInt8(256 - max(4, count % 100))]
                + bytes(max(4, count % 100))
        case 8: return [150, byte() % 2] + bytes(8)
        case 9: return [248, 0, 0, 0] + bytes(4) + [3, 1, 2, 3]
        case 10: return [251, 0] + bytes(4) + [0, 0]
        default: return [202, 2, 0, 4] + bytes(4)
        }
    }
}
