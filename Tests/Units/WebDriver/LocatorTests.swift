import AppRunning
import AutomationProtocol
import Foundation
import Testing

@testable import WebDriver

struct LocatorTests {
    private let tree = WindowTree(FakeApp.form.shown.windows[0])

    private func labels(_ strategy: String, _ value: String) throws -> [String] {
        try Locator(using: strategy, value: value).find(in: tree).map { $0["label"] ?? "" }
    }

    @Test(
        "Elements are found by identifier, label, role and the selectors that clients write for them",
        arguments: [
            ("id", "name", ["Name"]), ("accessibility id", "add", ["Add"]),
            ("accessibility id", "Urgent", ["Urgent"]), ("name", "Add", ["Add"]),
            ("name", "name", ["Name"]), ("class name", "row", ["Milk", "Bread"]),
            ("tag name", "button", ["Delete", "Delete", "Add"]),
            ("link text", "Delete", ["Delete", "Delete"]),
            ("partial link text", "rge", ["Urgent"]), ("css selector", "#add", ["Add"]),
            ("css selector", "[id=\"name\"]", ["Name"]), ("css selector", "*[name='Add']", ["Add"]),
            ("css selector", "button#add", ["Add"]), ("css selector", ".toggle", ["Urgent"]),
            ("css selector", "button[enabled=\"false\"]", ["Add"]),
            ("css selector", "[value]", ["Name", "Urgent"]),
            ("css selector", "#\\61 dd", ["Add"]), ("id", "", []), ("class name", "Row", []),
        ])
    func found(strategy: String, value: String, expected: [String]) throws {
        #expect(try labels(strategy, value) == expected)
    }

    @Test(
        "Other ways and selectors of several elements are refused",
        arguments: [
            ("css selector", "list > button"), ("css selector", ""), ("css selector", "#"),
            ("css selector", "[id"), ("css selector", "[id~='a']"), ("css selector", "[id='a"),
            ("css selector", "a b"), ("css selector", "a:hover"), ("image", "x"), ("", ""),
        ])
    func refused(strategy: String, value: String) {
        #expect(throws: WebDriverError.self) { _ = try labels(strategy, value) }
    }

    @Test("The tree as XML escapes what XML gives a meaning, and replaces what it lacks")
    func xml() {
        let app = FakeApp([
            ScreenElement(
                .button, "\"Ham\" & <eggs>\n\u{1}", identifier: "a'b",
                frame: CGRect(x: 1.25, y: 2, width: 3, height: 4),
                children: [ScreenElement(.image, "Pan")])
        ])
        let text = TreeXML.text(of: WindowTree(app.shown.windows[0]))
        let label = "&quot;Ham&quot; &amp; &lt;eggs&gt;&#10;\u{FFFD}"
        #expect(text.contains("label=\"\(label)\" id=\"a'b\""))
        #expect(text.contains("x=\"1.3\" y=\"2\""))
        #expect(text.contains("<image label=\"Pan\""))
        #expect(text.contains("  <chrome>\n    <text label=\"Form\""))
        #expect(text.hasSuffix("</window>\n"))
    }

    @Test("An element is known again by its identifier, by its label, and by where it is")
    func references() throws {
        func reference(_ label: String, _ index: Int = 0) throws -> ElementReference {
            let node = tree.elements.filter { $0["label"] == label }[index]
            return try #require(ElementReference(node, in: tree))
        }
        let second = try reference("Delete", 1)
        let (name, milk) = (try reference("Name"), try reference("Urgent"))
        let app = FakeApp.form
        app.shown.windows[0].root.children[2].label = "Full name"
        app.shown.windows[0].root.children[3].label = "Very urgent"
        let changed = WindowTree(app.shown.windows[0])
        #expect(name.node(in: changed)?["label"] == "Full name")
        #expect(milk.node(in: changed)?["label"] == "Very urgent")
        #expect(second.node(in: changed)?.parent?["label"] == "Bread")
        app.shown.windows[0].root.children[1].children.removeFirst()
        #expect(second.node(in: WindowTree(app.shown.windows[0])) == nil)
        app.shown.windows[0].root.children.removeLast(3)
        #expect(name.node(in: WindowTree(app.shown.windows[0])) == nil)
    }
}
