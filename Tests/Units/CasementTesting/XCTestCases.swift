import CasementTesting
import Foundation
import SwiftUI
import XCTest

/// An app tested by XCTest. `XCTestTests` runs these classes.
final class AppXCTestCase: XCTestCase {
    @MainActor
    func testAnAppIsUsed() async {
        let app = TestApp { Adder() }
        app.find("Add").tap()
        app.find("Count: 1").expect()
        app.expectGuidelines()
        app.find("Count: 1").expectOnlyDamage { app.find("Add").perform("activate") }
        XCTAssertEqual(app.find("Add").state("count"), 2)
    }

    @MainActor
    func testTimePasses() async {
        let app = TestApp { Adder() }
        app.find("Add").tap()
        await app.wait(until: .tasks)
        app.find("Count: 1").expect()
    }
}

/// Failures, which are only run to see how XCTest reports them.
final class FailingXCTestCase: XCTestCase {
    override func setUpWithError() throws {
        guard ProcessInfo.processInfo.environment["CASEMENT_FAILING_TESTS"] == "1" else {
            throw XCTSkip("Fails, to show how")
        }
    }

    @MainActor
    func testNothingIsFound() async {
        let app = TestApp { Adder() }
        app.find("Subtract").tap()
    }

    @MainActor
    func testGuidelinesAreNotKept() async {
        let app = TestApp { Text("Faint").opacity(0.2) }
        app.expectGuidelines([.contrast])
    }
}

private struct Adder: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
        .task { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
