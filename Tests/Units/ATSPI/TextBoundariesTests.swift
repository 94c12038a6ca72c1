#if SDL
    import Testing

    @testable import ATSPI

    /// The parts of texts that screen readers read.
    struct TextBoundariesTests {
        private func part(_ unit: TextUnit, of text: String, at offset: Int) -> String {
            let text = AccessibleText(text)
            return text.substring(text.range(of: unit, at: offset))
        }

        @Test("A word extends to the beginning of the next one")
        func words() {
            #expect(part(.word, of: "Hello brave, new world", at: 0) == "Hello ")
            #expect(part(.word, of: "Hello brave, new world", at: 7) == "brave, ")
            #expect(part(.word, of: "Hello brave, new world", at: 20) == "world")
            #expect(part(.word, of: "don’t stop", at: 2) == "don’t ")
            #expect(part(.wordEnd, of: "Hello brave", at: 6) == " brave")
        }

        @Test("A sentence extends to the beginning of the next one, and ends with its paragraph")
        func sentences() {
            let text = "One is here. Two follows!\nThree."
            #expect(part(.sentence, of: text, at: 3) == "One is here. ")
            #expect(part(.sentence, of: text, at: 15) == "Two follows!\n")
            #expect(part(.sentence, of: text, at: 28) == "Three.")
        }

        @Test("A character is what people see as one, however many code points it has")
        func characters() {
            let family = "a👨‍👩‍👧b"
            #expect(part(.character, of: family, at: 0) == "a")
            #expect(part(.character, of: family, at: 1) == "👨‍👩‍👧")
            #expect(part(.character, of: family, at: 6) == "b")
            #expect(part(.character, of: "e\u{301}x", at: 0) == "e\u{301}")
        }

        @Test("A paragraph ends with its line feed")
        func paragraphs() {
            let text = "one\r\ntwo\n\nfour"
            #expect(part(.paragraph, of: text, at: 1) == "one\r\n")
            #expect(part(.paragraph, of: text, at: 5) == "two\n")
            #expect(part(.paragraph, of: text, at: 9) == "\n")
            #expect(part(.line, of: text, at: 11) == "four")
        }

        @Test("An offset outside of the text means one of its ends")
        func outside() {
            for unit in [TextUnit.character, .word, .sentence, .line, .paragraph] {
                #expect(part(unit, of: "", at: 5) == "")
                #expect(part(unit, of: "", at: -5) == "")
                #expect(part(unit, of: "word", at: .max) == (unit == .character ? "" : "word"))
                #expect(part(unit, of: "word", at: .min) == (unit == .character ? "w" : "word"))
            }
        }

        @Test("The word in a paragraph of a million characters is found near the offset")
        func long() {
            let text = AccessibleText(String(repeating: "word ", count: 200_000))
            #expect(text.range(of: .word, at: 500_001) == 500_000..<500_005)
        }

        @Test("Offsets of clients count code points, and those of the app count bytes")
        func offsets() {
            let text = AccessibleText("aé€😀z", anchor: 3, head: 10)
            #expect(text.count == 5)
            #expect((0...5).map(text.bytes(ofOffset:)) == [0, 1, 3, 6, 10, 11])
            #expect([0, 1, 3, 6, 10, 11].map(text.offset(ofBytes:)) == [0, 1, 2, 3, 4, 5])
            #expect(text.selection == 2..<4)
            #expect(text.caret == 4)
            #expect(text.range(1, -1) == 1..<5)
            #expect(text.range(9, 2) == 2..<5)
            #expect(text.range(.min, .max) == 0..<5)
            #expect(text.bytes(ofOffset: .max) == 11)
        }
    }
#endif
