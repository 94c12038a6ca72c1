import Geometry

/// A message of a viewer's.
enum ViewerMessage: Equatable {
    case setPixelFormat(ViewerPixelFormat)
    case setEncodings([Int32])
    case request(PixelRect, isIncremental: Bool)
    case key(keysym: UInt32, position: UInt32?, isDown: Bool)
    case pointer(x: Int, y: Int, buttons: UInt16)
    case cutText([UInt8])
    /// Flags, and what follows them.
    case extendedCutText(UInt32, [UInt8])
    /// So many bytes follow that mean nothing to us.
    case skip(Int)
    case continuousUpdates(PixelRect, isOn: Bool)
    case fence(UInt32, [UInt8])
    case setDesktopSize(ScreenSize)
    case extended(UInt8, [UInt8])

    /// The lengths that viewers may claim. What exceeds them is skipped where users could do it, and
    /// breaks the protocol elsewhere.
    enum Limit {
        static let encodings = 1024
        static let text = 1 << 20
        /// Of the messages about texts, without a text.
        static let textRequest = 64
        static let fence = 64
    }

    /// The types of messages.
    private enum Kind: UInt8 {
        case setPixelFormat = 0
        case setEncodings = 2
        case request = 3
        case key = 4
        case pointer = 5
        case cutText = 6
        case continuousUpdates = 150
        case extended = 202
        case fence = 248
        case setDesktopSize = 251
        case qemu = 255
    }

    /// Takes a whole message from the bytes; nil, having done nothing, where there is none yet. Texts
    /// that are longer than a limit are not waited for.
    static func take(
        from bytes: inout ByteQueue, longestText: Int = Limit.text
    ) throws(RFBEnding) -> ViewerMessage? {
        guard bytes.count > 0 else { return nil }
        guard let kind = Kind(rawValue: bytes.u8(0)) else {
            throw .violation("The viewer sent a message of the unknown type \(bytes.u8(0)).")
        }
        guard let (message, count) = try parse(kind, bytes, longestText) else { return nil }
        bytes.removeFirst(count)
        return message
    }

    private static func parse(
        _ kind: Kind, _ bytes: ByteQueue, _ longestText: Int
    ) throws(RFBEnding) -> (ViewerMessage, Int)? {
        switch kind {
        case .setPixelFormat:
            guard bytes.count >= 20 else { return nil }
            return (.setPixelFormat(ViewerPixelFormat(bytes.slice(4, 16))), 20)
        case .setEncodings: return try encodings(bytes)
        case .request:
            guard bytes.count >= 10 else { return nil }
            return (.request(rect(bytes, at: 2), isIncremental: bytes.u8(1) != 0), 10)
        case .key:
            guard bytes.count >= 8 else { return nil }
            let key = ViewerMessage.key(
                keysym: bytes.u32(4), position: nil, isDown: bytes.u8(1) != 0)
            return (key, 8)
        case .pointer:
            guard bytes.count >= 6 else { return nil }
            let pointer = ViewerMessage.pointer(
                x: bytes.u16(2), y: bytes.u16(4), buttons: UInt16(bytes.u8(1)))
            return (pointer, 6)
        case .cutText: return try cutText(bytes, longestText)
        case .continuousUpdates:
            guard bytes.count >= 10 else { return nil }
            return (.continuousUpdates(rect(bytes, at: 2), isOn: bytes.u8(1) != 0), 10)
        case .extended:
            guard bytes.count >= 4 else { return nil }
            let length = bytes.u16(2)
            guard bytes.count >= 4 + length else { return nil }
            return (.extended(bytes.u8(1), Array(bytes.slice(4, length))), 4 + length)
        case .fence: return try fence(bytes)
        case .setDesktopSize: return desktopSize(bytes)
        case .qemu: return try qemu(bytes)
        }
    }

    private static func encodings(_ bytes: ByteQueue) throws(RFBEnding) -> (ViewerMessage, Int)? {
        guard bytes.count >= 4 else { return nil }
        let count = bytes.u16(2)
        guard count <= Limit.encodings else {
            throw .violation("The viewer lists \(count) encodings.")
        }
        guard bytes.count >= 4 + 4 * count else { return nil }
        return (.setEncodings((0..<count).map { bytes.s32(4 + 4 * $0) }), 4 + 4 * count)
    }

    /// A negative length is that of the extended clipboard.
    private static func cutText(
        _ bytes: ByteQueue, _ longestText: Int
    ) throws(RFBEnding) -> (ViewerMessage, Int)? {
        guard bytes.count >= 8 else { return nil }
        let length = Int(bytes.s32(4))
        let size = abs(length)
        guard size <= longestText else { return (.skip(size), 8) }
        guard bytes.count >= 8 + size else { return nil }
        if length >= 0 { return (.cutText(Array(bytes.slice(8, size))), 8 + size) }
        guard size >= 4 else { throw .violation("The viewer sent a clipboard without flags.") }
        return (.extendedCutText(bytes.u32(8), Array(bytes.slice(12, size - 4))), 8 + size)
    }

    private static func fence(_ bytes: ByteQueue) throws(RFBEnding) -> (ViewerMessage, Int)? {
        guard bytes.count >= 9 else { return nil }
        let length = Int(bytes.u8(8))
        guard length <= Limit.fence else {
            throw .violation("The viewer sent a fence of \(length) bytes.")
        }
        guard bytes.count >= 9 + length else { return nil }
        return (.fence(bytes.u32(4), Array(bytes.slice(9, length))), 9 + length)
    }

    /// The screens that follow the size are of no interest: there is one.
    private static func desktopSize(_ bytes: ByteQueue) -> (ViewerMessage, Int)? {
        guard bytes.count >= 8 else { return nil }
        let count = 8 + 16 * Int(bytes.u8(6))
        guard bytes.count >= count else { return nil }
        return (.setDesktopSize(ScreenSize(bytes.u16(2), bytes.u16(4))), count)
    }

    private static func qemu(_ bytes: ByteQueue) throws(RFBEnding) -> (ViewerMessage, Int)? {
        guard bytes.count >= 2 else { return nil }
        guard bytes.u8(1) == 0 else {
            throw .violation("The viewer sent a QEMU message of the unknown kind \(bytes.u8(1)).")
        }
        guard bytes.count >= 12 else { return nil }
        let key = ViewerMessage.key(
            keysym: bytes.u32(4), position: bytes.u32(8), isDown: bytes.u16(2) != 0)
        return (key, 12)
    }

    private static func rect(_ bytes: ByteQueue, at offset: Int) -> PixelRect {
        PixelRect(
            x: bytes.u16(offset), y: bytes.u16(offset + 2), width: bytes.u16(offset + 4),
            height: bytes.u16(offset + 6))
    }
}
