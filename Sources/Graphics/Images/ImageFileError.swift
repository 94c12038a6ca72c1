/// Why a picture could not be had from a file, or written to one.
package enum ImageFileError: Error, Equatable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case unknownFormat(file: String)
    case damaged(file: String, reason: String)
    /// Over `ImageHeader.largestSide` pixels on a side, or over `largestArea` in all.
    case tooLarge(file: String, width: Int, height: Int)
    case unwritable(file: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .unknownFormat(let file): "\(file) is neither a PNG nor a JPEG"
        case .damaged(let file, let reason): "\(file) is damaged: \(reason)"
        case .tooLarge(let file, let width, let height):
            "\(file) is too large: \(width)×\(height) pixels"
        case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
        }
    }
}
