import CasementTesting
import SwiftUI
import Testing

/// What a failing finder says of an element that is there, and that a user does not reach.
@MainActor
struct ExplanationTests {
    private struct Board: View {
        @State private var isShown = false
        @State private var numbers = [1, 2]

        var body: some View {
            VStack(spacing: 0) {
                Button("Ask") { isShown = true }
                Button("Repeat") { numbers = [1, 1] }
                ForEach(numbers, id: \.self) { Text("Number \($0)") }
                Text("Below").overlay { Color.red.onTapGesture {} }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60) { Text("Row \($0)").frame(height: 30) }
                    }
                }
                .frame(height: 100)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { Text("Line \($0)").frame(height: 30) }
                    }
                }
                .frame(height: 100)
            }
            .sheet(isPresented: $isShown) { Text("Really?") }
        }
    }

    private let app = TestApp(size: CGSize(width: 400, height: 400)) { Board() }

    private func issue(_ words: String, _ work: () -> Void) {
        withKnownIssue {
            work()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(words) }
        }
    }

    @Test("What is out of sight or covered is told so where it is the nearest")
    func obstacles() {
        issue("the nearest is text “Line 9”, which is out of sight") {
            app.find("Line 9", role: .button).tap()
        }
        issue("the nearest is text “Below”, which is covered by") {
            app.find("Below", role: .button).expect()
        }
    }

    @Test("What is behind a sheet is told so")
    func behind() {
        app.find("Ask").tap()
        app.find("Really?").expect()
        issue("it is behind sheet") { app.find("Repeat").tap() }
    }

    @Test("A failure shows what was logged since the last action")
    func log() {
        app.find("Repeat").tap()
        issue("logged since the last action:\nForEach") {
            app.find("Nowhere").expect()
        }
    }

    @Test("Rows that a lazy stack has made beside the visible ones are not on the screen")
    func prefetchedRows() {
        app.advance(by: .milliseconds(100))
        app.find("Row 0").expect()
        issue("found text “Row 2”") { app.find("Row 2").expectNone() }
        for row in 4..<60 { app.find("Row \(row)").expectNone() }
        // What no lazy container holds is part of the window, wherever it is scrolled to.
        issue("found text “Line 9”, out of sight") { app.find("Line 9").expectNone() }
    }

    @Test("An element that scroll views show no part of is out of sight")
    func sight() {
        #expect(app.find("Line 0").isInSight)
        #expect(app.find("Line 3").isInSight)
        #expect(!app.find("Line 4").isInSight)
        app.find("Line 9").scrollIntoView()
        #expect(app.find("Line 9").isInSight)
        #expect(!app.find("Line 0").isInSight)
    }
}
