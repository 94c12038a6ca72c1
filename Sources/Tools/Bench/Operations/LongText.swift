import Casement
import Views

/// O11: a text of 20,000 lines opened, and a character typed in the middle of it.
@MainActor
enum LongText {
    static let operations: [Operation] = [
        Operation(id: "O11build", variant: "", note: "20,000 lines, 1.01 MB") { OpenTrial() },
        Operation(id: "O11", variant: "key", note: "a character typed in line 10,000") {
            try KeyTrial()
        },
    ]

    /// 20,000 lines of 53 bytes.
    static let text: String = (0..<20_000).map { number -> String in
        let digits = "\(number)"
        let zeros = String(repeating: "0", count: 5 - digits.count)
        return "Line \(zeros)\(digits): the quick brown fox jumps over a dog\n"
    }.joined()

    private final class Handle {
        var text: () -> String = { "" }
    }

    private struct Editor: View {
        let handle: Handle
        @State private var text = LongText.text
        var body: some View {
            let _ = handle.text = { text }
            TextEditor(text: $text)
        }
    }

    // MARK: Opening

    private final class OpenTrial: Trial {
        private var stage: Stage?
        var subject: Stage? { stage }

        func prepare() { stage = nil }
        func perform() { stage = try? Stage { Editor(handle: Handle()) } }

        func check() throws {
            var value: String?
            for window in stage?.host.screen.windows ?? [] {
                window.root.forEach { if $0.role == .textEditor { value = $0.value } }
            }
            try WrongResult.unless(value == LongText.text, "The editor shows another text.")
        }

        func reference() throws -> Stage? { try Stage { Editor(handle: Handle()) } }
    }

    // MARK: Typing

    private final class KeyTrial: Trial {
        private let handle = Handle()
        private let stage: Stage
        private var typed = 0

        init() throws {
            stage = try Self.stage(handle)
        }

        var subject: Stage? { stage }

        /// An editor scrolled to its middle, whose caret was put there by a press.
        private static func stage(_ handle: Handle) throws -> Stage {
            let stage = try Stage { Editor(handle: handle) }
            let point = CGPoint(x: 200, y: 400)
            stage.send(
                .wheel(delta: CGSize(width: 0, height: 1e9), at: point, modifiers: []))
            stage.send(
                .wheel(delta: CGSize(width: 0, height: -190_000), at: point, modifiers: []))
            stage.send(.pointer(PointerEvent(.down, at: point)))
            stage.send(.pointer(PointerEvent(.up, at: point)))
            return stage
        }

        func perform() {
            stage.send(.key(KeyEvent(.character("z"))), .text("z"))
            typed += 1
        }

        /// All that was typed is in one line near the middle.
        func check() throws {
            let text = handle.text()
            let bytes = LongText.text.utf8.count + typed
            try WrongResult.unless(
                text.utf8.count == bytes, "The text has \(text.utf8.count) bytes, not \(bytes).")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let wanted = String(repeating: "z", count: typed)
            let line = lines.firstIndex { $0.contains("z") } ?? -1
            try WrongResult.unless(
                (8_000..<12_000).contains(line) && lines[line].contains(wanted),
                "What was typed is in line \(line).")
        }

        func reference() throws -> Stage? {
            let stage = try Self.stage(Handle())
            stage.send(.text(String(repeating: "z", count: typed)))
            return stage
        }
    }
}
