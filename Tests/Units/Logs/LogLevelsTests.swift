import Logging
import Synchronization
import Testing

@testable import Logs

struct LogLevelsTests {
    /// A handler of the level that a program has chosen.
    private struct Heard: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel: Logger.Level
        let lines: Lines

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.add("\(event.level) \(event.source) \(event.message)") }
    }

    private final class Lines: Sendable {
        private let all = Mutex<[String]>([])
        func add(_ line: String) { all.withLock { $0.append(line) } }
        var text: [String] { all.withLock { $0 } }
    }

    @Test("A level is for all categories, and later words count for their own")
    func parsing() throws {
        let levels = try LogLevels.parse("warning, layout:debug,session:info")
        #expect(levels.count == LogCategory.allCases.count)
        #expect(levels[.layout] == .debug && levels[.session] == .info && levels[.data] == .warning)
        #expect(try LogLevels.parse("state:trace") == [.state: .trace])
    }

    @Test(
        "What is no level or category is named with all that there are",
        arguments: ["", "loud", "layuot:debug", "layout:", "layout:debug:info", ",", "layout"])
    func wrong(text: String) {
        #expect(throws: LogLevelsError.self) { try LogLevels.parse(text) }
        let sentence = LogLevelsError(text: text).description
        #expect(sentence.hasPrefix("\"\(text)\", not a level"))
        #expect(sentence.contains("session, state") && sentence.contains("trace, debug"))
    }

    @Test("Each category has its own level, and none was chosen at first")
    func levels() {
        let levels = LogLevels()
        #expect(LogCategory.allCases.allSatisfy { levels.level(of: $0) == nil })
        levels.set([.data: .error, .state: .trace])
        levels.set([.data: .critical])
        #expect(levels.level(of: .data) == .critical && levels.level(of: .state) == .trace)
        #expect(levels.level(of: .app) == nil)
    }

    @Test("A line names its category; debug lines come only if they are asked for")
    func lines() {
        let lines = Lines()
        let all = Logger(label: "a") { _ in Heard(logLevel: .trace, lines: lines) }.about(.mirror)
        let few = Logger(label: "a") { _ in Heard(logLevel: .error, lines: lines) }.about(.mirror)
        all.debug("not asked for")
        all.info("told")
        few.warning("not asked for")
        few.error("told")
        #expect(lines.text == ["info mirror told", "error mirror told"])
    }
}
