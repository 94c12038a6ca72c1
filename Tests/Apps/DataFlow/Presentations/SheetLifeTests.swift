import CasementTesting
import SwiftUI
import Testing

/// Sheets, covers and popovers: what presents them, what ends them, and what they keep.
@MainActor
struct SheetLifeTests {
    private enum Kind: CaseIterable { case sheet, cover, popover }

    private struct Inside: View {
        let log: CallbackLog
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
                Button("Done") { dismiss() }
            }
            .onAppear { log("+") }
            .onDisappear { log("-") }
        }
    }

    private final class Model: ObservableObject {
        @Published var isShown = false
    }

    private struct Presenter: View {
        @ObservedObject var model: Model
        let log: CallbackLog
        let kind: Kind
        var blocks = false

        var body: some View {
            let content = {
                log("content")
                return Inside(log: log).interactiveDismissDisabled(blocks)
            }
            let base = Button("Open") { model.isShown = true }
            switch kind {
            case .sheet:
                base.sheet(
                    isPresented: $model.isShown, onDismiss: { log("dismissed") }, content: content)
            case .cover:
                base.fullScreenCover(
                    isPresented: $model.isShown, onDismiss: { log("dismissed") }, content: content)
            case .popover:
                base.popover(isPresented: $model.isShown, content: content)
            }
        }
    }

    @Test(
        "S-201: content is made when it is presented, with fresh state each time",
        arguments: Kind.allCases)
    private func fresh(_ kind: Kind) {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Presenter(model: model, log: log, kind: kind) }
        #expect(log.lines == [])
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        #expect(log.lines == ["content", "+"])
        app.find("Add").tap()
        app.find("count 1").expect()
        app.find("Done").tap()
        app.advance(by: .seconds(1))
        app.find("Add").expectNone()
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("count 0").expect()
    }

    @Test(
        "S-201: the app, dismiss and the user each end it with the binding false and one onDismiss",
        arguments: [Kind.sheet, .cover], ["app", "dismiss", "user"])
    private func ends(_ kind: Kind, _ way: String) {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Presenter(model: model, log: log, kind: kind) }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        switch way {
        case "app":
            model.isShown = false
            app.settle()
        case "dismiss": app.find("Done").tap()
        default: app.key("Escape")
        }
        app.advance(by: .seconds(1))
        #expect(!model.isShown)
        app.find("Add").expectNone()
        #expect(log.lines.sorted() == ["+", "-", "content", "dismissed"])
    }

    @Test(
        "S-201: interactiveDismissDisabled keeps the user from closing, and nobody else",
        arguments: Kind.allCases)
    private func blocked(_ kind: Kind) {
        let model = Model()
        let app = TestApp {
            Presenter(model: model, log: CallbackLog(), kind: kind, blocks: true)
        }
        for way in ["dismiss", "app"] {
            app.find("Open").tap()
            app.advance(by: .seconds(1))
            app.key("Escape")
            app.tap(at: CGPoint(x: 3, y: 3))
            app.advance(by: .seconds(1))
            app.find("Add").expect()
            if way == "dismiss" {
                app.find("Done").tap()
            } else {
                model.isShown = false
                app.settle()
            }
            app.advance(by: .seconds(1))
            app.find("Add").expectNone()
        }
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private final class ItemModel: ObservableObject {
        @Published var item: Item?
        var written: [Item?] = []
    }

    private struct ItemPresenter: View {
        @ObservedObject var model: ItemModel
        let log: CallbackLog

        var body: some View {
            Text("base")
                .sheet(item: binding, onDismiss: { log("dismissed") }) { item in
                    VStack {
                        Text(item.name)
                        Inside(log: log)
                    }
                }
        }

        private var binding: Binding<Item?> {
            Binding(get: { model.item }) {
                model.written.append($0)
                model.item = $0
            }
        }
    }

    @Test(
        """
        S-200: an item presents a sheet, the same one changed changes its content, one with \
        another id is another sheet with fresh state
        """)
    func items() {
        let (log, model) = (CallbackLog(), ItemModel())
        let app = TestApp { ItemPresenter(model: model, log: log) }
        app.find("Add").expectNone()
        model.item = Item(id: 1, name: "one")
        app.settle()
        app.advance(by: .seconds(1))
        app.find("one").expect()
        app.find("Add").tap()
        model.item?.name = "uno"
        app.settle()
        app.find("uno").expect()
        app.find("count 1").expect()
        #expect(log.lines == ["+"])
        model.item = Item(id: 2, name: "two")
        app.settle()
        app.advance(by: .seconds(1))
        app.find("two").expect()
        app.find("uno").expectNone()
        app.find("count 0").expect()
        #expect(log.count(of: "dismissed") == 1 && log.count(of: "-") == 1)
        #expect(model.written.isEmpty)
    }

    @Test("S-200: closed by the user the item is nil before onDismiss runs, which it does once")
    func userDismissal() {
        let (log, model) = (CallbackLog(), ItemModel())
        let app = TestApp { ItemPresenter(model: model, log: log) }
        model.item = Item(id: 1, name: "one")
        app.settle()
        app.advance(by: .seconds(1))
        app.key("Escape")
        app.advance(by: .seconds(1))
        #expect(model.written == [nil])
        #expect(log.count(of: "dismissed") == 1)
        app.find("one").expectNone()
    }
}
