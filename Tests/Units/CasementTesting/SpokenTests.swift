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

    private struct Report: View {
        @State private var count = 0
        @AccessibilityFocusState private var isAtTitle: Bool

        var body: some View {
            VStack {
                Text("Chapter \(count)").accessibilityAddTraits([.isHeader, .updatesFrequently])
                    .accessibilityHeading(.h2).accessibilityFocused($isAtTitle)
                Button("Count \(count)") { count += 1 }
                    .accessibilityCustomContent("Unit", "pieces", importance: .high)
                    .accessibilityCustomContent("Colour", "red")
                    .accessibilityHint("Counts")
                Button("Go") { isAtTitle = true }
                    .accessibilityAction(named: "Add") { count += 1 }
            }
        }
    }

    @Test("Important content is heard with a control, and a new label of it")
    func labels() {
        let app = TestApp { Report() }
        #expect(
            app.spoken { app.key("Tab") } == ["Count 0 push button", "Unit: pieces, Counts"])
        #expect(app.spoken { app.key("space") } == ["Count 1"])
    }

    @Test("What the app brings assistive technology to is heard, with its level and its changes")
    func accessibilityFocus() {
        let app = TestApp { Report() }
        app.key("Tab")
        app.key("Tab")
        let spoken = app.spoken {
            app.key("space")
            app.find("Go").perform("Add")
        }
        #expect(spoken == ["Chapter 0 heading level 2", "Chapter 1"])
        #expect(app.spoken { app.key("shift+Tab") }.first == "Count 1 push button")
    }
}
