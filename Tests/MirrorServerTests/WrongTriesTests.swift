import MirrorServer
import Testing

struct WrongTriesTests {
    private let start = ContinuousClock.now
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func tries() -> WrongTries {
        WrongTries(MirrorSecret("correct horse")) { [log] in log.lines.append($0) }
    }

    @Test("Only the secret itself is right")
    func secret() {
        let secret = MirrorSecret("correct horse")
        #expect(secret.matches(Array("correct horse".utf8)))
        for text in ["", "c", "correct hors", "correct horse ", "Correct horse"] {
            #expect(!secret.matches(Array(text.utf8)), "\(text)")
        }
        #expect(!secret.matches(Array("correct horsecorrect horse".utf8)))
    }

    @Test("Three wrong tries are looked at, and then each further one waits twice as long")
    func waiting() {
        var tries = tries()
        for _ in 0..<3 {
            #expect(tries.check("wrong".utf8, from: "a", at: start) == .wrong)
        }
        #expect(tries.check("correct horse".utf8, from: "a", at: start) == .wait(seconds: 1))
        var now = start
        for seconds in [1, 2, 4, 8, 16, 30, 30] {
            #expect(tries.check("wrong".utf8, from: "a", at: now) == .wait(seconds: seconds))
            now += .seconds(seconds)
            #expect(tries.check("wrong".utf8, from: "a", at: now) == .wrong)
        }
    }

    @Test("The right secret ends the waiting, and others do not wait for one")
    func granted() {
        var tries = tries()
        for _ in 0..<3 { _ = tries.check("wrong".utf8, from: "a", at: start) }
        #expect(tries.check("correct horse".utf8, from: "b", at: start) == .granted)
        let later = start + .seconds(1)
        #expect(tries.check("correct horse".utf8, from: "a", at: later) == .granted)
        #expect(tries.check("wrong".utf8, from: "a", at: later) == .wrong)
        #expect(tries.check("correct horse".utf8, from: "a", at: later) == .granted)
    }

    @Test("Ten wrong tries are logged, with where they came from")
    func logged() {
        var tries = tries()
        for index in 0..<20 {
            let now = start + .seconds(100 * index)
            #expect(tries.check("wrong".utf8, from: "10.0.0.9", at: now) == .wrong)
            #expect(log.lines.count == (index + 1) / 10)
        }
        #expect(log.lines[0].contains("10.0.0.9"))
        #expect(!log.lines[0].contains("correct horse"))
    }

    @Test("Strangers without number are not remembered without end, nor does one wait for them")
    func strangers() {
        var tries = tries()
        for number in 0..<5_000 {
            for _ in 0..<3 { _ = tries.check("wrong".utf8, from: "\(number)", at: start) }
        }
        #expect(tries.check("correct horse".utf8, from: "a", at: start) == .granted)
    }
}
