/// A recording cannot be written or read.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
    case unwritable(path: String, reason: String)
    case unreadable(path: String, reason: String)
    case noRecording(path: String)
    case damagedLine(path: String, number: Int)
    case damagedPixels
    case empty(path: String)

    package var description: String {
        switch self {
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .noRecording(let path): "\(path) is not a recording of a screen"
        case .damagedLine(let path, let number): "\(path) is damaged in line \(number)"
        case .damagedPixels: "The pixels of a recording are damaged"
        case .empty(let path): "\(path) shows nothing"
        }
    }
}
