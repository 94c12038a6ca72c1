/// RFB's extended clipboard: text in UTF-8, announced first and sent where it is asked for.
struct ClipboardExchange {
    private enum Flag {
        static let text: UInt32 = 1
        static let capabilities: UInt32 = 1 << 24
        static let request: UInt32 = 1 << 25
        static let peek: UInt32 = 1 << 26
        static let notify: UInt32 = 1 << 27
        static let provide: UInt32 = 1 << 28
    }

    /// Whether the viewer announces texts and asks for them; else they are sent as Latin 1.
    var isExtended = false
    /// What the app has copied.
    private var own: String?
    /// Whether the viewer has asked for that. Many requests have one answer.
    private var owesProvision = false
    /// What the viewer takes; what it is without a word of its own.
    private var viewers = Flag.text | Flag.request | Flag.notify | Flag.provide

    /// The message that answers the viewer's announcement of the encoding.
    var capabilities: [UInt8] {
        let actions = Flag.capabilities | Flag.request | Flag.peek | Flag.notify | Flag.provide
        var content: [UInt8] = []
        // How much text may be sent without being asked for.
        content.append(u32: 0)
        return message(actions | Flag.text, content)
    }

    /// What to send when the app has copied a text.
    mutating func copied(_ text: String) -> [UInt8] {
        own = text
        guard isExtended else { return latinMessage(text) }
        if viewers & Flag.notify != 0 { return message(Flag.notify | Flag.text) }
        return viewers & Flag.provide != 0 ? provision : []
    }

    /// The text that the viewer has asked for.
    mutating func takeProvision() -> [UInt8]? {
        guard owesProvision else { return nil }
        owesProvision = false
        return provision
    }

    /// Handles a viewer's message; returns what to answer and the text that it holds.
    mutating func receive(
        _ flags: UInt32, _ content: [UInt8]
    ) throws(RFBEnding) -> (answer: [UInt8], text: String?) {
        if flags & Flag.capabilities != 0 {
            viewers = flags
            return ([], nil)
        }
        guard flags & Flag.text != 0 || flags & Flag.peek != 0 else { return ([], nil) }
        if flags & Flag.notify != 0 { return (message(Flag.request | Flag.text), nil) }
        if flags & Flag.request != 0 {
            owesProvision = own != nil
            return ([], nil)
        }
        if flags & Flag.peek != 0 {
            return (message(Flag.notify | (own == nil ? 0 : Flag.text)), nil)
        }
        guard flags & Flag.provide != 0 else { return ([], nil) }
        return ([], try text(in: content))
    }

    /// The text format comes first: its length, its bytes and a zero.
    private func text(in content: [UInt8]) throws(RFBEnding) -> String? {
        let limit = ViewerMessage.Limit.text
        guard let bytes = Inflater.bytes(of: content, limit: limit + 4), bytes.count >= 4 else {
            throw .violation("The viewer sent a damaged clipboard.")
        }
        let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else { return nil }
        guard bytes.count >= 4 + length else {
            throw .violation("The viewer sent a part of a clipboard.")
        }
        return Self.text(bytes[4..<4 + length])
    }

    /// The text of bytes in UTF-8 with the protocol's line ends, up to a zero.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes.prefix(while: { $0 != 0 }) where byte != 13 { text.append(byte) }
        return String(decoding: text, as: UTF8.self)
    }

    static func text(latin bytes: [UInt8]) -> String {
        String(String.UnicodeScalarView(bytes.filter { $0 != 13 }.map { Unicode.Scalar($0) }))
    }

    private var provision: [UInt8] {
        var text: [UInt8] = []
        for byte in (own ?? "").utf8.prefix(ViewerMessage.Limit.text) where byte != 13 {
            if byte == 10 { text.append(13) }
            text.append(byte)
        }
        text.append(0)
        var content: [UInt8] = []
        content.append(counted: text)
        return message(Flag.provide | Flag.text, Deflater.whole(content))
    }

    /// ServerCutText with a negative length.
    private func message(_ flags: UInt32, _ content: [UInt8] = []) -> [UInt8] {
        var message: [UInt8] = [3, 0, 0, 0]
        message.append(s32: -Int32(content.count + 4))
        message.append(u32: flags)
        return message + content
    }

    private func latinMessage(_ text: String) -> [UInt8] {
        var message: [UInt8] = [3, 0, 0, 0]
        let scalars = text.unicodeScalars.prefix(ViewerMessage.Limit.text)
        message.append(
            counted: scalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") })
        return message
    }
}
