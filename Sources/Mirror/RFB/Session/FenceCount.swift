/// How much a viewer has not confirmed to have received, which the kernel's buffers would hide.
struct FenceCount {
    /// Whether the viewer answers.
    var areKnown = false
    /// The bytes between our fences that are not answered yet.
    private var unconfirmed: [Int] = []
    private var total = 0

    /// So many bytes may be on their way.
    private static let limit = 512 << 10

    private enum Flag {
        static let blockBefore: UInt32 = 1
        static let all: UInt32 = 7
        static let request: UInt32 = 1 << 31
    }

    var areMany: Bool { total > Self.limit }

    /// A fence before any update, which says that they are understood.
    mutating func first() -> [UInt8] {
        unconfirmed.append(0)
        return Self.request
    }

    /// A fence that asks for an answer.
    private static var request: [UInt8] { message(Flag.request | Flag.blockBefore, []) }

    /// What follows an update: only one that was not asked for is confirmed this way.
    mutating func afterUpdate(_ bytes: Int, isContinuous: Bool) -> [UInt8] {
        guard areKnown, isContinuous else { return [] }
        unconfirmed.append(bytes)
        total += bytes
        return Self.request
    }

    /// Answers a viewer's request, or takes its answer to ours.
    mutating func receive(_ flags: UInt32, _ content: [UInt8]) -> [UInt8] {
        guard flags & Flag.request == 0 else { return Self.message(flags & Flag.all, content) }
        if !unconfirmed.isEmpty { total -= unconfirmed.removeFirst() }
        return []
    }

    private static func message(_ flags: UInt32, _ content: [UInt8]) -> [UInt8] {
        var message: [UInt8] = [248, 0, 0, 0]
        message.append(u32: flags)
        return message + [UInt8(content.count)] + content
    }
}
