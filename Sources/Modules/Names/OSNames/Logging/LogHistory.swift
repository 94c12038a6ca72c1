import Foundation
import Synchronization

/// The lines that this process has written, as far as they are kept: the last ones, up to a number
/// and a length.
package final class LogHistory: Sendable {
    package static let shared = LogHistory()

    package struct Line: Sendable {
        package let date: Date
        package let type: OSLogType
        package let subsystem: String
        package let category: String
        package let text: String
        package let thread: UInt64
    }

    static let mostLines = 10_000
    /// Bytes of text.
    static let mostBytes = 4 << 20
    private let kept = Mutex<(lines: [Line], first: Int, bytes: Int)>(([], 0, 0))

    /// The first line first.
    package var lines: [Line] { kept.withLock { Array($0.lines[$0.first...]) } }

    func add(_ line: Line) {
        kept.withLock { kept in
            kept.lines.append(line)
            kept.bytes += line.text.utf8.count
            while kept.lines.count - kept.first > Self.mostLines
                || kept.bytes > Self.mostBytes && kept.lines.count - kept.first > 1
            {
                kept.bytes -= kept.lines[kept.first].text.utf8.count
                kept.first += 1
            }
            if kept.first > Self.mostLines {
                kept.lines.removeFirst(kept.first)
                kept.first = 0
            }
        }
    }
}
