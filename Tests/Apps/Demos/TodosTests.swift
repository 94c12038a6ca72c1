import CasementTesting
import SwiftUI
import Testing

@testable import todos

/// What the article on testing shows, on the demo `todos`.
@MainActor
struct TodosTests {
    private let app = TestApp(TodosApp.self, home: Fixture())

    @Test("A row that is ticked is all that is drawn again, with the count")
    func damage() {
        let damage = app.damage { app.find("Mend the bicycle").perform("activate") }
        #expect(damage.labels == ["Mend the bicycle", "1 open"], "\(damage)")
    }

    @Test("The draft of a title is state of the scene, and comes back with its session")
    func state() {
        let field = app.find("What is to be done?")
        field.setState("draft", to: "Buy milk")
        field.expectValue("Buy milk")
        app.quit()
        let next = TestApp(TodosApp.self, session: app.savedSession(), home: Fixture())
        #expect(next.find("What is to be done?").state("draft") == "Buy milk")
    }

    @Test("A damaged session costs the draft, and nothing else")
    func damaged() {
        app.find("What is to be done?").type("Buy milk")
        app.quit()
        let saved = app.savedSession().damaged("session.sqlite", .truncated(to: 0.5))
        let next = TestApp(TodosApp.self, session: saved, home: Fixture())
        next.find("What is to be done?").expectValue("")
        next.find("Add").expect()
    }

    @Test("A new row is there when its animation has ended")
    func waiting() {
        app.find("What is to be done?").type("Buy milk")
        app.find("Add").tap()
        app.advance(until: .animations)
        app.find("Buy milk").expect()
        app.find("3 open").expect()
    }

    @Test("Every app begins with user defaults of its own")
    func defaults() {
        app.find("Mend the bicycle").perform("activate")
        app.find("1 open").expect()
        let other = TestApp(TodosApp.self, home: Fixture())
        other.find("2 open").expect()
        app.restart()
        app.find("1 open").expect()
    }
}
