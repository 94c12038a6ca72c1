import CasementTesting
import SwiftUI
import Testing

/// Launch, and what comes back at the next one.
@MainActor
struct LaunchFlowTests {
    private struct Counting: View {
        @SceneStorage("count") private var count = 0
        @State private var forgotten = 0

        var body: some View {
            Text("\(count) kept, \(forgotten) forgotten")
                .onTapGesture {
                    count += 1
                    forgotten += 1
                }
        }
    }

    @Test("S-162: what a scene stores is there in the first body after a kill, state is not")
    func restored() {
        let app = TestApp { Counting() }
        app.find("0 kept, 0 forgotten").tap()
        #expect(app.find("1 kept, 1 forgotten").exists)
        app.kill()
        app.restart()
        #expect(app.find("1 kept, 0 forgotten").exists)
        app.quit()
        app.restart()
        #expect(app.find("1 kept, 0 forgotten").exists)
    }
}
