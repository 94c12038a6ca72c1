import Foundation

/// What a disk was asked to do, in order, as QEMU's `blklogwrites` and the kernel's `dm-log-writes`
/// write it down: a header, then for each request a sector that describes it, and what it writes.
struct WriteLog {
    struct Request {
        var isFlush: Bool
        /// On the disk before the request is answered, whatever is still in the cache.
        var isForced: Bool
        /// Where it writes, in bytes.
        var offset: Int
        var bytes: Data
    }

    let requests: [Request]
    let sectorSize: Int

    private static let magic: UInt64 = 0x6A_7366_7773_6872
    private enum Flag { static let flush: UInt64 = 1, forced: UInt64 = 2, discard: UInt64 = 4 }

    init(at path: String) throws {
        let log = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        func number(_ offset: Int) -> UInt64 {
            log.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        }
        guard log.count > 28, number(0) == Self.magic else {
            throw MachineError.refused("\(path) is not a log of writes")
        }
        let sectorSize = Int(number(24) & 0xFFFF_FFFF)
        var requests: [Request] = []
        var position = sectorSize
        // The power cut may have cut the log, too: its number of requests may be an old one.
        while position + sectorSize <= log.count {
            let flags = number(position + 16)
            let length = flags & Flag.discard == 0 ? Int(number(position + 8)) * sectorSize : 0
            let content = position + sectorSize
            guard content + length <= log.count, flags != 0 || length > 0 else { break }
            requests.append(
                Request(
                    isFlush: flags & Flag.flush != 0, isForced: flags & Flag.forced != 0,
                    offset: Int(number(position)) * sectorSize,
                    bytes: log[content..<content + length]))
            position = content + length
        }
        self.requests = requests
        self.sectorSize = sectorSize
    }

    /// Writes to a disk what it would hold if the power failed just before a request. What was not
    /// flushed lies in the disk's cache: each such write is kept or lost, in any order, and some are
    /// torn between two sectors. Returns how many were in the cache.
    func replay(
        upTo end: Int, onto disk: FileHandle, random: inout some RandomNumberGenerator
    ) throws -> Int {
        let flushed = requests[..<end].lastIndex(where: \.isFlush) ?? 0
        var cached: [Request] = []
        for (index, request) in requests[..<end].enumerated() where !request.bytes.isEmpty {
            if index <= flushed || request.isForced {
                try write(request, to: disk)
            } else {
                cached.append(request)
            }
        }
        for request in cached.shuffled(using: &random) where Bool.random(using: &random) {
            try write(torn(request, &random), to: disk)
        }
        return cached.count
    }

    private func torn(_ request: Request, _ random: inout some RandomNumberGenerator) -> Request {
        let sectors = request.bytes.count / sectorSize
        guard sectors > 1, Int.random(in: 0..<3, using: &random) == 0 else { return request }
        var request = request
        let cut = Int.random(in: 1..<sectors, using: &random) * sectorSize
        if Bool.random(using: &random) {
            request.bytes = request.bytes.prefix(cut)
        } else {
            request.bytes = request.bytes.dropFirst(cut)
            request.offset += cut
        }
        return request
    }

    private func write(_ request: Request, to disk: FileHandle) throws {
        try disk.seek(toOffset: UInt64(request.offset))
        try disk.write(contentsOf: request.bytes)
    }
}
