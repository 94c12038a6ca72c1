import Images

/// Decoded pictures by file, up to a limit of bytes: those that have not been asked for the longest are
/// let go, and decoded again when they are, unless a window still shows them.
struct KnownPictures {
    /// The bytes of pixels that are kept.
    static let limit = 256 << 20

    private final class Known {
        /// Whether the file has no picture.
        let isMissing: Bool
        var kept: DecodedImage?
        private(set) weak var shown: DecodedImage?
        var lastUse: UInt64

        init(_ picture: DecodedImage?, lastUse: UInt64) {
            isMissing = picture == nil
            kept = picture
            shown = picture
            self.lastUse = lastUse
        }
    }

    private var known: [PictureFile: Known] = [:]
    private(set) var byteCount = 0
    private var uses: UInt64 = 0

    /// The picture, nil inside if the file has none; nil if that is not known.
    subscript(file: PictureFile) -> DecodedImage?? {
        mutating get {
            guard let found = known[file] else { return nil }
            if found.isMissing { return .some(nil) }
            uses += 1
            found.lastUse = uses
            guard let picture = found.shown else { return nil }
            return .some(picture)
        }
    }

    mutating func set(_ picture: DecodedImage?, for file: PictureFile) {
        uses += 1
        let old = known.updateValue(Known(picture, lastUse: uses), forKey: file)
        byteCount += (picture?.byteCount ?? 0) - (old?.kept?.byteCount ?? 0)
        while byteCount > Self.limit, let oldest = oldest(besides: file) {
            byteCount -= oldest.kept?.byteCount ?? 0
            oldest.kept = nil
        }
    }

    private func oldest(besides file: PictureFile) -> Known? {
        known.lazy.filter { $0.value.kept != nil && $0.key != file }
            .min { $0.value.lastUse < $1.value.lastUse }?.value
    }
}
