/// Reads the messages of viewers with `RFBExtension`.
enum ExtensionMessage {
    /// Nil where the content does not fit the kind.
    static func input(_ kind: UInt8, _ content: [UInt8]) -> ViewerInput? {
        guard let kind = RFBExtension.Kind(rawValue: kind) else { return nil }
        var bytes = ByteQueue()
        bytes.append(content)
        switch kind {
        case .focus: return bytes.count == 4 ? .focus(window: Int(bytes.u32(0))) : nil
        case .text: return .text(String(decoding: content, as: UTF8.self))
        case .composing:
            guard bytes.count >= 4 else { return nil }
            let text = String(decoding: content[4...], as: UTF8.self)
            let start = min(bytes.u16(0), text.count)
            let end = min(max(bytes.u16(2), start), text.count)
            return .composing(text, selection: start..<end)
        case .scroll:
            guard bytes.count == 12 else { return nil }
            return .scroll(
                dx: Double(bytes.s32(0)) / 256, dy: Double(bytes.s32(4)) / 256, x: bytes.u16(8),
                y: bytes.u16(10))
        case .scale:
            guard bytes.count == 4 else { return nil }
            let scale = Double(bytes.u32(0)) / 65_536
            return ViewerScreen.scales.contains(scale) ? .scale(scale) : nil
        case .pinch:
            guard bytes.count == 13, let phase = ViewerInput.PinchPhase(rawValue: bytes.u8(0))
            else { return nil }
            return .pinch(
                phase, scale: Double(bytes.s32(5)) / 65_536, angle: Double(bytes.s32(9)) / 65_536,
                x: bytes.u16(1), y: bytes.u16(3))
        }
    }
}
