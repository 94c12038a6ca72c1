/// What a viewer understands, as its SetEncodings says.
struct ViewerCapabilities: Equatable {
    enum Pixels { case raw, zrle, tight }

    /// The first that we have of those it lists.
    private(set) var pixels = Pixels.raw
    /// JPEG's quality, 0 to 9; nil where pixels must be exact.
    private(set) var quality: Int?
    /// zlib's level.
    private(set) var level: Int32 = 3
    private var numbers: Set<Int32> = []

    init() {}

    init(_ encodings: [Int32]) {
        numbers = Set(encodings)
        let known: [Int32: Pixels] = [
            RFBEncoding.raw: .raw, RFBEncoding.zrle: .zrle, RFBEncoding.tight: .tight,
        ]
        pixels = encodings.lazy.compactMap { known[$0] }.first ?? .raw
        for number in encodings {
            if RFBEncoding.jpegQualities.contains(number) {
                quality = Int(number - RFBEncoding.jpegQualities.lowerBound)
            } else if RFBEncoding.compressionLevels.contains(number) {
                level = max(1, number - RFBEncoding.compressionLevels.lowerBound)
            }
        }
    }

    func contains(_ number: Int32) -> Bool { numbers.contains(number) }
}
