import Automation
import Foundation
import Limits

/// A program that speaks the lines that it reads.
struct SpeechProgram: Equatable {
    enum Kind: Equatable {
        /// Of Speech Dispatcher, which has the user's choice of voice, speed and output.
        case dispatcher
        /// The synthesizer alone.
        case espeak
    }

    let kind: Kind
    let path: String

    /// Those that are installed, the best one first.
    static func installed(in searchPath: String) -> [SpeechProgram] {
        let folders = searchPath.split(separator: ":").map { URL(filePath: String($0)) }
        return [(Kind.dispatcher, "spd-say"), (.espeak, "espeak-ng")].compactMap { kind, name in
            folders.lazy.map { $0.appending(path: name).path }
                .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
                .map { SpeechProgram(kind: kind, path: $0) }
        }
    }

    func arguments(language: String) -> [String] {
        switch kind {
        case .dispatcher: ["--pipe-mode", "--application-name", "casement"]
        case .espeak: ["-m", "-v", language]
        }
    }

    /// Whether it has to be ended to be silent.
    var isCutByEnding: Bool { kind == .espeak }

    // MARK: Lines

    /// What comes first.
    func beginning(language: String) -> String {
        kind == .dispatcher ? "!-!SET SELF LANGUAGE \(language)\n" : ""
    }

    /// What silences it, and drops what waits.
    var cut: String { kind == .dispatcher ? "!-!CANCEL SELF\n" : "" }

    /// The lines that have a sentence spoken. Control characters and ends of lines are spaces, so that no
    /// text is taken for a command.
    func lines(for utterance: Utterance) -> String {
        let text = Self.plain(utterance.text)
        guard !text.isEmpty else { return "" }
        let (pitch, speech) = (utterance.speech.pitch ?? 0, utterance.speech)
        switch kind {
        case .dispatcher:
            let settings = [
                "PITCH \(Int(saturating: (pitch * 100).rounded()))",
                "PUNCTUATION \(speech.includesPunctuation == true ? "all" : "some")",
                "SPELLING \(speech.spellsOut == true ? "on" : "off")",
            ]
            return settings.map { "!-!SET SELF \($0)\n" }.joined() + " \(text)\n"
        case .espeak:
            var marked = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            if speech.spellsOut == true {
                marked = "<say-as interpret-as=\"characters\">\(marked)</say-as>"
            }
            if speech.includesPunctuation == true {
                marked = "<tts:style field=\"punctuation\" mode=\"all\">\(marked)</tts:style>"
            }
            let percent = Int(saturating: (pitch * 50).rounded())
            if percent != 0 {
                marked =
                    "<prosody pitch=\"\(percent > 0 ? "+" : "")\(percent)%\">\(marked)</prosody>"
            }
            return marked + "\n"
        }
    }

    /// A text on one line, and no longer than somebody listens.
    private static func plain(_ text: String) -> String {
        let characters = text.unicodeScalars.prefix(mostScalars).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
                Unicode.Scalar(" ")
            default: scalar
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: characters)
        return String(result).trimmingCharacters(in: .whitespaces)
    }

    /// A line of so many is read as a whole.
    private static let mostScalars = 2_000
}
