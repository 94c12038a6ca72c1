import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Where a turn ends: what one block or task shows before the next one runs.
@MainActor
struct TurnTests {
    @Test(
        "S-820: What a block of the main queue changes is shown before a block that it has queued")
    func blocks() async {
        let log = Log()
        let app = TestApp {
            Writer(log: log) { write in
                DispatchQueue.main.async {
                    write(nil)
                    DispatchQueue.main.async { write(7) }
                }
            }
        }
        app.find("Go").tap()
        await app.wait(for: .milliseconds(100))
        #expect(log.lines.filter { $0.hasPrefix("change") } == ["change nil", "change 7"])
        // A task that has started says what the state is when it runs.
        #expect(log.lines.count { $0.hasPrefix("task") } == 3)
    }

    @Test("S-820: Four blocks that queue each other show four values")
    func nested() async {
        let log = Log()
        let app = TestApp {
            Writer(log: log) { write in
                func next(_ number: Int) {
                    guard number <= 4 else { return }
                    DispatchQueue.main.async {
                        write(number * 10)
                        next(number + 1)
                    }
                }
                next(1)
            }
        }
        app.find("Go").tap()
        await app.wait(for: .milliseconds(100))
        #expect(
            log.lines.filter { $0.hasPrefix("change") }
                == ["change 10", "change 20", "change 30", "change 40"])
    }

    @Test("S-821: What a task changes is shown before a task that it has started changes it back")
    func tasks() async {
        let log = Log()
        let app = TestApp {
            Writer(log: log) { write in
                Task {
                    write(2)
                    Task { write(1) }
                }
            }
        }
        app.find("Go").tap()
        await app.wait(for: .milliseconds(100))
        #expect(log.lines.filter { $0.hasPrefix("change") } == ["change 2", "change 1"])
    }

    @Test("S-820: A sheet that one block dismisses and the next presents again goes and comes")
    func sheet() async {
        let log = Log()
        let app = TestApp { Sheets(log: log) }
        app.find("Show").tap()
        app.find("Again").tap()
        await app.wait(for: .seconds(2))
        #expect(log.lines == ["appears", "dismissed", "appears"])
        app.find("Again").expect()
    }
}

private final class Log {
    var lines: [String] = []
}

/// Logs what a state has been, as the app's own callbacks see it.
private struct Writer: View {
    let log: Log
    let start: @MainActor (@escaping @MainActor (Int?) -> Void) -> Void
    @State private var row: Int? = 1

    private var name: String { row.map { "\($0)" } ?? "nil" }

    var body: some View {
        Button("Go") { start { row = $0 } }
            .onChange(of: row) { log.lines.append("change \(name)") }
            .task(id: row) { log.lines.append("task \(name)") }
    }
}

private struct Sheets: View {
    struct Item: Identifiable {
        let id = 1
    }

    let log: Log
    @State private var item: Item?

    var body: some View {
        Button("Show") { item = Item() }
            .sheet(item: $item, onDismiss: { log.lines.append("dismissed") }) { _ in
                Button("Again") {
                    DispatchQueue.main.async {
                        item = nil
                        DispatchQueue.main.async { item = Item() }
                    }
                }
                .onAppear { log.lines.append("appears") }
            }
    }
}
