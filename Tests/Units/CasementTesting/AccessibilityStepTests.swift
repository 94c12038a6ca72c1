import CasementTesting
import SwiftUI
import Testing

/// What assistive technology does, through finders.
@MainActor
struct AccessibilityStepTests {
    private struct Inbox: View {
        @State private var flags = 0
        @State private var level = 1
        @AccessibilityFocusState private var isAtTitle: Bool

        var body: some View {
            VStack {
                Text("Title \(isAtTitle ? "here" : "away")")
                    .accessibilityIdentifier("title")
                    .accessibilityFocused($isAtTitle)
                Text("Message")
                    .accessibilityAction(named: "Flag") { flags += 1 }
                    .accessibilityCustomContent("Size", "2 KB")
                Text("Flags: \(flags)")
                Stepper("Level", value: $level, in: 0...5)
                Button("Save") { flags += 10 }
            }
        }
    }

    private let app = TestApp { Inbox() }

    @Test("An action is performed by its name, a control's steps and press as well")
    func actions() {
        #expect(app.find("Message").actions == ["Flag"])
        app.find("Message").perform("Flag")
        app.find("Flags: 1").expect()
        app.find("Save").perform("activate")
        app.find("Flags: 11").expect()
        let stepper = app.find("Level", role: .stepper)
        stepper.perform("increment")
        stepper.expectValue("2")
        #expect(app.find("Message").customContent == ["Size: 2 KB"])
    }

    @Test("An action that there is not fails with the names of those there are")
    func missing() {
        withKnownIssue {
            app.find("Message").perform("Archive")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("“Flag”") }
        }
    }

    @Test("Assistive technology is brought to an element, and the app is told")
    func focus() {
        app.find(id: "title").moveAccessibilityFocus()
        #expect(app.find(id: "title").hasAccessibilityFocus)
        #expect(app.find(id: "title").text == "Title here")
        app.find("Save").moveAccessibilityFocus()
        #expect(app.find(id: "title").text == "Title away")
    }
}
