import Foundation
import Limits

/// The starts and the crashes of the last runs, a byte each, in a file that crash handlers append to.
///
/// A run that was killed after its first frames counts as nothing: killing an app any number of times
/// changes nothing. One that ended before them counts like a crash, whatever ended it, because the
/// system kills an app that asks for more memory than there is with SIGKILL; it counts until a later
/// run shows its frames.
struct CrashRecord {
    /// A run began.
    static let start = UInt8(ascii: "s")
    /// The run has shown its windows, or ended as it should.
    static let shown = UInt8(ascii: "f")
    /// A crash before the run had shown its restored windows and settled.
    static let early = UInt8(ascii: "e")
    /// Any crash after that.
    static let late = UInt8(ascii: "l")

    private enum Ending {
        case unseen, early, late
        /// The run ended before its frames, and a later one has shown them.
        case forgiven
    }

    /// How the runs ended that count.
    private let endings: [Ending]

    /// Bytes that no handler wrote, such as the zeros that a power cut leaves, are ignored.
    init(at path: String) {
        var endings: [Ending] = []
        /// Whether the start of the last run was noted, and whether it has an ending so far.
        var (isNoted, hasEnding) = (false, false)
        for byte in (try? BoundedFile.read(path, limit: Self.longest)) ?? Data() {
            switch byte {
            case Self.start:
                endings.append(.unseen)
                (isNoted, hasEnding) = (true, true)
            case Self.shown where isNoted && hasEnding && endings.last == .unseen:
                endings.removeLast()
                endings = endings.map { $0 == .unseen ? .forgiven : $0 }
                hasEnding = false
            case Self.early, Self.late:
                if isNoted, hasEnding { endings.removeLast() }
                endings.append(byte == Self.early ? .early : .late)
                hasEnding = true
            default: break
            }
        }
        self.endings = endings
    }

    /// A longer file is none of ours.
    private static let longest = 1 << 20

    var count: Int { endings.count }

    /// Whether the last run that counts crashed, and did not just end before its first frames.
    var endsInCrash: Bool { endings.last.map { [.early, .late].contains($0) } ?? false }

    /// How many runs in a row ended early; a late crash ends such a row.
    var earlyCount: Int {
        endings.reversed().filter { $0 != .forgiven }.prefix { $0 != .late }.count
    }

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

    /// Whether the last starts ended before the session was open and anything could be done about
    /// them.
    var endsBeforeOpening: Bool { earlyCount > 3 }

    /// Appends a byte to the record at a path. A disk that refuses it loses no more than that.
    static func note(_ byte: UInt8, at path: String) {
        let file = finished { open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
        guard file >= 0 else { return }
        var byte = byte
        _ = write(file, &byte, 1)
        close(file)
    }
}
