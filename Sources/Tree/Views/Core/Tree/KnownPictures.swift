import Images

/// Decoded pictures by file, up to a limit of bytes: those that have not been asked for the longest are
/// forgotten, and decoded again when they are.
struct KnownPictures {
    /// The bytes of pixels that are kept.
    static let limit = 256 << 20

    private struct Known {
        let picture: DecodedImage?
        var lastUse: UInt64
    }

    private var known: [ImageStore.File: Known] = [:]
    private(set) var byteCount = 0
    private var uses: UInt64 = 0

    /// The picture, nil inside if the file has none; nil if that is not known.
    subscript(file: ImageStore.File) -> DecodedImage?? {
        mutating get {
            guard let found = known[file] else { return nil }
            uses += 1
            known[file]?.lastUse = uses
            return .some(found.picture)
        }
    }

    mutating func set(_ picture: DecodedImage?, for file: ImageStore.File) {
        uses += 1
        let old = known.updateValue(Known(picture: picture, lastUse: uses), forKey: file)
        byteCount += (picture?.byteCount ?? 0) - (old?.picture?.byteCount ?? 0)
        while byteCount > Self.limit, let oldest = oldest(besides: file) {
            byteCount -= known.removeValue(forKey: oldest)?.picture?.byteCount ?? 0
        }
    }

    private func oldest(besides file: ImageStore.File) -> ImageStore.File? {
        known.lazy.filter { $0.value.picture != nil && $0.key != file }
            .min { $0.value.lastUse < $1.value.lastUse }?.key
    }
}
