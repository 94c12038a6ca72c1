import CasementTesting
import SwiftUI
import Testing

/// The main actor's work counts as the main thread's, whatever thread it is given.
@MainActor
struct MainActorTests {
    private final class Meter: ObservableObject {
        @Published var reading = 0
    }

    private struct Dial: View {
        @ObservedObject var meter: Meter
        @State private var isOpen = false
        var body: some View {
            VStack {
                Text("Reading \(meter.reading)\(isOpen ? ", open" : "")")
                Button("Open") { isOpen = true }
            }
        }
    }

    @Test("S-052: a change published on the main actor after an await is not a background change")
    func suspension() async {
        let meter = Meter()
        let app = TestApp { Dial(meter: meter) }
        for _ in 0..<200 {
            await Task.detached(priority: .background) {}.value
            meter.reading += 1
        }
        app.settle()
        app.find("Reading 200").expect()
        app.find("Open").tap()
        app.find("Reading 200, open").expect()
        #expect(app.logLines.isEmpty)
    }
}
