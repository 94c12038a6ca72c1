import RFB

/// A viewer's bytes as a fuzzer makes them: the first says where the conversation begins and in how
/// large pieces they come.
enum RFBInput {
    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        var options = RFBOptions()
        options.clipboard = .both
        options.isViewOnly = first & 2 != 0
        options.start = first & 1 == 0 ? .initialization : .version
        let session = RFBSession(screen: FuzzScreen(), options: options) {}
        if first & 1 == 0 { session.receive([1]) }
        let piece = max(1, Int(first >> 2))
        var position = 1
        while position < bytes.count, session.ending == nil {
            let end = min(position + piece, bytes.count)
            session.receive(UnsafeBufferPointer(rebasing: bytes[position..<end]))
            // As if all had been sent.
            repeat { _ = session.takeOutput() } while session.update() > 0
            position = end
        }
        session.update()
        session.close()
    }
}
