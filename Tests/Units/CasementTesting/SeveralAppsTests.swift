import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Several apps in one process, each as if it were alone.
@MainActor
struct SeveralAppsTests {
    private struct Tally: View {
        let name: String
        @State private var count = 0
        @AppStorage("total") private var total = 0

        var body: some View {
            Text("\(name): \(count), in all \(total)")
            Button("Add") {
                count += 1
                total += 1
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { count += 10 }
                }
            }
            Text("Home \(URL.homeDirectory.lastPathComponent)")
        }
    }

    @Test("Apps side by side have their own state, clock, defaults and home")
    func apps() {
        let first = TestApp(home: Fixture()) { Tally(name: "First") }
        let second = TestApp(home: Fixture()) { Tally(name: "Second") }
        first.find("Add").tap()
        second.find("Second: 0, in all 0").expect()
        second.find("Add").tap()
        second.find("Add").tap()
        first.advance(by: .seconds(1))
        first.find("First: 11, in all 1").expect()
        second.find("Second: 2, in all 2").expect()
        second.advance(by: .seconds(1))
        second.find("Second: 22, in all 2").expect()
        #expect(first.home != second.home)
        first.expectGuidelines([.names, .contrast])
        second.expectGuidelines([.names, .contrast])
    }

    @Test("Tests that run at the same time each have their app", arguments: 0..<8)
    func parallel(number: Int) async {
        let app = TestApp(home: Fixture()) { Tally(name: "App \(number)") }
        for count in 1...5 {
            app.find("Add").tap()
            await Task.yield()
            app.find("App \(number): \(count), in all \(count)").expect()
        }
    }
}
