/// The beginning of a conversation, up to the viewer's ClientInit.
struct RFBHandshake {
    private enum Step { case version, security, initialization, done }

    private var step: Step
    /// The minor version that the viewer chose: 3, 7 or 8.
    private var minor = 8

    init(_ start: RFBOptions.Start) { step = start == .version ? .version : .initialization }

    var isDone: Bool { step == .done }

    /// What is sent before anything has come.
    var greeting: [UInt8] { step == .version ? Array("RFB 003.008\n".utf8) : [] }

    /// Takes what is a part of the handshake; returns what to answer.
    mutating func take(from bytes: inout ByteQueue) throws(RFBEnding) -> [UInt8] {
        var answer: [UInt8] = []
        while let more = try next(&bytes) { answer += more }
        return answer
    }

    /// Nil where a step needs more bytes, or none is left.
    private mutating func next(_ bytes: inout ByteQueue) throws(RFBEnding) -> [UInt8]? {
        switch step {
        case .version:
            guard bytes.count >= 12 else { return nil }
            try readVersion(Array(bytes.slice(0, 12)))
            bytes.removeFirst(12)
            step = minor == 3 ? .initialization : .security
            // None is the only type. In version 3.3 the server chooses.
            return minor == 3 ? [0, 0, 0, 1] : [1, 1]
        case .security:
            guard bytes.count >= 1 else { return nil }
            guard bytes.u8(0) == 1 else {
                throw .violation("The viewer chose the security type \(bytes.u8(0)), not none.")
            }
            bytes.removeFirst(1)
            step = .initialization
            return minor == 8 ? [0, 0, 0, 0] : []
        case .initialization:
            guard bytes.count >= 1 else { return nil }
            // Whether it would share the screen, which it does in any case.
            bytes.removeFirst(1)
            step = .done
            return []
        case .done: return nil
        }
    }

    private mutating func readVersion(_ line: [UInt8]) throws(RFBEnding) {
        let text = String(decoding: line, as: UTF8.self)
        guard let match = text.wholeMatch(of: #/RFB (\d{3})\.(\d{3})\n/#),
            let major = Int(match.1), let minor = Int(match.2), major >= 3
        else { throw .violation("The viewer does not speak RFB.") }
        self.minor = major > 3 || minor >= 8 ? 8 : minor == 7 ? 7 : 3
    }
}
