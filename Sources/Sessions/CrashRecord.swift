import Foundation

/// The crashes of the last runs, a byte each, in a file that crash handlers append to.
///
/// SIGKILL and power cuts leave no byte, so killing an app any number of times changes nothing.
struct CrashRecord {
    /// A crash before the run had shown its restored windows and settled.
    static let early = UInt8(ascii: "e")
    /// Any crash after that.
    static let late = UInt8(ascii: "l")

    private let bytes: Data

    /// Bytes that no handler wrote, such as the zeros that a power cut leaves, are ignored.
    init(at path: String) {
        let all = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        bytes = all.filter { [Self.early, Self.late].contains($0) }
    }

    var count: Int { bytes.count }

    /// How many runs in a row crashed early; a late crash ends such a row.
    var earlyCount: Int { bytes.reversed().prefix { $0 == Self.early }.count }

    /// What the guard does about the crashes.
    enum Measure { case none, startWithoutStorage, startAfresh }

    /// Acts on a crash once: a run that is killed early is not a new crash.
    func measure(seen: Int) -> Measure {
        guard count > seen else { return .none }
        return switch earlyCount {
        case 0, 1: .none
        case 2: .startWithoutStorage
        default: .startAfresh
        }
    }
}
