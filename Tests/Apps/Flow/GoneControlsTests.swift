import CasementTesting
import SwiftUI
import Testing

/// What controls leave behind.
@MainActor
struct GoneControlsTests {
    private struct Page: View {
        @State private var isShown = false
        @State private var isOn = false

        var body: some View {
            Button("Exchange") { isShown.toggle() }
            if isShown {
                ForEach(0..<3) { number in
                    Toggle("Switch \(number)", isOn: $isOn).toggleStyle(.switch)
                    Toggle("Checkbox \(number)", isOn: $isOn).toggleStyle(.checkbox)
                    Toggle("Button \(number)", isOn: $isOn).toggleStyle(.button)
                    Button("Plain \(number)") { isOn.toggle() }.buttonStyle(.plain)
                    Button("Link \(number)") { isOn.toggle() }.buttonStyle(.link)
                    Button("Bordered \(number)") { isOn.toggle() }.buttonStyle(.borderedProminent)
                }
            }
        }
    }

    @Test("Controls that are gone leave nothing behind")
    func attributes() {
        let app = TestApp(size: CGSize(width: 400, height: 900)) { Page() }
        app.find("Exchange").tap()
        app.find("Exchange").tap()
        let before = app.host.app.graph.liveAttributes
        for _ in 0..<2 {
            app.find("Exchange").tap()
            app.find("Exchange").tap()
        }
        #expect(app.host.app.graph.liveAttributes == before)
    }
}
