/// The sources of a new app, its test and its scenarios.
struct AppTemplate {
    let name: PackageName

    /// What an app with a store has otherwise, by the paths in the package.
    var files: [String: String] {
        [
            "Sources/\(name.text)/\(name.appType).swift": app,
            "Sources/\(name.text)/ContentView.swift": contentView,
            "Sources/\(name.text)/ItemList.swift": model,
            "Tests/\(name.text)Tests/\(name.appType)Tests.swift": test,
            "Scenarios/killed.yaml": scenario,
        ]
    }

    var app: String {
        """
        import SwiftUI

        @main
        struct \(name.appType): App {
            var body: some Scene {
                WindowGroup("\(name.text)") {
                    ContentView()
                }
                .defaultSize(width: 380, height: 420)
            }
        }

        """
    }

    var contentView: String {
        """
        import SwiftUI

        /// A list of things to do. Each window has one of its own, which comes back with the window.
        struct ContentView: View {
            @StateObject private var list = ItemList()
            @SceneStorage("items") private var saved = Data()
            @SceneStorage("draft") private var draft = ""

            var body: some View {
                VStack(alignment: .leading, spacing: 16) {
                    Text(list.openCount == 0 ? "All done" : "\\(list.openCount) to do")
                        .font(.largeTitle.bold())
                        .foregroundStyle(list.openCount == 0 ? Color.accentColor : .primary)
                    HStack {
                        TextField("What is next?", text: $draft)
                            .textFieldStyle(.roundedBorder)
                            .onSubmit(add)
                        Button("Add", action: add)
                            .buttonStyle(.borderedProminent)
                            .disabled(draft.isEmpty)
                    }
                    List {
                        ForEach($list.items) { $item in
                            Toggle(item.title, isOn: $item.isDone)
                        }
                        .onDelete { list.items.remove(atOffsets: $0) }
                    }
                }
                .padding(20)
                .onAppear { list.restore(saved) }
                .onChange(of: list.items) { saved = list.data }
            }

            private func add() {
                withAnimation { list.add(draft) }
                draft = ""
            }
        }

        #Preview {
            ContentView()
        }

        """
    }

    /// It imports Foundation alone, as models do: the flags of the package make `ObservableObject`
    /// visible, as Apple's Foundation does.
    var model: String {
        """
        import Foundation

        /// Something to do.
        struct Item: Identifiable, Codable, Equatable {
            var id = UUID()
            var title: String
            var isDone = false
        }

        /// What a window shows.
        final class ItemList: ObservableObject {
            @Published var items = [Item(title: "Open ContentView.swift and change it")]

            var openCount: Int { items.filter { !$0.isDone }.count }

            func add(_ title: String) {
                let title = title.trimmingCharacters(in: .whitespaces)
                guard !title.isEmpty else { return }
                items.append(Item(title: title))
            }

            /// The items as they are saved.
            var data: Data { (try? JSONEncoder().encode(items)) ?? Data() }

            /// Takes the saved items; nothing changes where there are none.
            func restore(_ data: Data) {
                guard let saved = try? JSONDecoder().decode([Item].self, from: data) else { return }
                items = saved
            }
        }

        """
    }

    var catalog: String {
        """
        {
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
    }

    /// What the app is tinted with, in light and in dark mode.
    var accentColor: String {
        """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000", "blue" : "0xD8", "green" : "0x66", "red" : "0x0A"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000", "blue" : "0xFF", "green" : "0x9D", "red" : "0x4F"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
    }

    var test: String {
        """
        import CasementTesting
        import Testing

        @testable import \(name.text)

        @MainActor
        struct \(name.appType)Tests {
            @Test("An item that was added comes back after the app was killed")
            func restored() {
                let app = TestApp(\(name.appType).self)
                app.find("What is next?").type("Water the plants")
                app.find("Add").tap()
                app.find("2 to do").expect()

                app.kill()
                app.restart()
                app.find("Water the plants").expect()
            }

            @Test("An item that is done no longer counts")
            func done() {
                let app = TestApp(\(name.appType).self)
                app.find("Open ContentView.swift and change it").tap()
                app.find("All done").expect()
            }
        }

        """
    }

    var scenario: String {
        """
        \(ScenarioSchema.modeline)
        name: What was typed comes back after a crash
        steps:
          - tap: What is next?
          - type: Water the plants
          - key: Return
          - expect: 2 to do
          - tap: Water the plants
          - expect: 1 to do
          - kill
          - relaunch
          - expect: {label: Water the plants, value: "on"}
          - expect: 1 to do

        """
    }

    var pictureScenario: String {
        """
        \(ScenarioSchema.modeline)
        name: The picture that make run draws where there is no display
        steps:
          - tap: What is next?
          - type: Water the plants
          - key: Return
          - tap: Water the plants
          - advance: 1
          - screenshot: \(name.text)

        """
    }
}
