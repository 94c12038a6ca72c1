import CasementTesting
import Combine
import Observation
import SwiftUI
import Testing

/// What presented views see of where they are presented from, and how they end their presentation.
@MainActor
struct PresentationEnvironmentTests {
    private final class Theme: ObservableObject {
        @Published var name = "light"
    }

    @Observable
    final class Model {
        var word = "one"
    }

    private struct Content: View {
        @EnvironmentObject private var theme: Theme
        @Environment(Model.self) private var model
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("Sees \(theme.name) \(model.word) \(Int(spacing))")
            Button("Change") {
                theme.name = "dark"
                model.word = "two"
            }
            Button("Close") { dismiss() }
        }
    }

    private enum Way: CaseIterable { case sheet, popover, cover }

    private struct Presenter: View {
        let way: Way
        @State private var isShown = false
        var body: some View {
            let button = Button("Open") { isShown = true }
            switch way {
            case .sheet: button.sheet(isPresented: $isShown) { Content() }
            case .popover: button.popover(isPresented: $isShown) { Content() }
            case .cover: button.fullScreenCover(isPresented: $isShown) { Content() }
            }
        }
    }

    @Test(
        "S-094, S-100: presented content sees the environment of its presenter, and can close itself",
        arguments: Way.allCases)
    private func presenting(way: Way) {
        let app = TestApp {
            Presenter(way: way)
                .environment(\.lineSpacing, 3)
                .environmentObject(Theme())
                .environment(Model())
        }
        app.find("Open").tap()
        app.find("Sees light one 3").expect()
        app.find("Change").tap()
        app.find("Sees dark two 3").expect()
        app.find("Close").tap()
        app.advance(by: .seconds(1))
        app.find(containing: "Sees").expectNone()
        #expect(app.windows.count == 1)
        app.find("Open").tap()
        app.find("Sees dark two 3").expect()
    }

    private struct Alerting: View {
        @State private var isShown = true
        var body: some View {
            Text("Below").alert("Sure?", isPresented: $isShown) {
                AlertActions()
            } message: {
                AlertMessage()
            }
        }
    }

    private struct AlertActions: View {
        @EnvironmentObject private var theme: Theme
        var body: some View { Button("Keep \(theme.name)") {} }
    }

    private struct AlertMessage: View {
        @Environment(\.lineSpacing) private var spacing
        var body: some View { Text("Spacing \(Int(spacing))") }
    }

    @Test("S-094: an alert's buttons and message see the environment of what it is attached to")
    func alert() {
        let app = TestApp {
            Alerting().environment(\.lineSpacing, 4).environmentObject(Theme())
        }
        app.find("Keep light").expect()
        app.find(containing: "Spacing 4").expect()
    }

    // MARK: Stacks

    private struct Page: View {
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.truncationMode) private var truncation
        let number: Int
        var body: some View {
            Text("Page \(number): \(Int(spacing)) \(truncation == .head ? "head" : "tail")")
            NavigationLink("Next of \(number)", value: number + 1)
        }
    }

    private struct Stack: View {
        var body: some View {
            NavigationStack {
                Page(number: 0)
                    .truncationMode(.head)
                    .navigationDestination(for: Int.self) { Page(number: $0) }
            }
            .environment(\.lineSpacing, 5)
        }
    }

    @Test("S-095: what surrounds a stack reaches every page, what surrounds its root the root only")
    func stack() {
        let app = TestApp { Stack() }
        app.find("Page 0: 5 head").expect()
        app.find("Next of 0").tap()
        app.advance(by: .seconds(1))
        app.find("Page 1: 5 tail").expect()
        app.find("Next of 1").tap()
        app.advance(by: .seconds(1))
        app.find("Page 2: 5 tail").expect()
    }

    // MARK: Dismissing

    private struct DismissingPage: View {
        @Environment(\.dismiss) private var dismiss
        let name: String
        var body: some View {
            Text("Page \(name)")
            Button("Leave \(name)") { dismiss() }
        }
    }

    private struct Item: Identifiable { let id = 1 }

    private struct Dismissing: View {
        @State private var path: [String] = []
        @State private var item: Item?
        @State private var isShown = false
        var body: some View {
            NavigationStack(path: $path) {
                Text("Path \(path.count), item \(item == nil ? "nil" : "set")")
                Button("Push") { path.append("pushed") }
                Button("Present") { item = Item() }
                    .navigationDestination(for: String.self) { DismissingPage(name: $0) }
            }
            .sheet(item: $item) { _ in DismissingPage(name: "sheet") }
        }
    }

    @Test("S-100: dismiss pops a pushed page, and takes a sheet's item away")
    func dismissing() {
        let app = TestApp { Dismissing() }
        app.find("Push").tap()
        app.advance(by: .seconds(1))
        app.find("Leave pushed").tap()
        app.advance(by: .seconds(1))
        app.find("Path 0, item nil").expect()
        app.find("Present").tap()
        app.find("Leave sheet").tap()
        app.advance(by: .seconds(1))
        app.find("Path 0, item nil").expect()
        app.find("Page sheet").expectNone()
        #expect(app.windows.count == 1)
    }

    private struct WrongDismiss: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Text("In the sheet")
                    Button("Presenter's dismiss") { dismiss() }
                }
        }
    }

    private struct InNavigation: View {
        @State private var path = ["page"]
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: String.self) { _ in WrongDismiss() }
            }
        }
    }

    @Test("S-101: a presenter's dismiss, called in its sheet, ends what presents the presenter")
    func wrongDismiss() {
        let app = TestApp { InNavigation() }
        app.advance(by: .seconds(1))
        app.find("Open").tap()
        app.find("In the sheet").expect()
        app.find("Presenter's dismiss").tap()
        app.advance(by: .seconds(1))
        app.find("Root").expect()
        #expect(app.windows.count == 1)
    }

    @Test("S-101: a window root's dismiss, called in its sheet, closes the window")
    func wrongDismissAtRoot() {
        let app = TestApp { WrongDismiss() }
        app.find("Open").tap()
        app.find("Presenter's dismiss").tap()
        #expect(app.windows.isEmpty)
    }

    // MARK: isPresented

    private struct Presented: View {
        @Environment(\.isPresented) private var isPresented
        let name: String
        let lines: Lines
        var body: some View {
            Text("\(name) \(isPresented ? "presented" : "not presented")")
                .onAppear { lines.add("\(name) appears") }
                .onChange(of: isPresented, initial: true) { lines.add("\(name) \(isPresented)") }
        }
    }

    private struct PresentedStack: View {
        @State private var path: [String] = []
        @State private var isShown = false
        let lines: Lines
        var body: some View {
            NavigationStack(path: $path) {
                Presented(name: "Root", lines: lines)
                    .navigationDestination(for: String.self) { name in
                        Presented(name: name, lines: lines)
                        Button("Next") { path.append("Second") }
                        Button("Present") { isShown = true }
                    }
                Button("Next") { path.append("First") }
            }
            .sheet(isPresented: $isShown) { Presented(name: "Sheet", lines: lines) }
        }
    }

    @Test("S-102: windows, pages and sheets are presented, and going back changes nothing of that")
    func isPresented() {
        let lines = Lines()
        let app = TestApp { PresentedStack(lines: lines) }
        #expect(lines.take().sorted() == ["Root appears", "Root true"])
        app.find("Next").tap()
        app.advance(by: .seconds(1))
        #expect(lines.take().sorted() == ["First appears", "First true"])
        app.find("Next").tap()
        app.advance(by: .seconds(1))
        #expect(lines.take().sorted() == ["Second appears", "Second true"])
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        #expect(lines.take() == ["First appears"])
        app.find("Present").tap()
        #expect(lines.take().sorted() == ["Sheet appears", "Sheet true"])
        app.find("Sheet presented").expect()
    }
}
