import CasementTesting
import Foundation
import SwiftUI
import Testing
@testable import Automation

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
    func restored() async throws {
        let app = TestApp { Counting() }
        print(app.host.screen)
        let driver = ScenarioDriver(app.host)
        try await driver.perform(.press(.tap, .element(Selector(label: "0 kept, 0 forgotten"))))
        print(app.host.screen, app.host.report)
        app.kill()
        app.restart()
        print(app.host.screen, app.logLines)
        try app.host.surfaces[0].framebuffer.writePNG(to: "/tmp/pic.png")
    }
}
