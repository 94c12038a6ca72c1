import Foundation
import OSLog
import Testing

/// Reading what an app has written to its log, as a page for support does.
struct LogStoreTests {
    @Test("An app reads its own lines from a date on, in both directions, of one subsystem")
    func reading() throws {
        let subsystem = "org.example.\(UUID().uuidString)"
        let logger = Logger(subsystem: subsystem, category: "sync")
        let before = Date()
        logger.notice("First \(1)")
        logger.error("Second \("word", privacy: .public)")
        logger.debug("Not written")
        Logger(subsystem: "org.example.other", category: "").notice("Of others")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(at: store.position(date: before))
            .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == subsystem }
        #expect(entries.map(\.composedMessage) == ["First 1", "Second word"])
        #expect(entries.map(\.level) == [.notice, .error])
        #expect(entries.allSatisfy { $0.category == "sync" && $0.date >= before })
        #expect(entries.allSatisfy { $0.processIdentifier == getpid() })
        let own = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.subsystem == subsystem }
        let back = try store.getEntries(with: .reverse, matching: own)
        #expect(back.map(\.composedMessage) == ["Second word", "First 1"])
        let later = store.position(date: Date().addingTimeInterval(60))
        #expect(try store.getEntries(at: later, matching: own).map(\.composedMessage) == [])
    }

    @Test("The last ten thousand lines are kept, and the log of the system is refused")
    func bounds() async throws {
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
        await #expect(processExitsWith: .success) {
            let logger = Logger(subsystem: "org.example.many", category: "")
            for number in 0..<25_000 { logger.notice("\(number)") }
            let lines = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
                .map(\.composedMessage)
            guard lines.count == 10_000, lines.first == "15000", lines.last == "24999" else {
                exit(1)
            }
            for _ in 0..<3 { logger.notice("\(String(repeating: "x", count: 3 << 20))") }
            let long = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
            exit(Array(long).count == 1 ? 0 : 2)
        }
    }
}
