/// The sources of a new app that keeps its items in a store, its test and its scenario.
struct DataTemplate {
    let name: PackageName

    var files: [String: String] {
        [
            "Sources/\(name.text)/\(name.appType).swift": app,
            "Sources/\(name.text)/ContentView.swift": contentView,
            "Sources/\(name.text)/Item.swift": model,
            "Tests/\(name.text)Tests/\(name.appType)Tests.swift": test,
            "Scenarios/killed.yaml": scenario,
        ]
    }

    private var app: String {
        """
        import SwiftData
        import SwiftUI

        @main
        struct \(name.appType): App {
            var body: some Scene {
                WindowGroup("\(name.text)") {
                    ContentView()
                }
                .defaultSize(width: 380, height: 420)
                .modelContainer(for: Item.self, isUndoEnabled: true)
            }
        }

        """
    }

    private var contentView: String {
        """
        import SwiftData
        import SwiftUI

        /// The things to do that the store holds. All windows show the same.
        struct ContentView: View {
            @Query(sort: \\Item.added, animation: .default) private var items: [Item]
            @Environment(\\.modelContext) private var context
            @SceneStorage("draft") private var draft = ""

            private var openCount: Int { items.filter { !$0.isDone }.count }

            var body: some View {
                VStack(alignment: .leading, spacing: 16) {
                    Text(openCount == 0 ? "All done" : "\\(openCount) to do")
                        .font(.largeTitle.bold())
                        .foregroundStyle(openCount == 0 ? Color.accentColor : .primary)
                    HStack {
                        TextField("What is next?", text: $draft)
                            .textFieldStyle(.roundedBorder)
                            .onSubmit(add)
                        Button("Add", action: add)
                            .buttonStyle(.borderedProminent)
                            .disabled(draft.isEmpty)
                    }
                    List {
                        ForEach(items) { item in
                            ItemRow(item: item)
                        }
                        .onDelete { offsets in
                            for index in offsets { context.delete(items[index]) }
                        }
                    }
                }
                .padding(20)
            }

            private func add() {
                let title = draft.trimmingCharacters(in: .whitespaces)
                guard !title.isEmpty else { return }
                context.insert(Item(title: title))
                try? context.save()
                draft = ""
            }
        }

        private struct ItemRow: View {
            @Bindable var item: Item

            var body: some View {
                Toggle(item.title, isOn: $item.isDone)
            }
        }

        #Preview {
            ContentView()
                .modelContainer(for: Item.self, inMemory: true)
        }

        """
    }

    private var model: String {
        """
        import Foundation
        import SwiftData

        /// Something to do.
        @Model
        final class Item {
            var title: String
            var isDone = false
            var added = Date.now

            init(title: String) {
                self.title = title
            }
        }

        """
    }

    private var test: String {
        """
        import CasementTesting
        import SwiftData
        import SwiftUI
        import Testing

        @testable import \(name.text)

        @MainActor
        struct \(name.appType)Tests {
            private let app = TestApp {
                ContentView().modelContainer(for: Item.self, inMemory: true)
            }

            @Test("An item that was added is shown")
            func added() {
                app.find("All done").expect()
                app.find("What is next?").type("Water the plants")
                app.find("Add").tap()
                app.find("1 to do").expect()
                app.find("Water the plants").expect()
            }

            @Test("An item that is done no longer counts")
            func done() {
                app.find("What is next?").type("Water the plants")
                app.find("Add").tap()
                app.find("Water the plants").tap()
                app.find("All done").expect()
            }
        }

        """
    }

    private var scenario: String {
        """
        \(ScenarioSchema.modeline)
        name: What was added is in the store after a crash
        steps:
          - tap: What is next?
          - type: Water the plants
          - key: Return
          - expect: 1 to do
          - kill
          - relaunch
          - expect: Water the plants
          - expect: 1 to do

        """
    }
}
