import CasementCLI
import Foundation

/// What a process has done so far: processor time, and how often its threads went to sleep or
/// were put aside.
struct Activity {
    private let ticks: Int
    /// Of each thread by its number.
    private let switches: [pid_t: Int]
    private let process: pid_t

    init(of process: pid_t) throws {
        self.process = process
        let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The program's name, in parentheses, may hold spaces; behind it the state is field 3.
        let fields = stat[stat.lastIndex(of: ")")!...].split(separator: " ")
        ticks = Int(fields[12])! + Int(fields[13])!
        let tasks = "/proc/\(process)/task"
        var switches: [pid_t: Int] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            // A thread may end between the two looks.
            guard let number = pid_t(thread),
                let status = try? String(
                    contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
            else { continue }
            switches[number] = status.split(separator: "\n")
                .filter { $0.contains("ctxt_switches") }
                .compactMap { Int($0.split(separator: "\t")[1]) }
                .reduce(0, +)
        }
        self.switches = switches
    }

    /// Whether not one instruction of the app ran since then: the main thread slept all through.
    ///
    /// Of the others one may wake once a second: once a queue has been used, libdispatch counts
    /// its workers so often. A worker that has had nothing to do for some seconds ends.
    func isNone(since earlier: Activity, seconds: Int) -> Bool {
        let others = earlier.switches.keys.filter { $0 != process }
        let wakings = others.map { (switches[$0] ?? 0) - (earlier.switches[$0] ?? 0) }
        return ticks == earlier.ticks && switches[process] == earlier.switches[process]
            && Set(switches.keys).isSubset(of: earlier.switches.keys)
            && wakings.filter { $0 > 0 }.reduce(0, +) <= seconds + 1
    }
}

extension AppProcess {
    /// Whether it does nothing for a second, without being asked anything.
    func isAtRest() throws -> Bool {
        // What was asked before has its aftermath.
        _ = wait(for: nil, until: .now + .milliseconds(50))
        let earlier = try Activity(of: processID)
        _ = wait(for: nil, until: .now + .seconds(1))
        return try Activity(of: processID).isNone(since: earlier, seconds: 1)
    }
}
