import RandomNumbers
import Testing

@testable import Widgets

struct EditBufferTests {
    @Test("Typing goes in at the caret, over what is selected")
    func typing() {
        var buffer = EditBuffer("hello")
        buffer.insert("!")
        #expect(buffer.text == "hello!")
        buffer.select(EditSelection(anchor: 0, head: 1))
        buffer.insert("J")
        #expect(buffer.text == "Jello!")
        #expect(buffer.selection == EditSelection(caret: 1))
    }

    @Test("Backspace takes a whole character, however many scalars it has")
    func characters() {
        var buffer = EditBuffer("a👨‍👩‍👧e\u{301}\r\n")
        buffer.delete(.backward)
        #expect(buffer.text == "a👨‍👩‍👧e\u{301}")
        buffer.delete(.backward)
        #expect(buffer.text == "a👨‍👩‍👧")
        buffer.delete(.backward)
        #expect(buffer.text == "a")
    }

    @Test("Arrows leave a selection by its end and extend it with shift")
    func arrows() {
        var buffer = EditBuffer("abcd")
        buffer.select(EditSelection(anchor: 1, head: 3))
        buffer.move(.backward)
        #expect(buffer.selection == EditSelection(caret: 1))
        buffer.move(.forward, extending: true)
        buffer.move(.forward, extending: true)
        #expect(buffer.selection == EditSelection(anchor: 1, head: 3))
        buffer.move(.forward)
        #expect(buffer.selection == EditSelection(caret: 3))
    }

    @Test("Words end at spaces, marks and where the script changes")
    func words() {
        let buffer = EditBuffer("don't stop, 3.14 漢字かな")
        #expect(buffer.wordEnd(after: 0) == 5)
        #expect(buffer.wordEnd(after: 5) == 10)
        #expect(buffer.wordEnd(after: 10) == 16)
        #expect(buffer.wordStart(before: 16) == 12)
        #expect(buffer.wordEnd(after: 17) == 23)
        #expect(buffer.wordRange(at: 7) == 6..<10)
        #expect(buffer.wordRange(at: 10) == 6..<10)
        #expect(buffer.wordRange(at: 11) == 11..<12)
    }

    @Test("A run of typing is undone in one step, and redone")
    func undo() {
        var buffer = EditBuffer("")
        for letter in "hello" { buffer.insert(String(letter)) }
        buffer.move(.documentStart)
        buffer.insert("x")
        buffer.insert("y")
        #expect(buffer.text == "xyhello")
        buffer.undo()
        #expect(buffer.text == "hello")
        #expect(buffer.selection == EditSelection(caret: 0))
        buffer.undo()
        #expect(buffer.text == "")
        buffer.redo()
        buffer.redo()
        #expect(buffer.text == "xyhello")
        #expect(buffer.selection == EditSelection(caret: 2))
    }

    @Test("Deleting in one direction is one step")
    func undoDeleting() {
        var buffer = EditBuffer("hello world")
        for _ in 0..<5 { buffer.delete(.backward) }
        #expect(buffer.text == "hello ")
        buffer.undo()
        #expect(buffer.text == "hello world")
        buffer.move(.documentStart)
        buffer.delete(.forward)
        buffer.delete(.wordForward)
        #expect(buffer.text == " world")
        buffer.undo()
        #expect(buffer.text == "hello world")
    }

    @Test("Composing shows text that is not yet part of it")
    func composing() {
        var buffer = EditBuffer("ab")
        buffer.select(EditSelection(anchor: 0, head: 1))
        buffer.compose("かん", selected: 2..<2)
        #expect(buffer.text == "b")
        #expect(buffer.composition == .init(text: "かん", selection: 6..<6))
        buffer.insert("漢")
        #expect(buffer.text == "漢b")
        #expect(buffer.composition == nil)
    }

    @Test("A change from outside keeps the caret beside what it stood beside")
    func replacing() {
        var buffer = EditBuffer("one two three")
        buffer.select(EditSelection(caret: 8))
        buffer.insert("x")
        buffer.replaceAll(with: "zero one two xthree")
        #expect(buffer.selection == EditSelection(caret: 14))
        #expect(!buffer.history.canUndo)
        buffer.replaceAll(with: "short")
        #expect(buffer.selection.head <= 5)
        buffer.checkInvariants()
    }

    @Test("An owner that refuses a character leaves nothing to undo")
    func refusing() {
        var buffer = EditBuffer("12")
        buffer.insert("x")
        buffer.settle(on: "12")
        #expect(buffer.text == "12")
        #expect(buffer.selection == EditSelection(caret: 2))
        #expect(!buffer.history.canUndo)
    }

    @Test("Undo takes back what the owner made of the typing, too")
    func transforming() {
        var buffer = EditBuffer("")
        for letter in "abc" {
            buffer.insert(String(letter))
            buffer.settle(on: buffer.text.uppercased())
        }
        #expect(buffer.text == "ABC")
        #expect(buffer.selection == EditSelection(caret: 3))
        buffer.settle(on: "ABC-")
        #expect(buffer.selection == EditSelection(caret: 4))
        buffer.undo()
        #expect(buffer.text == "")
    }

