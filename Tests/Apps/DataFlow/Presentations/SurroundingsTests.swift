import CasementTesting
import Observation
import SwiftUI
import Testing

/// What presented views see of the place that presents them, and what is left of that meanwhile.
@MainActor
struct SurroundingsTests {
    private final class Settings: ObservableObject {
        @Published var name = "settings"
    }

    @Observable
    fileprivate final class Document {
        var title = "document"
    }

    private struct Reader: View {
        @Environment(\.locale) private var locale
        @EnvironmentObject private var settings: Settings
        @Environment(Document.self) private var document
        var body: some View {
            Text("\(locale.identifier), \(settings.name), \(document.title)")
        }
    }

    private enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }

    private struct Presenter: View {
        let kind: Kind
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                presenting(Text("base"))
            }
        }

        @ViewBuilder private func presenting(_ base: Text) -> some View {
            switch kind {
            case .sheet: base.sheet(isPresented: $isShown) { Reader() }
            case .cover: base.fullScreenCover(isPresented: $isShown) { Reader() }
            case .popover: base.popover(isPresented: $isShown) { Reader() }
            case .alert:
                base.alert("Title", isPresented: $isShown) {
                    Button("OK") {}
                } message: {
                    Reader()
                }
            case .dialog:
                base.confirmationDialog("Title", isPresented: $isShown) {
                    Button("OK") {}
                } message: {
                    Reader()
                }
            }
        }
    }

    @Test(
        "S-094: values, objects and observable models flow into what is presented, as they change",
        arguments: Kind.allCases)
    private func flow(_ kind: Kind) {
        let (settings, document) = (Settings(), Document())
        let app = TestApp {
            Presenter(kind: kind)
                .environment(\.locale, Locale(identifier: "is_IS"))
                .environmentObject(settings)
                .environment(document)
        }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("is_IS, settings, document").expect()
        settings.name = "others"
        document.title = "draft"
        app.settle()
        app.find("is_IS, others, draft").expect()
    }

    private struct Covered: View {
        let kind: Kind
        @State private var isShown = false
        @State private var presses = 0

        var body: some View {
            VStack {
                Text("pressed \(presses)")
                Button("Behind") { presses += 1 }
                Button("Open") { isShown = true }
                presenting(Text("base"))
            }
        }

        @ViewBuilder private func presenting(_ base: Text) -> some View {
            switch kind {
            case .sheet: base.sheet(isPresented: $isShown) { inside }
            case .cover: base.fullScreenCover(isPresented: $isShown) { inside }
            case .popover: base.popover(isPresented: $isShown) { inside }
            case .alert: base.alert("Title", isPresented: $isShown) { Button("Close") {} }
            case .dialog:
                base.confirmationDialog("Title", isPresented: $isShown) { Button("Close") {} }
            }
        }

        private var inside: some View { Button("Close") { isShown = false } }
    }

    @Test(
        "What lies behind a sheet, a cover, an alert or a dialog cannot be found until it has gone",
        arguments: [Kind.sheet, .cover, .alert, .dialog])
    private func concealed(_ kind: Kind) {
        let app = TestApp { Covered(kind: kind) }
        app.find("Open").tap()
        app.find("Behind").expectNone()
        app.find("pressed 0").expectNone()
        app.advance(by: .seconds(1))
        app.find("Behind").expectNone()
        app.find("Close").tap()
        app.find("Behind").tap()
        app.find("pressed 1").expect()
    }

    @Test("What lies behind a popover is still there to be read")
    func popover() {
        let app = TestApp { Covered(kind: .popover) }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("pressed 0").expect()
        app.find("Close").expect()
    }

    private struct Stacked: View {
        @State private var isOuterShown = false
        @State private var isInnerShown = false

        var body: some View {
            Button("Open") { isOuterShown = true }
                .sheet(isPresented: $isOuterShown) {
                    Button("Ask") { isInnerShown = true }
                        .alert("Question", isPresented: $isInnerShown) { Button("Answer") {} }
                }
        }
    }

    @Test("An alert over a sheet conceals the sheet, and gives it back")
    func stacked() {
        let app = TestApp { Stacked() }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("Ask").tap()
        app.advance(by: .seconds(1))
        app.find("Ask").expectNone()
        app.find("Answer").tap()
        app.advance(by: .seconds(1))
        app.find("Ask").expect()
        app.find("Open").expectNone()
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("Open").expect()
    }
}
