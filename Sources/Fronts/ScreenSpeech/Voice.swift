import Automation
import Foundation
import Glibc

/// Speaks through a program beside the app: Speech Dispatcher's, or else `espeak-ng`.
///
/// Nothing that the program does, or does not do, makes the app wait: what it does not read is not
/// spoken. If it fails, the next one is tried with the last sentences; if there is none, that is said
/// once.
@MainActor
package final class Voice {
    private var programs: [SpeechProgram]
    private let warn: (String) -> Void
    private var hasWarned = false
    /// The language of what is spoken, such as `de` or `pt-BR`.
    package var language = "en"
    private var running: Running?
    private var last: [Utterance] = []
    /// The languages for which the synthesizer has no voice.
    private var unknownLanguages: Set<String> = []
    private static let fallback = "en"

    /// The program that runs now.
    private struct Running {
        let program: SpeechProgram
        let process: Process
        /// The program's input.
        let input: Int32
        let language: String
    }

    /// - Parameters:
    ///   - environment: That of the programs, with the path on which they are looked for.
    ///   - warn: Says why nothing is spoken.
    package init(
        _ environment: [String: String], warn: @escaping (String) -> Void
    ) {
        programs = SpeechProgram.installed(in: environment["PATH"] ?? "/usr/bin:/bin")
        self.warn = warn
    }

    /// Speaks sentences, in place of what is being spoken unless they may wait for its end.
    package func speak(_ utterances: [Utterance]) {
        last = utterances
        let waits = utterances.allSatisfy { $0.speech.isQueued == true }
        if !waits { cut() }
        guard let running = runningProgram() else { return }
        write(utterances.map { running.program.lines(for: $0) }.joined(), to: running)
    }

    /// Stops in the middle of a word.
    package func cut() {
        guard let running else { return }
        if running.program.isCutByEnding {
            end()
        } else {
            write(running.program.cut, to: running)
        }
    }

    package func end() {
        guard let running else { return }
        self.running = nil
        close(running.input)
        running.process.terminationHandler = nil
        if running.program.isCutByEnding { running.process.terminate() }
    }

    // MARK: The program

    private func runningProgram() -> Running? {
        let language = unknownLanguages.contains(language) ? Self.fallback : language
        if let running, running.language == language { return running }
        end()
        while let program = programs.first {
            do {
                let new = try start(program, language)
                running = new
                write(program.beginning(language: language), to: new)
                return new
            } catch {
                programs.removeFirst()
                say("\(program.path) cannot be started: \(error.localizedDescription)")
            }
        }
        say("Nothing is spoken: install speech-dispatcher, or espeak-ng.")
        return nil
    }

    private func start(_ program: SpeechProgram, _ language: String) throws -> Running {
        var ends: [Int32] = [0, 0]
        guard
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let process = Process()
        process.executableURL = URL(filePath: program.path)
        process.arguments = program.arguments(language: language)
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [weak self] process in
            let (id, failed) = (process.processIdentifier, process.terminationStatus != 0)
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.hasEnded(id, failed: failed) }
            }
        }
        do {
            try process.run()
        } catch {
            close(ends[0])
            throw error
        }
        return Running(program: program, process: process, input: ends[0], language: language)
    }

    private func hasEnded(_ process: pid_t, failed: Bool) {
        guard let running, running.process.processIdentifier == process else { return }
        close(running.input)
        self.running = nil
        guard failed else { return }
        if running.program.kind == .espeak, running.language != Self.fallback {
            // It has no voice for the language.
            unknownLanguages.insert(running.language)
        } else {
            programs.removeAll { $0 == running.program }
        }
        // What it was to say when it failed, another one says.
        speak(last)
    }

    private func write(_ text: String, to running: Running) {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            return send(running.input, bytes.baseAddress, bytes.count, flags) == bytes.count
        }
        guard !isWritten, self.running?.process === running.process else { return }
        // It reads nothing, and after a part of a line the next one would not be a command.
        running.process.terminate()
        end()
    }

    private func say(_ warning: String) {
        guard !hasWarned else { return }
        hasWarned = programs.isEmpty
        warn(warning)
    }
}
