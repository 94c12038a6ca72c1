import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Where lists are scrolled after a start, where their rows differ in height.
@MainActor
struct ScrollRestoreTests {
    private static func height(_ row: Int) -> CGFloat { 30 + CGFloat(row * 7919 % 13) * 17 }

    private struct LetterApp: App {
        var body: some Scene {
            WindowGroup {
                List(0..<500, id: \.self) { row in
                    Text("Letter \(row)").frame(height: height(row))
                }
            }
        }
    }

    private struct StackApp: App {
        var body: some Scene {
            WindowGroup {
                ScrollView {
                    Text("Before them").frame(height: 77)
                    LazyVStack {
                        ForEach(0..<20, id: \.self) { group in
                            Section("Group \(group)") {
                                ForEach(0..<20, id: \.self) { row in
                                    Text("Letter \(group * 20 + row)")
                                        .frame(height: height(group * 20 + row))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is in sight, by what it says, with its place.
    private func sight(_ app: TestApp) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        for row in 0..<500 {
            let finder = app.find("Letter \(row)")
            guard finder.exists else { continue }
            let frame = finder.frame
            if frame.maxY > 0, frame.minY < 400 { found["\(row)"] = frame }
        }
        return found
    }

    private func expectReturn(_ app: TestApp, _ steps: [CGFloat]) {
        for step in steps { app.scroll(by: CGSize(width: 0, height: step)) }
        app.settle()
        let before = sight(app)
        #expect(!before.isEmpty && before["0"] == nil)
        app.quit()
        app.restart()
        #expect(sight(app) == before)
        app.kill()
        app.restart()
        #expect(sight(app) == before)
    }

    @Test(
        "S-137: a list whose rows differ in height shows after a start exactly what it showed",
        arguments: [[700, 700, 700, 333], [9_000, 11_111, -250], [1_000_000], [1_000_000, -40]])
    func list(steps: [CGFloat]) {
        expectReturn(TestApp(LetterApp.self, size: CGSize(width: 300, height: 400)), steps)
    }

    @Test("S-137: a lazy stack with sections does so too", arguments: [[900, 901, 877], [15_003]])
    func stack(steps: [CGFloat]) {
        expectReturn(TestApp(StackApp.self, size: CGSize(width: 300, height: 400)), steps)
    }
}
