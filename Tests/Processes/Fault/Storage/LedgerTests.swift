import Automation
import CasementCLI
import Foundation
import Testing
import Waiting

/// A store behind an app: killed while it saves, open in two processes, and given bad files.
struct LedgerTests {
    @Test("SIGKILL at any write of a save costs the entry in flight and nothing else")
    func killedWhileSaving() throws {
        let app = try LedgerApp()
        try app.expectCount("60")
        let writes = Fault.counting([.write, .sync, .truncate])
        try app.relaunch(writes)
        try app.expectCount("60")
        try app.prepareEntry("Oar", "-10.25")
        try app.beginFaults()
        try app.tap(Selector(label: "Save", role: .button))
        try app.expectCount("61")
        let total = app.faults.seen
        try #require(total > 1)

        var entries = 61
        var struck = 0
        for call in Thoroughness.sample(Array(1...total), of: 3) {
            try app.relaunch(Fault(action: .kill, kinds: writes.kinds, at: call))
            try app.expectCount("\(entries)")
            let before = try app.summary
            try app.prepareEntry("Oar", "-10.25")
            try app.beginFaults()
            do {
                try app.tap(Selector(label: "Save", role: .button))
                // This save needed fewer calls.
                try app.expectCount("\(entries + 1)")
            } catch is AppError {
                #expect(app.faults.strikes == 1)
                struck += 1
            }
            try app.relaunch()
            // What was typed comes back as well, until the app has noted that it is saved.
            let cancel = Selector(label: "Cancel", role: .button)
            try waitUntil("the entries") {
                _ = try app.connection.perform(.press(.tap, .element(cancel)))
                return try !app.summary.count.isEmpty
            }
            // The entry and the sums of its month are there, or none of it is.
            let after = try app.summary
            if after != before {
                entries += 1
                try app.expectCount("\(entries)")
                let sums = [before, after].map { summary in
                    Decimal(
                        string: summary.balance.dropFirst("Balance ".count)
                            .replacingOccurrences(of: ",", with: ""))
                }
                let paid = try #require(Decimal(string: "10.25"))
                #expect(try #require(sums[0]) - #require(sums[1]) == paid)
            }
        }
        #expect(struck > 0)
    }

    @Test("Two processes on one file see each other's changes, and sum them up alike")
    func twoProcesses() throws {
        let first = try LedgerApp()
        try first.expectCount("60")
        let second = try LedgerApp(first)
        try second.expectCount("60")
        try second.add("Lantern", "-40")
        try first.expectCount("61")
        try first.expect(.some(Selector(label: "Lantern")))
        try waitUntil("the same sums") { try first.summary == second.summary }

        // The other way round.
        try first.tap(Selector(label: "Lantern"))
        try first.tap(Selector(label: "Edit", role: .button))
        try first.fill("Payee", "Storm lantern")
        try first.fill("Amount", "-55.5")
        try first.tap(Selector(label: "Save", role: .button))
        try second.expect(.some(Selector(label: "Storm lantern")))
        try second.expect(.some(Selector(label: "-55.50", role: .text)))
        try waitUntil("the same sums") { try first.summary == second.summary }

        // What one has selected and edits, the other deletes.
        try second.tap(Selector(label: "Storm lantern"))
        try second.tap(Selector(label: "Edit", role: .button))
        try second.fill("Payee", "Lamp")
        try first.tap(Selector(label: "Storm lantern"))
        try first.tap(Selector(label: "Delete", role: .button))
        try first.expectCount("60")
        try second.tap(Selector(label: "Save", role: .button))
        try second.expect(.some(Selector(label: "The entry was deleted in the meantime.")))
        try second.tap(Selector(label: "Cancel", role: .button))
        try second.expect(.none(Selector(label: "Storm lantern")))
        try second.tap(Selector(label: "Delete", role: .button))
        try second.expectCount("60")
        try waitUntil("the same sums") { try first.summary == second.summary }
    }

    @Test(
        "A file with a bad line is refused with a sentence that names the line, and nothing changes",
        arguments: [
            ("2026-01-02,Rope,-8\n", "Line 3 has 3 fields and needs 5: "),
            (
                "2026-02-30,Rope,-8,Travel,\n",
                "Line 3 has no date such as 2026-07-31, but “2026-02-30”."
            ),
            ("2026-01-02,Rope,8x,Travel,\n", "Line 3 has no amount such as -12.50, but “8x”."),
            ("2026-01-02,\"Rope,-8,Travel,\n", "Line 3 has a quote that is not closed."),
            ("2026-01-02,\"Rope\"s,-8,Travel,\n", "Line 3 has text after a field in quotes."),
        ])
    func badLines(line: String, sentence: String) throws {
        let app = try LedgerApp()
        try app.expectCount("60")
        let before = try app.summary
        let file = app.data + "/bad.csv"
        let good =
            "date,payee,amount,category,note\n2026-01-01,\"Oars, two\",-90,Travel,\"a \"\"b\"\"\"\n"
        try Data((good + line).utf8).write(to: URL(filePath: file))
        try app.choose(fileAt: file)
        try app.expect(.some(Selector(contains: sentence)))
        try app.tap(Selector(label: "OK", role: .button))
        #expect(try app.summary == before)

        // Without the line the file is read.
        try Data(good.utf8).write(to: URL(filePath: file))
        try app.choose(fileAt: file)
        try app.expect(.some(Selector(label: "1 entry was added.")))
        try app.tap(Selector(label: "OK", role: .button))
        try app.expect(.some(Selector(label: "Oars, two")))
        try app.expect(.some(Selector(label: "Travel, a \"b\"")))
        try app.expectCount("61")
    }
}
