/// The zlib streams of one viewer: which have begun, and what goes on with them.
///
/// A stream is a header and blocks. Most are made for this viewer alone and refer to earlier ones;
/// blocks that are shared with other viewers refer to nothing, and what comes after them neither
/// refers to them nor to what was before.
final class ZlibStreams: BlockDeflaters {
    /// zlib's level of the blocks that are made here.
    var level: Int32 = 3 {
        didSet { if level != oldValue { deflaters = [:] } }
    }
    private var begun: Set<ZlibStream> = []
    private var deflaters: [ZlibStream: Deflater] = [:]

    func deflate(_ content: [UInt8], of stream: ZlibStream, into output: inout [UInt8]) {
        let deflater = deflaters[stream] ?? Deflater(level: level)
        deflaters[stream] = deflater
        deflater.deflate(content, into: &output)
    }

    /// Appends what was encoded with this object, or what is shared and refers to nothing.
    func append(_ encoded: EncodedPatch, isShared: Bool, to output: inout [UInt8]) {
        var end = 0
        for block in encoded.blocks {
            output += encoded.bytes[end..<block.range.lowerBound]
            end = block.range.upperBound
            let isFirst = begun.insert(block.stream).inserted
            let header = isFirst ? Deflater.header : []
            if isShared { deflaters[block.stream]?.forgetHistory() }
            output.append(length: block.range.count + header.count, of: block.stream)
            output += header
            output += encoded.bytes[block.range]
        }
        output += encoded.bytes[end...]
    }
}

/// Makes blocks that any viewer's streams can go on with.
final class SharedDeflaters: BlockDeflaters {
    private let deflater: Deflater

    init(level: Int32) { deflater = Deflater(level: level) }

    func deflate(_ content: [UInt8], of stream: ZlibStream, into output: inout [UInt8]) {
        deflater.deflate(content, reach: .block, into: &output)
    }
}

extension [UInt8] {
    /// The length of compressed bytes, as their encoding writes it.
    fileprivate mutating func append(length: Int, of stream: ZlibStream) {
        switch stream {
        case .zrle: append(u32: UInt32(length))
        case .tightFull, .tightBits, .tightIndices: append(tightLength: length)
        }
    }

    /// Seven bits, seven bits and eight bits, the lowest first.
    mutating func append(tightLength length: Int) {
        var rest = length
        for _ in 0..<2 {
            let byte = UInt8(rest & 0x7F)
            rest >>= 7
            append(rest > 0 ? byte | 0x80 : byte)
            if rest == 0 { return }
        }
        append(UInt8(truncatingIfNeeded: rest))
    }
}
