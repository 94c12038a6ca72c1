import Foundation
import Geometry

/// Patches of a screen as several viewers are sent them, so that viewers with one format and one
/// encoding cost little more than one of them. Callable from any thread.
///
/// Each patch is kept until every viewer of its kind has had it, and no longer than the limit of bytes
/// allows: a slow viewer's patches are then encoded again.
package final class SharedEncodings: @unchecked Sendable {
    /// What decides about the bytes of a patch.
    struct Kind: Hashable {
        var format = ViewerPixelFormat()
        var pixels = ViewerCapabilities.Pixels.raw
        /// JPEG's, for encodings that have it.
        var quality: Int?
        var level: Int32 = 3
    }

    /// The most bytes that are kept, of pixels and of what they are encoded as.
    package static let limit = 8 << 20

    private let lock = NSLock()
    private var viewers: [Kind: Int] = [:]
    /// The oldest first.
    private var kept: [Kept] = []
    private var keptBytes = 0
    private var encodedPatches = 0

    private struct Kept {
        let kind: Kind
        let patch: ScreenPatch
        let encoded: EncodedPatch
        /// How many viewers have not had it.
        var wanted: Int

        var bytes: Int { patch.pixels.count * 4 + encoded.bytes.count }
    }

    package init() {}

    /// How many patches have been encoded to be shared.
    package var count: Int { lock.withLock { encodedPatches } }
    /// How many bytes are kept.
    package var byteCount: Int { lock.withLock { keptBytes } }

    /// One more viewer, or one less, is sent patches of this kind.
    func add(_ kind: Kind) { lock.withLock { viewers[kind, default: 0] += 1 } }

    func remove(_ kind: Kind) {
        lock.withLock {
            let rest = viewers[kind, default: 0] - 1
            viewers[kind] = rest > 0 ? rest : nil
            if rest < 2 { forget { $0.kind == kind } }
        }
    }

    /// The patch as all viewers of this kind are sent it; nil if there is only one of them, whose bytes
    /// are smaller if they are made for it alone. `encode` is called if no other viewer has had it.
    func encoded(
        _ patch: ScreenPatch, as kind: Kind, _ encode: () -> EncodedPatch
    ) -> EncodedPatch? {
        let found = lock.withLock { () -> (isShared: Bool, encoded: EncodedPatch?) in
            guard viewers[kind, default: 0] > 1 else { return (false, nil) }
            return (true, take(patch, kind))
        }
        guard found.isShared else { return nil }
        if let encoded = found.encoded { return encoded }
        let encoded = encode()
        lock.withLock { keep(encoded, patch, kind) }
        return encoded
    }

    private func take(_ patch: ScreenPatch, _ kind: Kind) -> EncodedPatch? {
        guard let index = kept.firstIndex(where: { $0.kind == kind && $0.patch == patch }) else {
            return nil
        }
        let encoded = kept[index].encoded
        kept[index].wanted -= 1
        if kept[index].wanted <= 0 {
            keptBytes -= kept[index].bytes
            kept.remove(at: index)
        }
        return encoded
    }

    private func keep(_ encoded: EncodedPatch, _ patch: ScreenPatch, _ kind: Kind) {
        encodedPatches += 1
        let others = viewers[kind, default: 0] - 1
        let new = Kept(kind: kind, patch: patch, encoded: encoded, wanted: others)
        guard others > 0, new.bytes <= Self.limit else { return }
        kept.append(new)
        keptBytes += new.bytes
        var first = 0
        while keptBytes > Self.limit {
            keptBytes -= kept[first].bytes
            first += 1
        }
        kept.removeFirst(first)
    }

    private func forget(_ isForgotten: (Kept) -> Bool) {
        kept.removeAll(where: isForgotten)
        keptBytes = kept.reduce(0) { $0 + $1.bytes }
    }
}
