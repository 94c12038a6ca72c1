import CasementTesting
import Foundation
import SwiftUI
import Testing

@testable import ReaderProbe

/// What a screen reader says while an app is used.
@MainActor
struct SpokenTests {
    @Test("In all situations of the file with Orca's words, tests hear the same")
    func situations() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Processes/ATSPI/situations.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        #expect(lines.count >= 30)
        let app = TestApp(ReaderProbe.self)
        for line in lines {
            let parts = line.components(separatedBy: " | ")
            let spoken = app.spoken { app.key(parts[0]) }
            #expect(spoken == Array(parts.dropFirst()), "\(line)")
            app.advance(by: .milliseconds(600))
        }
    }

    @Test("What an app announces is heard, and what is typed, or there before, is not")
    func announcements() {
        let app = TestApp(ReaderProbe.self)
        #expect(app.spoken {} == [])
        #expect(app.spoken { app.find("Save").tap() }.contains("Saved"))
        app.find("Name").tap()
        #expect(app.spoken { app.type("Ann") } == [])
    }
}
