import CasementTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Misspelled words, with the English dictionary that the tests install.
@MainActor
struct TextCheckerTests {
    private func wrong(
        _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en",
        _ checker: UITextChecker = UITextChecker()
    ) -> String? {
        let range = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range, startingAt: start, wrap: wrap, language: language)
        return Range(found, in: text).map { String(text[$0]) }
    }

    @Test("A word that is in no dictionary is found where it stands", .enabled(if: hasEnglish))
    func finding() {
        #expect(wrong("silkworm") == nil)
        #expect(wrong("🎈 I don’t know thiss word") == "thiss")
        #expect(wrong("thiss is wrongg", from: 6) == "wrongg")
        #expect(wrong("thiss is right", from: 6) == nil)
        #expect(wrong("thiss is right", from: 6, wrap: true) == "thiss")
        #expect(wrong("R2D2 3rd 12") == nil)
        #expect(wrong("") == nil && wrong("…") == nil)
        #expect(wrong(String(repeating: "a", count: 100_000)) == nil)
    }

    @Test(
        "A misspelled word has guesses, and one that is ignored or learned is right",
        .enabled(if: hasEnglish))
    func accepting() {
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 5)
        #expect(
            checker.guesses(forWordRange: range, in: "helpo", language: "en_US")?.contains("help")
                == true)
        checker.ignoreWord("helpo")
        #expect(wrong("helpo", checker) == nil && wrong("helpo") == "helpo")
        UITextChecker.learnWord("helpo")
        #expect(UITextChecker.hasLearnedWord("helpo") && wrong("helpo") == nil)
        UITextChecker.unlearnWord("helpo")
        #expect(wrong("helpo") == "helpo")
    }

    @Test("Without a dictionary each word is right, and the log says so once")
    func missing() {
        let app = TestApp { Text("Words").onAppear { check() } }
        func check() {
            for _ in 0..<3 { #expect(wrong("thiss", language: "tlh") == nil) }
        }
        #expect(app.logLines.filter { $0.contains("tlh") }.count == 1)
    }

    nonisolated private static let hasEnglish = FileManager.default.fileExists(
        atPath: "/usr/share/hunspell/en_US.dic")
}
