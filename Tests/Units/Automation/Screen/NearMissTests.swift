import Foundation
import Testing

@testable import Automation

/// What is said of elements that are nearly what a selector asks for.
struct NearMissTests {
    private let screen = Screen(windows: [
        ScreenWindow(
            number: 1, title: "Notes",
            root: ScreenElement(
                .window, children: [ScreenElement(.button, "Archive"), ScreenElement(.text, "12")])
        ),
        ScreenWindow(
            number: 2, title: "Groceries", isKey: true,
            root: ScreenElement(
                .window,
                children: [
                    ScreenElement(.button, "Save", isEnabled: false),
                    ScreenElement(.text, "Title"),
                    ScreenElement(.toggle, "Done", value: "off", identifier: "is-done"),
                ])),
    ])

    private func said(_ selector: Selector) -> String { screen.notFound(selector).found }

    @Test("A misspelled name is told with the nearest one")
    func spelling() {
        #expect(
            said(Selector(label: "Sabe"))
                == "found no “Sabe”; the nearest is button “Save” disabled")
        #expect(
            said(Selector(id: "isDone"))
                == "found no element with id isDone; the nearest is toggle “Done” = “off” #is-done")
        #expect(said(Selector(contains: "Titel")).contains("the nearest is text “Title”"))
    }

    @Test("What has the name and another role, value or state is told as it is")
    func others() {
        #expect(said(Selector(label: "Title", role: .heading)).hasSuffix("is text “Title”"))
        #expect(said(Selector(label: "Done", value: "on")).hasSuffix("“Done” = “off” #is-done"))
        var enabled = Selector(label: "Save")
        enabled.isEnabled = true
        #expect(said(enabled).hasSuffix("the nearest is button “Save” disabled"))
    }

    @Test("What is in another window, or in the chrome, is told with its place")
    func places() {
        #expect(
            said(Selector(label: "Archive"))
                == "found no “Archive”; the nearest is button “Archive”, which is in window 1")
        #expect(
            said(Selector(label: "Groceries")).hasSuffix(
                "text “Groceries”, which is in the chrome"))
    }

    @Test("Of what is about equally near, three are named")
    func several() {
        let rows = [10, 30, 32, 33, 34].map { ScreenElement(.row, "Row \($0)") }
        let list = Screen(windows: [
            ScreenWindow(number: 1, isKey: true, root: ScreenElement(.window, children: rows))
        ])
        #expect(
            list.notFound(Selector(label: "Row 31")).found
                == "found no “Row 31”; the nearest are row “Row 30”; row “Row 32”; "
                + "and row “Row 33”")
    }

    @Test("Where nothing is near, nothing is named, and the window's tree begins the excerpt")
    func nothing() {
        let failure = screen.notFound(Selector(label: "Subscription"))
        #expect(failure.found == "found no “Subscription”")
        #expect(failure.near.hasPrefix("window 2 “Groceries” active key\n  button “Save” disabled"))
    }

    @Test("The tree is printed around the nearest element, below what it is in")
    func excerpt() {
        let rows = (1...300).map {
            ScreenElement(.row, children: [ScreenElement(.text, "Entry \($0)")])
        }
        let list = ScreenElement(.list, "Entries", children: rows)
        let long = Screen(windows: [
            ScreenWindow(
                number: 1, isKey: true,
                root: ScreenElement(.window, children: [ScreenElement(.button, "Add"), list]))
        ])
        let failure = long.notFound(Selector(label: "Entry 250", role: .button))
        let lines = failure.near.split(separator: "\n").map(String.init)
        #expect(lines.prefix(4) == ["window 1 active key", "  …", "  list “Entries”", "    …"])
        #expect(lines.contains("      text “Entry 250”"))
        #expect(!lines.contains("      text “Entry 200”"))
        #expect(lines.last == "  … 89 more")
        #expect(lines.count < 32)
    }
}
