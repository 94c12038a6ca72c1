import Foundation
import Logging
import Testing
import os.signpost

/// Signposts by Apple's names.
struct SignpostTests {
    @Test("An interval gives back what its task does, and costs no text unless it is written")
    func intervals() throws {
        struct Failure: Error {}
        let signposter = OSSignposter(subsystem: "org.example.hikes", category: .pointsOfInterest)
        #expect(signposter.withIntervalSignpost("Load") { 3 } == 3)
        #expect(throws: Failure.self) {
            try signposter.withIntervalSignpost("Load", id: signposter.makeSignpostID()) {
                throw Failure()
            }
        }
        var count = 0
        func text() -> String {
            count += 1
            return "rows"
        }
        let state = signposter.beginInterval("Load", "\(text())")
        signposter.emitEvent("Row", "\(text())")
        signposter.endInterval("Load", state, "\(text())")
        #expect(count == 0)
        #expect(!signposter.isEnabled && !OSSignposter.disabled.isEnabled)
    }

    @Test("Signposts are lines of the level debug: what an interval took, and what there is to say")
    func lines() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            LoggingSystem.bootstrap { label in
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = .debug
                return handler
            }
            let signposter = OSSignposter(subsystem: "org.example.hikes", category: "load")
            let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
            signposter.emitEvent("Row", "number \(3)")
            signposter.endInterval("Load", state, "\(4) rows")
            let log = OSLog(subsystem: "org.example.hikes", category: "load")
            os_signpost(.begin, log: log, name: "Save", "%d rows", 5)
            exit(0)
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
        #expect(lines.count == 3)
        #expect(lines.first == "debug org.example.hikes: [load] Row: event, number 3")
        let interval = lines.dropFirst().first ?? ""
        #expect(interval.hasPrefix("debug org.example.hikes: [load] Load: "))
        #expect(interval.hasSuffix(" ms, 4 rows"))
        #expect(lines.last == "debug org.example.hikes: [load] Save: begins, 5 rows")
    }

    @Test("Identifiers of signposts are all different, and one object has one")
    func identifiers() {
        final class Object {}
        let object = Object()
        let log = OSLog(subsystem: "org.example.hikes", category: "load")
        #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
        #expect(OSSignpostID(log: .default) == .null)
        #expect(OSSignpostID.exclusive != .invalid)
        os_signpost(.begin, log: log, name: "Load", signpostID: .exclusive)
        os_signpost(.end, log: log, name: "Load", signpostID: .exclusive, "%d rows", 3)
    }
}
