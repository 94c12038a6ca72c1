import Foundation
import Testing

@testable import Automation

/// Selectors over trees made by hand.
struct SelectorTests {
    private let screen = Screen(windows: [
        ScreenWindow(
            number: 1, title: "Notes",
            root: ScreenElement(
                .window,
                children: [
                    ScreenElement(.button, "Add"),
                    ScreenElement(
                        .list,
                        children: [
                            ScreenElement(.row, children: [ScreenElement(.button, "Delete")]),
                            ScreenElement(
                                .row,
                                children: [ScreenElement(.button, "Delete", isEnabled: false)]),
                        ]),
                ])),
        ScreenWindow(
            number: 3, title: "Groceries", isKey: true,
            root: ScreenElement(
                .window,
                children: [
                    ScreenElement(.textField, "Title", value: "Milk", isFocused: true),
                    ScreenElement(.slider, "Amount", value: "1.0", identifier: "amount"),
                    ScreenElement(.button, "Add"),
                ])),
    ])

    @Test("A selector looks in the key window")
    func keyWindow() throws {
        let match = try screen.only(Selector(label: "Add"))
        #expect(match.window.number == 3)
        #expect(screen.matches(Selector(label: "Delete")).isEmpty)
    }

    @Test("A number names a window, and any looks in all in opening order")
    func otherWindows() {
        #expect(screen.matches(Selector(label: "Add", windows: .number(1))).count == 1)
        let all = screen.matches(Selector(label: "Add", windows: .any))
        #expect(all.map(\.window.number) == [1, 3])
    }

    @Test("An index counts the matches in reading order from 1")
    func index() {
        let second = Selector(label: "Delete", windows: .number(1), index: 2)
        #expect(screen.matches(second).map(\.element.isEnabled) == [false])
        let third = Selector(label: "Delete", windows: .number(1), index: 3)
        #expect(screen.matches(third).isEmpty)
        #expect(screen.notFound(third).found == "there is no number 3, only 2")
    }

    @Test("All conditions of a selector have to be met")
    func conditions() {
        #expect(
            screen.matches(Selector(label: "Title", role: .textField, value: "Milk")).count == 1)
        #expect(screen.matches(Selector(label: "Title", role: .button)).isEmpty)
        #expect(screen.matches(Selector(contains: "itl")).count == 1)
        #expect(screen.matches(Selector(id: "amount")).count == 1)
        #expect(screen.matches(Selector().focused).map(\.element.label) == ["Title"])
        var enabled = Selector(label: "Delete", windows: .any)
        enabled.isEnabled = true
        #expect(screen.matches(enabled).count == 1)
    }

    @Test("Values that are numbers are compared as numbers")
    func numbers() {
        #expect(screen.matches(Selector(id: "amount", value: "1")).count == 1)
        #expect(screen.matches(Selector(id: "amount", value: "1.5")).isEmpty)
    }

    @Test("The title belongs to the chrome and not to the content")
    func chrome() {
        var title = Selector(label: "Groceries")
        #expect(screen.matches(title).isEmpty)
        title.isInChrome = true
        #expect(screen.matches(title).count == 1)
    }

    @Test("An action with several matches lists them")
    func several() {
        #expect {
            _ = try screen.only(Selector(label: "Delete", windows: .number(1)))
        } throws: { error in
            (error as? StepFailure)?.description == """
                found 2 of “Delete” in window 1, and one is needed; an index says which
                button “Delete” in window 1
                button “Delete” disabled in window 1
                """
        }
    }

    @Test("A miss names the nearest element and prints the tree around it")
    func miss() {
        let failure = screen.notFound(Selector(label: "Title", role: .textField, value: "Eggs"))
        #expect(
            failure.found
                == "found no textField “Title” of value “Eggs”; "
                + "the nearest is textField “Title” = “Milk” focused")
        #expect(failure.near.contains("slider “Amount” = “1.0” #amount"))
    }

    @Test("A window that is not there is said to be missing, with those that are")
    func missingWindow() {
        let failure = screen.notFound(Selector(label: "Add", windows: .number(2)))
        #expect(failure.found == "there is no window 2; open are: 1, 3")
    }

    @Test("The tree comes back from its JSON as it was")
    func json() throws {
        let copy = try JSONDecoder().decode(Screen.self, from: screen.json)
        #expect(copy.description == screen.description)
        let object = try JSONSerialization.jsonObject(with: screen.json) as? [String: Any]
        let window = (object?["windows"] as? [[String: Any]])?.last
        #expect(window?["key"] as? Bool == true)
        #expect(window?["frame"] as? [Double] == [0, 0, 0, 0])
        let root = window?["root"] as? [String: Any]
        #expect(
            Set(root?.keys ?? [:].keys)
                == [
                    "role", "label", "value", "id", "enabled", "focused", "selected", "frame",
                    "children",
                ])
    }
}
