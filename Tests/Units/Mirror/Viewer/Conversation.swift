import Mirror
import Raster

/// A viewer's conversation with the server, both in this process.
class Conversation {
    let viewer = TestViewer()
    let session: RFBSession
    /// Bytes that the viewer was sent.
    private(set) var sent = 0

    init(
        _ screen: any MirroredScreen, options: RFBOptions = RFBOptions(),
        onChange: @escaping @Sendable () -> Void = {}
    ) {
        session = RFBSession(screen: screen, options: options, onChange: onChange)
    }

    /// The handshake of version 3.8, then the viewer's format and encodings.
    func connect(_ format: ViewerFormat = .usual, encodings: [Int]) throws {
        _ = session.takeOutput()
        session.receive(Array("RFB 003.008\n".utf8))
        _ = session.takeOutput()
        session.receive([1])
        session.receive([1])
        var bytes = ServerBytes(session.takeOutput())
        // The SecurityResult.
        _ = try bytes.long()
        try viewer.begin(&bytes)
        viewer.format = format
        session.receive(format.message)
        session.receive(Self.setEncodings(encodings))
    }

    static func setEncodings(_ encodings: [Int]) -> [UInt8] {
        var message: [UInt8] = [2, 0, UInt8(encodings.count / 256), UInt8(encodings.count % 256)]
        for encoding in encodings {
            message += (0..<4).map {
                UInt8(truncatingIfNeeded: Int32(truncatingIfNeeded: encoding) >> (24 - 8 * $0))
            }
        }
        return message
    }

    static func words(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8($0 / 256), UInt8($0 % 256)] }
    }

    /// FramebufferUpdateRequest for all of what the viewer knows.
    func request(incremental: Bool = true) {
        session.receive(
            [3, incremental ? 1 : 0] + Self.words(0, 0, viewer.width, viewer.height))
    }

    /// What the server sends when it is this viewer's turn, whose bytes are all sent at once.
    func output() -> [UInt8] {
        var output = session.takeOutput()
        while session.update() > 0 { output += session.takeOutput() }
        return output
    }

    /// Gives the viewer what has been made for it.
    @discardableResult
    func deliver() throws -> Int {
        let output = output()
        sent += output.count
        try viewer.receive(output)
        return output.count
    }

    /// Asks until nothing more comes; returns the bytes that have.
    @discardableResult
    func drain(incremental: Bool = true) throws -> Int {
        var total = 0
        var isFirst = true
        while true {
            request(incremental: incremental || !isFirst)
            isFirst = false
            let count = try deliver()
            if count == 0 { return total }
            total += count
        }
    }

    /// The first pixel where the viewer sees something else than is in the framebuffer; nil where it
    /// sees all.
    func difference(from framebuffer: Framebuffer) -> String? {
        guard viewer.width == framebuffer.width, viewer.height == framebuffer.height else {
            return "\(viewer.width)×\(viewer.height)"
        }
        var values: [UInt32: Int] = [:]
        for index in 0..<viewer.pixels.count {
            let color = framebuffer.pixels[index] & 0xFF_FFFF
            let value = values[color] ?? viewer.format.value(of: color)
            values[color] = value
            guard viewer.pixels[index] == value else {
                let (x, y) = (index % viewer.width, index / viewer.width)
                return "\(x),\(y): \(String(viewer.pixels[index], radix: 16)), not "
                    + String(value, radix: 16)
            }
        }
        return nil
    }
}
