import Casement
import Foundation
import Logging
import Testing

/// Where the lines of an app's log go.
struct LoggingTests {
    /// Writes lines to the standard output, each after a sign of its own.
    private struct Redirected: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            FileHandle.standardOutput.write(Data("elsewhere: \(event.message)\n".utf8))
        }
    }

    private struct Plain: App {
        var body: some Scene { WindowGroup { Text("Plain") } }
    }

    /// An app that sends its log elsewhere while it is made, and then ends.
    private struct Late: App {
        init() {
            LoggingSystem.bootstrap { _ in Redirected() }
            Logger(label: "late").info("Three letters")
            exit(0)
        }

        var body: some Scene { WindowGroup { Text("Late") } }
    }

    @Test("An app that calls bootstrap before main gets all lines of Casement's as well")
    func early() async {
        let result = await #expect(
            processExitsWith: .exitCode(2),
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            LoggingSystem.bootstrap { _ in Redirected() }
            setenv("CASEMENT_FRONT", "headless", 1)
            setenv("CASEMENT_CLOCK", "broken", 1)
            await MainActor.run { Plain.main() }
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(lines.contains("elsewhere: CASEMENT_CLOCK"))
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!errors.contains("CASEMENT_CLOCK"))
    }

    @Test("An app that calls bootstrap in its initialiser gets the lines of its own loggers")
    func late() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            setenv("CASEMENT_FRONT", "headless", 1)
            setenv("CASEMENT_SESSION", "none", 1)
            await MainActor.run { Late.main() }
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(lines.contains("elsewhere: Three letters"))
    }

    @Test("Lines go to the standard error stream if the app does not say otherwise")
    func unchanged() async {
        let result = await #expect(
            processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
        ) {
            setenv("CASEMENT_FRONT", "headless", 1)
            setenv("CASEMENT_CLOCK", "broken", 1)
            await MainActor.run { Plain.main() }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("CASEMENT_CLOCK"))
    }
}
