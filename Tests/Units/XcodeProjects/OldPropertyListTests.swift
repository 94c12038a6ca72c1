import Testing

@testable import XcodeProjects

struct OldPropertyListTests {
    private func read(_ text: String) throws -> PropertyValue {
        try OldPropertyList.read(Array(text.utf8))
    }

    @Test("Texts, lists and dictionaries are read, with comments between them")
    func values() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; /* one */ names = ( a, "b c", "\\"quoted\\" \\U00e9\\n", );
              "key with spaces" = { inner = sourcecode.swift; path = a/b.swift; empty = ""; }; data = <0fb0>; }
            """)
        #expect(list["archiveVersion"] == .text("1"))
        #expect(list["names"]?.texts == ["a", "b c", "\"quoted\" é\n"])
        #expect(list["key with spaces"]?["path"]?.text == "a/b.swift")
        #expect(list["key with spaces"]?["empty"]?.text == "")
    }

    @Test(
        "A damaged text is refused with its line",
        arguments: [
            ("", 1, "ends too early"), ("{\n a = 1\n b = 2; }", 3, "“;” is missing"),
            ("{ a = \"x", 1, "does not end"), ("{ a = (1, 2", 1, "“,” is missing"),
            ("{ /* a", 1, "comment does not end"), ("{} {}", 1, "after the end"),
            ("{ a = ; }", 1, "“;” is not expected"), ("<00", 1, "“>” is missing"),
            (String(repeating: "(", count: 1_000), 1, "too many levels"),
        ])
    func damaged(text: String, line: Int, reason: String) {
        #expect {
            try OldPropertyList.read(Array(text.utf8))
        } throws: { error in
            guard let failure = error as? OldPropertyList.Failure else { return false }
            return failure.line == line && failure.reason.contains(reason)
        }
    }
}
