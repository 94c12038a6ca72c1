import CasementTesting
import SwiftUI
import Testing

/// Windows whose size their content decides, with content that takes any.
@MainActor
struct UnsizedWindowTests {
    private struct Cells: View {
        let item: GridItem

        var body: some View {
            LazyVGrid(columns: [item]) {
                ForEach(0..<50, id: \.self) { Text("cell \($0)") }
            }
        }
    }

    private struct GridApp: App {
        var body: some Scene {
            WindowGroup { ScrollView { Cells(item: GridItem(.adaptive(minimum: 60))) } }
        }
    }

    private struct BareGridApp: App {
        var body: some Scene {
            WindowGroup {
                HStack {
                    Cells(item: GridItem(.adaptive(minimum: 0), spacing: 0))
                    Cells(item: GridItem(.adaptive(minimum: -20)))
                }
            }
        }
    }

    @Test(
        "S-848: An adaptive grid in a window without a size shows its cells",
        arguments: TestApp.Screen.allCases)
    func adaptiveGrid(screen: TestApp.Screen) {
        let app = TestApp(GridApp.self, screen: screen)
        app.find("cell 0").expect()
        let bare = TestApp(BareGridApp.self, screen: screen)
        bare.find("cell 0").expectCount(2)
    }
}
