/// The numbers of encodings, as a viewer lists them and as rectangles bear them.
enum RFBEncoding {
    static let raw: Int32 = 0
    static let copyRect: Int32 = 1
    static let tight: Int32 = 7
    static let zrle: Int32 = 16

    // Capabilities and rectangles that hold no pixels.
    static let desktopSize: Int32 = -223
    static let cursor: Int32 = -239
    static let qemuExtendedKey: Int32 = -258
    static let desktopName: Int32 = -307
    static let extendedDesktopSize: Int32 = -308
    static let fence: Int32 = -312
    static let continuousUpdates: Int32 = -313
    static let cursorWithAlpha: Int32 = -314
    static let extendedClipboard: Int32 = -1_063_131_698

    /// Those that are answered when a viewer lists them first.
    static let answered: Set = [
        qemuExtendedKey, extendedDesktopSize, fence, continuousUpdates, extendedClipboard,
    ]

    static let jpegQualities: ClosedRange<Int32> = -32 ... -23
    static let compressionLevels: ClosedRange<Int32> = -256 ... -247
}