    @Test("Paragraphs end at LF, CR, CR LF and the paragraph separator")
    func paragraphs() {
        var buffer = EditBuffer("a\nb\rc\r\nd\u{2029}")
        #expect((0..<5).map(buffer.paragraphRange) == [0..<1, 2..<3, 4..<5, 7..<8, 11..<11])
        buffer.replace(3..<3, with: "x")
        buffer.checkInvariants()
        buffer.replaceAll(with: "a\nb\r\nc")
        buffer.checkInvariants()
        #expect(buffer.paragraphCount == 3)
    }

    @Test("A long text is edited without a change of what was handed out before")
    func longText() {
        let lines = (0..<2_000).map { "Line \($0)\n" }
        var buffer = EditBuffer(lines.joined())
        var expected = lines.joined()
        var handedOut: [(text: String, copy: [UInt8])] = []
        for step in 0..<40 {
            handedOut.append((buffer.text, Array(buffer.text.utf8)))
            let place = (step * 7_919) % expected.utf8.count
            buffer.select(EditSelection(caret: place))
            let index = expected.utf8.index(expected.startIndex, offsetBy: place)
            if step % 5 == 4 {
                buffer.delete(.forward)
                expected.remove(at: index)
            } else {
                buffer.insert("<\(step)>")
                expected.insert(contentsOf: "<\(step)>", at: index)
            }
            #expect(buffer.text == expected)
            if step == 20 { buffer = EditBuffer(expected) }
        }
        buffer.checkInvariants()
        for (text, copy) in handedOut { #expect(Array(text.utf8) == copy) }
    }

    @Test("Random edits agree with a plain string, and undo to the beginning", arguments: 1...40)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let pieces = [
            "a", "word ", "\n", "\r", "\r\n", "e\u{301}", "\u{301}", "👩‍🚀", "🇩🇪", "🇩", "\u{2029}",
            "日本", "\u{200D}", ".", "",
        ]
        var buffer = EditBuffer("start\r\nof 🇩🇪 it")
        let first = buffer.text
        var model = NaiveText(first)
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0...3:
                let piece = pieces.randomElement(using: &numbers) ?? ""
                buffer.insert(piece)
                model.replaceSelection(with: piece)
            case 4: buffer.move(.backward); model.move(-1)
            case 5: buffer.move(.forward); model.move(1)
            case 6:
                let places = model.boundaries
                let anchor = places.randomElement(using: &numbers) ?? 0
                let head = places.randomElement(using: &numbers) ?? 0
                buffer.select(EditSelection(anchor: anchor, head: head))
                model.selection = EditSelection(anchor: anchor, head: head)
            case 7: buffer.delete(.backward); model.delete(-1)
            case 8: buffer.delete(.forward); model.delete(1)
            default:
                buffer.undo()
                buffer.redo()
                buffer.select(model.selection)
            }
            buffer.checkInvariants()
            #expect(Array(buffer.text.utf8) == Array(model.text.utf8))
            #expect(buffer.selection == model.selection)
        }
        let last = buffer.text
        while buffer.history.canUndo {
            buffer.undo()
            buffer.checkInvariants()
        }
        #expect(Array(buffer.text.utf8) == Array(first.utf8))
        while buffer.history.canRedo { buffer.redo() }
        #expect(Array(buffer.text.utf8) == Array(last.utf8))
    }

    @Test(
        "Random changes from outside leave whole paragraphs and a caret between characters",
        arguments: 1...20)
    func randomReplacing(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let pieces = ["a", "\n", "\r", "\r\n", "é", "e\u{301}", "👩‍🚀", "🇩🇪", "\u{2029}", "日"]
        var buffer = EditBuffer()
        for _ in 0..<60 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<8, using: &numbers) {
                text += pieces.randomElement(using: &numbers) ?? ""
            }
            buffer.replaceAll(with: text)
            buffer.checkInvariants()
            #expect(Array(buffer.text.utf8) == Array(text.utf8))
            buffer.move(.to(Int.random(in: 0...buffer.utf8Count, using: &numbers)))
        }
    }
}

/// A text that takes the commands of an edit buffer in the slow and obvious way.
private struct NaiveText {
    var text: String
    var selection: EditSelection

    init(_ text: String) {
        self.text = text
        selection = EditSelection(caret: text.utf8.count)
    }

    var boundaries: [Int] {
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    }

    mutating func replaceSelection(with new: String) { replace(selection.range, with: new) }

    mutating func move(_ step: Int) {
        if !selection.isEmpty {
            selection = EditSelection(
                caret: step > 0 ? selection.range.upperBound : selection.range.lowerBound)
        } else {
            selection = EditSelection(caret: neighbour(step))
        }
    }

    mutating func delete(_ step: Int) {
        guard selection.isEmpty else { return replace(selection.range, with: "") }
        let other = neighbour(step)
        replace(min(other, selection.head)..<max(other, selection.head), with: "")
    }

    private func neighbour(_ step: Int) -> Int {
        step > 0
            ? boundaries.first { $0 > selection.head } ?? selection.head
            : boundaries.last { $0 < selection.head } ?? selection.head
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        guard !range.isEmpty || !new.isEmpty else { return }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: Array(new.utf8))
        text = String(decoding: bytes, as: UTF8.self)
        let end = range.lowerBound + new.utf8.count
        selection = EditSelection(caret: boundaries.first { $0 >= end } ?? end)
    }
}
