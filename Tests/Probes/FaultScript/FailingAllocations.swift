import Foundation
import Images
import Raster
import Sessions
import VectorImages

/// Does one thing again and again, each time in a process of its own in which another allocation
/// fails, and notes how each of them ended.
///
/// The library that fails them is preloaded, and its functions are looked up by name.
package struct FailingAllocations {
    /// What the processes do.
    package enum Work: String {
        /// They decode the picture in a file.
        case picture
        /// They open the session in a folder, and close it.
        case session
        /// They draw effects, one after another, without memory for what is large.
        case effects
        /// They write a screenshot to a file, without memory for what is large.
        case screenshot
    }

    let work: Work
    var path: String
    /// The allocations to fail are those of each so-many-th number.
    let step: Int
    /// Whether all that follow fail as well.
    let isLasting: Bool
    let note: (String) -> Void

    private enum Ending: Int32 {
        case done = 0
        case refused = 3
        case wrong = 4
    }

    func run() {
        switch work {
        case .picture, .session: failEach()
        case .screenshot: note("screenshot \(child(failing: 0).text)")
        case .effects:
            for effect in EffectDrawing.Subject.allCases {
                var one = self
                one.path = effect.rawValue
                note("\(effect) \(one.child(failing: 0).text)")
            }
        }
    }

    private func failEach() {
        guard let count = child(failing: 0).allocations else { fatalError("The work failed") }
        note("allocations \(count)")
        for number in stride(from: 1, through: count, by: step) {
            let outcome = child(failing: number)
            note("\(number) \(outcome.text)")
            guard work == .session else { continue }
            if let loss = loss() { note("\(number) lost \(loss)") }
        }
    }

    /// What is wrong with the session now; `nil` if all is well.
    private func loss() -> String? {
        var text: String?
        let ending = forked { failure in
            let reading = try? SessionReader.readCopy(URL(filePath: path))
            let isWhole =
                reading?.faults == [] && reading?.setAside == []
                && ScriptedTurns.count(of: reading?.session) == Self.turns
            if !isWhole {
                failure("\(reading.map { "\($0.faults) \($0.setAside)" } ?? "unreadable")")
            }
            return isWhole ? .done : .wrong
        } said: {
            text = $0
        }
        return ending == 0 ? nil : text ?? "ended \(ending)"
    }

    /// How many turns the session has gone through.
    package static let turns = 6

    private struct Outcome {
        var text: String
        /// How many there were, if the work was done.
        var allocations: Int?
    }

    private func child(failing number: Int) -> Outcome {
        var said = ""
        let status = forked { say in
            Shim.fail(number, isLasting)
            let ending: Ending
            do {
                try perform()
                ending = .done
            } catch {
                _ = Shim.end()
                say("\(error)")
                return .refused
            }
            say("\(Shim.end())")
            return ending
        } said: {
            said = $0
        }
        let signal = status & 0x7F
        guard signal == 0 else { return Outcome(text: "signal \(signal) \(said)") }
        switch Ending(rawValue: status >> 8 & 0xFF) {
        case .done: return Outcome(text: "done", allocations: Int(said))
        case .refused: return Outcome(text: "refused \(said)")
        default: return Outcome(text: "wrong \(said)")
        }
    }

    private func perform() throws {
        switch work {
        case .picture:
            let data = try Data(contentsOf: URL(filePath: path))
            if let format = VectorDrawer.Format(path: path) {
                _ = try VectorFile(data: data, name: "drawing", format: format).picture(scale: 1)
            } else {
                _ = try ImageFile(data: data, name: "picture").decode()
            }
        case .effects:
            guard let subject = EffectDrawing.Subject(rawValue: path) else { return }
            try EffectDrawing(subject: subject).run()
        case .screenshot:
            let framebuffer = Framebuffer(width: 300, height: 200)
            try withoutMemory { try framebuffer.writePNG(to: path) }
        case .session:
            var options = SessionOptions()
            options.report = { _ in }
            options.after = { _, _ in }
            let (store, opened) = try SessionStore.open(at: URL(filePath: path), options: options)
            store.close()
            guard ScriptedTurns.count(of: opened.session) == Self.turns else {
                throw ImageFileError.damaged(
                    file: "session", reason: "it was opened as \(opened.startReason)")
            }
        }
    }

    /// Runs a closure in a forked process, of which it and what it prints as an error is one text;
    /// returns the status of `waitpid`.
    private func forked(
        _ body: (_ say: (String) -> Void) -> Ending, said: (String) -> Void
    ) -> Int32 {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let process = Shim.fork()
        if process == 0 {
            close(ends[0])
            dup2(ends[1], STDERR_FILENO)
            alarm(30)
            let ending = body { text in
                let bytes = Array(text.utf8)
                write(STDERR_FILENO, bytes, bytes.count)
            }
            _exit(ending.rawValue)
        }
        close(ends[1])
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(ends[0], &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        close(ends[0])
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let text = String(decoding: bytes.prefix(600), as: UTF8.self)
        said(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        return status
    }
}

/// Runs a closure while no allocation is had that is larger than a few icons.
func withoutMemory<Result>(_ body: () throws -> Result) rethrows -> Result {
    Shim.failLarge(16_000)
    defer { _ = Shim.end() }
    return try body()
}

/// The functions of the preloaded library.
private enum Shim {
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
        guard let symbol = dlsym(nil, name) else { fatalError("FaultShim is not preloaded") }
        return unsafeBitCast(symbol, to: type)
    }

    private static let failing = function(
        "fault_fail_allocations", as: (@convention(c) (UInt64, UInt64) -> Void).self)
    private static let failingLarge = function(
        "fault_fail_large_allocations", as: (@convention(c) (Int) -> Void).self)
    private static let ending = function(
        "fault_end_allocations", as: (@convention(c) () -> UInt64).self)
    private static let forking = function("fault_fork", as: (@convention(c) () -> Int32).self)

    static func fail(_ number: Int, _ isLasting: Bool) {
        failing(UInt64(number), isLasting ? .max : 1)
    }

    static func failLarge(_ size: Int) { failingLarge(size) }
    static func end() -> Int { Int(ending()) }
    static func fork() -> Int32 { forking() }
}
