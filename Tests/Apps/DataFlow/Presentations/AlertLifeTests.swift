import CasementTesting
import SwiftUI
import Testing

/// Alerts and dialogs: their buttons, what they show, and what ends them.
@MainActor
struct AlertLifeTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "The disk is full." }
        var failureReason: String? { "Nothing was saved." }
    }

    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var name: String?
        @Published var error: Failure?
    }

    private struct Asking: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            Text("base").alert("Sure?", isPresented: $model.isShown) {
                Button("Delete", role: .destructive) { log("delete while \(model.isShown)") }
                Button("Archive") { log("archive while \(model.isShown)") }
                Button("Keep", role: .cancel) { log("keep while \(model.isShown)") }
            } message: {
                Text("There is no way back.")
            }
        }
    }

    @Test(
        "S-202: a button's action runs, then the alert goes and the binding is false",
        arguments: ["Delete", "Archive", "Keep"])
    func actions(_ button: String) {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Asking(model: model, log: log) }
        app.find("Sure?").expectNone()
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("There is no way back.").expect()
        app.find("OK").expectNone()
        app.find(button).tap()
        app.advance(by: .seconds(1))
        #expect(log.lines == ["\(button.lowercased()) while true"])
        #expect(!model.isShown)
        app.find("Sure?").expectNone()
    }

    private struct Telling: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("base").alert("Done", isPresented: $model.isShown) {}
        }
    }

    @Test("S-202: an alert without actions has an OK, and nothing to cancel")
    func ok() {
        let model = Model()
        let app = TestApp { Telling(model: model) }
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find(role: .button).expectCount(1)
        app.find("OK").tap()
        app.advance(by: .seconds(1))
        #expect(!model.isShown)
        app.find("Done").expectNone()
    }

    private struct Detailed: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("base").alert("About", isPresented: $model.isShown, presenting: model.name) {
                Button("Rename \($0)") {}
            } message: {
                Text("Its name is \($0).")
            }
        }
    }

    @Test("S-202: presenting needs the flag and the data, and shows what the data were at first")
    func presenting() {
        let model = Model()
        let app = TestApp { Detailed(model: model) }
        model.isShown = true
        app.settle()
        app.find("About").expectNone()
        model.isShown = false
        model.name = "first"
        app.settle()
        app.find("About").expectNone()
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("Its name is first.").expect()
        model.name = "second"
        app.settle()
        app.find("Its name is first.").expect()
        app.find("Rename first").tap()
        app.advance(by: .seconds(1))
        #expect(!model.isShown)
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("Its name is second.").expect()
    }

    private struct Failing: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("base").alert(isPresented: $model.isShown, error: model.error) { _ in
                Button("Retry") {}
            } message: { error in
                Text(error.failureReason ?? "")
            }
        }
    }

    @Test("S-202: an alert for an error has the error's own words, and needs an error")
    func errors() {
        let model = Model()
        let app = TestApp { Failing(model: model) }
        model.isShown = true
        app.settle()
        app.find("Retry").expectNone()
        model.isShown = false
        app.settle()
        model.error = Failure()
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find("The disk is full.").expect()
        app.find("Nothing was saved.").expect()
        app.find("Retry").tap()
        app.advance(by: .seconds(1))
        #expect(!model.isShown)
    }

    private struct Computed: View {
        @ObservedObject var model: Model
        let clears: Bool

        var body: some View {
            Text("base").alert("Error", isPresented: .constant(model.error != nil)) {
                Button("Dismiss") { if clears { model.error = nil } }
            }
        }
    }

    @Test("S-203: a constant that its action makes false closes the alert, a true one keeps it")
    func constants() {
        let model = Model()
        model.error = Failure()
        let closing = TestApp { Computed(model: model, clears: true) }
        closing.find("Dismiss").tap()
        closing.advance(by: .seconds(1))
        closing.find("Error").expectNone()
        let other = Model()
        other.error = Failure()
        let staying = TestApp { Computed(model: other, clears: false) }
        staying.find("Dismiss").tap()
        staying.advance(by: .seconds(1))
        staying.find("Error").expect()
        #expect(staying.find("Dismiss").isEnabled)
    }

    private struct Choosing: View {
        @ObservedObject var model: Model
        let log: CallbackLog
        var hasCancel = false
        var visibility = Visibility.automatic

        var body: some View {
            Text("base").confirmationDialog(
                "Which?", isPresented: $model.isShown, titleVisibility: visibility
            ) {
                Button("One") { log("one") }
                if hasCancel { Button("Never mind", role: .cancel) { log("never") } }
            }
        }
    }

    @Test("S-204: a dialog has a Cancel of its own unless it has a button that cancels")
    func dialog() {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Choosing(model: model, log: log) }
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        app.find(role: .button).expectCount(2)
        app.find("Cancel").tap()
        app.advance(by: .seconds(1))
        #expect(!model.isShown && log.lines == [])
        let other = Model()
        let own = TestApp { Choosing(model: other, log: log, hasCancel: true) }
        other.isShown = true
        own.settle()
        own.advance(by: .seconds(1))
        own.find("Cancel").expectNone()
        own.find(role: .button).expectCount(2)
        own.find("Never mind").tap()
        own.advance(by: .seconds(1))
        #expect(!other.isShown && log.lines == ["never"])
    }

    @Test("S-204: a dialog's title is shown unless it is hidden", arguments: [true, false])
    func title(isHidden: Bool) {
        let model = Model()
        let app = TestApp {
            Choosing(
                model: model, log: CallbackLog(), visibility: isHidden ? .hidden : .automatic)
        }
        model.isShown = true
        app.settle()
        app.advance(by: .seconds(1))
        #expect(app.find("Which?").exists == !isHidden)
    }
}
