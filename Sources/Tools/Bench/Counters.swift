import CAllocations
import Views
import Foundation

/// What one performance of an operation did, in numbers that do not depend on the machine's speed.
struct Counters: Codable, Equatable {
    var bodies = 0
    var layouts = 0
    var textsShaped = 0
    var commands = 0
    var frames = 0
    var damagedPixels = 0
    var writtenPixels = 0
    /// Pixels that are other than before, and the area of what has changed; nil where the window
    /// is a new one.
    var changed: ChangedArea?
    var allocations = 0
    var allocatedBytes = 0

    /// Performs the operation once, and counts. The caller checks the result later, because
    /// retained pixels would count as memory of the operation.
    @MainActor
    static func of(_ trial: any Trial) throws -> Counters {
        try trial.prepare()
        let stage = trial.subject
        let before = stage.map { Moment($0) } ?? Moment()
        let pixels = stage?.framebuffer.map(Picture.init)
        let asked = ca_allocations()
        trial.perform()
        let given = ca_allocations()
        guard let after = trial.subject else { return Counters() }
        let isSame = after === stage
        var counters = Counters(Moment(after), since: isSame ? before : Moment())
        counters.allocations = Int(given.count - asked.count)
        counters.allocatedBytes = Int(given.bytes - asked.bytes)
        if isSame, let pixels, let shown = after.framebuffer {
            counters.changed = ChangedArea(from: pixels, to: Picture(shown))
        }
        return counters
    }

    /// The ratio of painted to changed area: 1 where as much is painted as has changed.
    var damageRatio: Double? {
        guard let changed, changed.area > 0 else { return nil }
        return Double(damagedPixels) / Double(changed.area)
    }

    private init() {}

    private init(_ moment: Moment, since before: Moment) {
        let report = moment.report.since(before.report)
        bodies = report.bodies
        layouts = report.layouts
        textsShaped = report.textsShaped
        commands = report.displayCommands
        frames = report.windowsPresented
        damagedPixels = report.damagedPixels
        writtenPixels = moment.written - before.written
    }

    /// What had been done up to a moment.
    @MainActor
    private struct Moment {
        var report = FrameReport()
        var written = 0

        nonisolated init() {}

        init(_ stage: Stage) {
            report = stage.host.totals
            written = stage.framebuffer?.pixelsWritten ?? 0
        }
    }
}

extension Counters: CustomStringConvertible {
    var description: String {
        var parts = [
            "bodies \(bodies)", "layouts \(layouts)", "shapings \(textsShaped)",
            "commands \(commands)", "damaged \(damagedPixels)", "written \(writtenPixels)",
        ]
        if let changed {
            parts.append("changed \(changed.pixels) in \(changed.area)")
            if let damageRatio {
                let hundredths = Int((damageRatio * 100).rounded())
                parts.append("damage \(hundredths) % of it")
            }
        }
        parts.append("allocations \(allocations) (\(allocatedBytes) bytes)")
        return parts.joined(separator: ", ")
    }
}

/// The memory of the process.
enum Memory {
    /// The bytes of a KB and of an MB, wherever the bench prints one.
    static let kilobyte = 1_024.0
    static let megabyte = 1_024 * kilobyte

    /// Bytes that the process has asked malloc for and not freed: what a leak adds to, whatever
    /// malloc holds in reserve.
    static var allocated: Int { Int(ca_bytes_in_use()) }

    /// Bytes of RAM in use, with what malloc holds in reserve.
    static var resident: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
