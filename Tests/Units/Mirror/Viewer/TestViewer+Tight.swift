import CTurboJPEG

/// Tight, as RFB's document describes it.
extension TestViewer {
    func readTight(
        _ bytes: inout ServerBytes, _ x: Int, _ y: Int, _ w: Int, _ h: Int
    ) throws {
        let control = try bytes.byte()
        guard control & 0x0F == 0 else { throw Unknown(what: "a reset stream") }
        switch control >> 4 {
        case 8:
            let color = format.tightValue(of: try bytes.bytes(format.tightByteCount))
            set(x, y, w, h) { _ in color }
        case 9:
            let picture = try Self.jpeg(try bytes.bytes(bytes.compactLength()), w, h)
            set(x, y, w, h) { format.value(of: picture[$0]) }
        case let kind where kind < 8:
            let stream = tight[kind & 3]
            let filter = kind & 4 == 0 ? 0 : try bytes.byte()
            if filter == 1 {
                try readPalette(&bytes, stream, x, y, w, h)
            } else if filter == 0 {
                let size = format.tightByteCount
                let content = try content(&bytes, stream, w * h * size)
                set(x, y, w, h) {
                    format.tightValue(of: content[$0 * size..<($0 + 1) * size])
                }
            } else {
                throw Unknown(what: "filter \(filter)")
            }
        case let kind: throw Unknown(what: "Tight's \(kind)")
        }
    }

    private func readPalette(
        _ bytes: inout ServerBytes, _ stream: InflateStream, _ x: Int, _ y: Int, _ w: Int, _ h: Int
    ) throws {
        let count = try bytes.byte() + 1
        let palette = try (0..<count).map { _ in
            format.tightValue(of: try bytes.bytes(format.tightByteCount))
        }
        if count == 2 {
            let rowBytes = (w + 7) / 8
            let content = try content(&bytes, stream, rowBytes * h)
            set(x, y, w, h) { index in
                let byte = Int(content[index / w * rowBytes + index % w / 8])
                return palette[byte >> (7 - index % w % 8) & 1]
            }
        } else {
            let content = try content(&bytes, stream, w * h)
            set(x, y, w, h) { palette[Int(content[$0])] }
        }
    }

    private func content(
        _ bytes: inout ServerBytes, _ stream: InflateStream, _ count: Int
    ) throws -> [UInt8] {
        if count < 12 { return try bytes.bytes(count) }
        let content = try stream.bytes(bytes.bytes(bytes.compactLength()))
        guard content.count == count else { throw Unknown(what: "\(content.count) of \(count)") }
        return content
    }

    private static func jpeg(_ bytes: [UInt8], _ w: Int, _ h: Int) throws -> [UInt32] {
        let decoder = tjInitDecompress()
        defer { tjDestroy(decoder) }
        var pixels = [UInt32](repeating: 0, count: w * h)
        let result = pixels.withUnsafeMutableBytes { buffer in
            tjDecompress2(
                decoder, bytes, UInt(bytes.count), buffer.bindMemory(to: UInt8.self).baseAddress,
                Int32(w), 0, Int32(h), TJPF_BGRX.rawValue, 0)
        }
        guard result == 0 else { throw Unknown(what: "a JPEG") }
        return pixels.map { $0 % (1 << 24) }
    }
}
