import Foundation
import Mirror

/// A viewer of the tests' own, which shares no code with the server: it reads bytes as RFB's
/// documents say and holds the pixels.
final class TestViewer {
    var format = ViewerFormat.usual
    var width = 0
    var height = 0
    /// Each a number in the viewer's format.
    var pixels: [Int] = []
    private(set) var name = ""
    private(set) var updates = 0
    /// The encodings of all rectangles, in order.
    private(set) var encodings: [Int] = []
    private(set) var extensions: [[String: Any]] = []
    private(set) var cursors: [Cursor] = []
    private(set) var sizeAnswers: [(reason: Int, status: Int)] = []
    private(set) var endsOfContinuous = 0
    /// Fences that ask for an answer, and answers to the viewer's.
    private(set) var fences: [(flags: Int, content: [UInt8])] = []
    private(set) var latinTexts: [String] = []
    private(set) var clipboards: [(flags: Int, content: [UInt8])] = []
    private(set) var knowsExtendedKeys = false
    private let zrle = InflateStream()
    let tight = (0..<4).map { _ in InflateStream() }

    struct Cursor {
        var hotX: Int
        var hotY: Int
        var width: Int
        var height: Int
        var bytes: [UInt8]
    }

    struct Unknown: Error { var what: String }

    /// Reads ServerInit.
    func begin(_ bytes: inout ServerBytes) throws {
        resize(try bytes.word(), try bytes.word())
        _ = try bytes.bytes(16)
        name = String(decoding: try bytes.bytes(bytes.long()), as: UTF8.self)
    }

    /// Reads whole messages.
    func receive(_ output: [UInt8]) throws {
        var bytes = ServerBytes(output)
        while !bytes.isAtEnd {
            switch try bytes.byte() {
            case 0:
                updates += 1
                _ = try bytes.byte()
                for _ in 0..<(try bytes.word()) { try readRect(&bytes) }
            case 3:
                _ = try bytes.bytes(3)
                let length = try bytes.signedLong()
                if length >= 0 {
                    latinTexts.append(String(decoding: try bytes.bytes(length), as: UTF8.self))
                } else {
                    clipboards.append((try bytes.long(), try bytes.bytes(-length - 4)))
                }
            case 150: endsOfContinuous += 1
            case 248:
                _ = try bytes.bytes(3)
                fences.append((try bytes.long(), try bytes.bytes(bytes.byte())))
            case let other: throw Unknown(what: "message \(other)")
            }
        }
    }

    private func resize(_ newWidth: Int, _ newHeight: Int) {
        var new = [Int](repeating: -1, count: newWidth * newHeight)
        for y in 0..<min(height, newHeight) {
            for x in 0..<min(width, newWidth) { new[y * newWidth + x] = pixels[y * width + x] }
        }
        (width, height, pixels) = (newWidth, newHeight, new)
    }

    private func readRect(_ bytes: inout ServerBytes) throws {
        let (x, y) = (try bytes.word(), try bytes.word())
        let (w, h) = (try bytes.word(), try bytes.word())
        let encoding = try bytes.signedLong()
        encodings.append(encoding)
        switch encoding {
        case 0:
            let rows = try bytes.bytes(w * h * format.byteCount)
            set(x, y, w, h) { index in
                format.value(of: rows[index * format.byteCount..<(index + 1) * format.byteCount])
            }
        case 1: copy(x, y, w, h, from: (try bytes.word(), try bytes.word()))
        case 7: try readTight(&bytes, x, y, w, h)
        case 16:
            var tiles = ServerBytes(try zrle.bytes(bytes.bytes(bytes.long())))
            try readZRLE(&tiles, x, y, w, h)
        case -223: resize(w, h)
        case -239:
            let mask = (w + 7) / 8 * h
            let content = try bytes.bytes(w * h * format.byteCount + mask)
            cursors.append(Cursor(hotX: x, hotY: y, width: w, height: h, bytes: content))
        case -314:
            guard try bytes.signedLong() == 0 else { throw Unknown(what: "a cursor's encoding") }
            let content = try bytes.bytes(w * h * 4)
            cursors.append(Cursor(hotX: x, hotY: y, width: w, height: h, bytes: content))
        case -258: knowsExtendedKeys = true
        case -307: name = String(decoding: try bytes.bytes(bytes.long()), as: UTF8.self)
        case -308:
            _ = try bytes.bytes(16 * bytes.byte() + 3)
            sizeAnswers.append((x, y))
            if y == 0 { resize(w, h) }
        case Int(RFBExtension.encoding):
            let json = Data(try bytes.bytes(bytes.long()))
            if let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] {
                extensions.append(object)
            }
        default: throw Unknown(what: "encoding \(encoding)")
        }
    }

    private func copy(_ x: Int, _ y: Int, _ w: Int, _ h: Int, from: (x: Int, y: Int)) {
        let before = pixels
        set(x, y, w, h) { before[(from.y + $0 / w) * width + from.x + $0 % w] }
    }

    /// Sets a rectangle's pixels by their index in it.
    func set(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ value: (Int) -> Int) {
        for index in 0..<w * h {
            pixels[(y + index / w) * width + x + index % w] = value(index)
        }
    }
}
