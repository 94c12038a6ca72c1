import Automation
import Foundation
import Testing
import Views

@testable import ScreenSpeech

struct SpeechProgramTests {
    private let dispatcher = SpeechProgram(kind: .dispatcher, path: "/usr/bin/spd-say")
    private let espeak = SpeechProgram(kind: .espeak, path: "/usr/bin/espeak-ng")

    private func speech(_ change: (inout SpeechAttributes) -> Void) -> SpeechAttributes {
        var speech = SpeechAttributes()
        change(&speech)
        return speech
    }

    @Test("A sentence is one line, and no text is a command to the program")
    func lines() {
        let text = "Two\nlines\u{2028}and\u{0}more"
        #expect(dispatcher.lines(for: Utterance(text)).hasSuffix("\n Two lines and more\n"))
        let command = dispatcher.lines(for: Utterance("!-!SET SELF VOLUME -100"))
        #expect(command.split(separator: "\n").last == " !-!SET SELF VOLUME -100")
        #expect(espeak.lines(for: Utterance("a < b & c")) == "a &lt; b &amp; c\n")
        #expect(espeak.lines(for: Utterance(" \t\n")) == "")
    }

    @Test("A text without an end is cut off")
    func length() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(dispatcher.lines(for: Utterance(text)).utf8.count < 20_000)
    }

    @Test("Pitch, punctuation and spelling are said to the program")
    func attributes() {
        let all = speech {
            $0.pitch = 0.5
            $0.includesPunctuation = true
            $0.spellsOut = true
        }
        let lines = dispatcher.lines(for: Utterance("AB", speech: all)).split(separator: "\n")
        #expect(
            lines == [
                "!-!SET SELF PITCH 50", "!-!SET SELF PUNCTUATION all", "!-!SET SELF SPELLING on",
                " AB",
            ])
        // A sentence after it is as usual again.
        #expect(dispatcher.lines(for: Utterance("c")).contains("SPELLING off"))
        let marked = espeak.lines(for: Utterance("AB", speech: all))
        #expect(marked.contains("characters") && marked.contains("+25%") && marked.contains("all"))
    }

    @Test(
        "Speech Dispatcher comes before the synthesizer alone, and what is not installed is not used"
    )
    func installed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(SpeechProgram.installed(in: folder.path) == [])
        for name in ["espeak-ng", "spd-say"] {
            let file = folder.appending(path: name)
            try Data().write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        #expect(
            SpeechProgram.installed(in: "/nowhere:\(folder.path)").map(\.kind) == [
                .dispatcher, .espeak,
            ])
    }
}
