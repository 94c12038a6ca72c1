import Foundation
import Testing

/// The loop of a process of its own, on the fronts that need no display.
struct LoopTests {
    private static let fronts = ["headless", "fb:\(NSTemporaryDirectory())casement-loop.pixels"]

    @Test("The main queue, main-actor tasks and timers run while the loop waits", arguments: fronts)
    func work(front: String) throws {
        let probe = try ProbeProcess(front)
        try probe.expect("event: focused")
        try probe.expect("ran: timer")
        let other = try ProbeProcess(front)
        try other.expect("ran: main queue")
        try other.expect("ran: main-actor task")
    }

    @Test("A loop with nothing to do does not turn", arguments: fronts)
    func idle(front: String) throws {
        let probe = try ProbeProcess(front)
        try probe.expect("ran: timer")
        #expect(try turnsWhile(probe) { try run("true", []) } <= 3)
    }

    @Test("S-820: A turn comes between a block and one that it has queued", arguments: fronts)
    func nested(front: String) throws {
        let probe = try ProbeProcess(front)
        try probe.expect("ran: timer")
        probe.tell("nest 4")
        let turns = try (0..<4).map { _ in try probe.expect("nested: ") }
        #expect(Set(turns).count == 4, "\(turns)")
    }

    @Test("S-822: Timers and signals have their turns beside blocks without end", arguments: fronts)
    func busy(front: String) throws {
        let probe = try ProbeProcess(front)
        try probe.expect("ran: timer")
        probe.tell("spin")
        try probe.expect("ran: timer beside blocks")
        probe.signal(SIGTERM)
        try probe.expect("event: quit")
        try probe.expect("ended")
    }

    @Test(
        "A signal to end becomes a request to quit", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
        let probe = try ProbeProcess("headless")
        try probe.expect("event: focused")
        probe.signal(number)
        try probe.expect("event: quit")
        try probe.expect("ended")
        #expect(probe.exitStatus() == 0)
    }
}

/// How often the probe's loop turned while something else took its time.
func turnsWhile(_ probe: ProbeProcess, _ body: () throws -> Void) throws -> Int {
    func turns() throws -> Int {
        probe.tell("turns")
        let line = try probe.expect("turns: ")
        return try #require(Int(line.dropFirst("turns: ".count)))
    }
    let earlier = try turns()
    try body()
    return try turns() - earlier
}

/// Runs a tool to its end and returns what it wrote.
@discardableResult
func run(
    _ tool: String, _ arguments: [String], environment: [String: String] = [:]
) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
}
