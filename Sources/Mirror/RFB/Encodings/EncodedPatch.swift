/// The zlib streams of a conversation, which last as long as it does.
enum ZlibStream: Int, CaseIterable {
    /// Tight's, by their numbers: similar bytes compress better.
    case tightFull = 0
    case tightBits, tightIndices
    case zrle
}

/// A patch as rectangles of one encoding, before they are part of a viewer's streams.
struct EncodedPatch: Sendable {
    /// How many rectangles there are.
    var rects = 0
    /// All bytes but the lengths before blocks, which depend on whether a stream begins.
    var bytes: [UInt8] = []
    /// The compressed parts of the bytes, in their order.
    private(set) var blocks: [Block] = []

    /// A part of the bytes that goes on with a zlib stream.
    struct Block: Sendable {
        let stream: ZlibStream
        let range: Range<Int>
    }

    init(rects: Int = 0) { self.rects = rects }

    /// Compresses the bytes and appends them as a block.
    mutating func append(
        _ content: [UInt8], to stream: ZlibStream, with deflaters: BlockDeflaters
    ) {
        let start = bytes.count
        deflaters.deflate(content, of: stream, into: &bytes)
        blocks.append(Block(stream: stream, range: start..<bytes.count))
    }
}

/// What makes the blocks of an encoding.
protocol BlockDeflaters: AnyObject {
    func deflate(_ content: [UInt8], of stream: ZlibStream, into output: inout [UInt8])
}
