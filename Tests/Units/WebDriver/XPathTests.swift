import AppRunning
import AutomationProtocol
import Testing

@testable import WebDriver

struct XPathTests {
    private let tree = WindowTree(FakeApp.form.shown.windows[0])

    private func labels(_ path: String, below label: String? = nil) throws -> [String] {
        let start = label.flatMap { wanted in tree.elements.first { $0["label"] == wanted } }
        return try Locator(using: "xpath", value: path).find(in: tree, below: start)
            .map { $0["label"] ?? "" }
    }

    @Test(
        "An XPath finds elements by role, label, place, condition and function",
        arguments: [
            ("//button", ["Delete", "Delete", "Add"]),
            ("/window/list/row/text", ["Milk", "Bread"]),
            ("//button[@label='Add']", ["Add"]),
            ("//row[2]/button", ["Delete"]),
            ("//row[button]/@label/..", ["Milk", "Bread"]),
            ("(//button)[3]", ["Add"]),
            ("//row[last()]", ["Bread"]),
            ("//row[position() < 2]", ["Milk"]),
            ("//*[@id='name']", ["Name"]),
            ("//*[@id]", ["Name", "Add"]),
            ("//textField[@value = \"Ada\" and not(@enabled='false')]", ["Name"]),
            ("//button[@enabled='false'] | //toggle", ["Urgent", "Add"]),
            ("//row[text/@label='Bread']", ["Bread"]),
            ("//row[contains(@label, 'il')]", ["Milk"]),
            ("//*[starts-with(@label, 'Sh')]", ["Shopping"]),
            ("//text[. = 'Milk']", ["Milk"]),
            ("//text[text()='Milk']/..", ["Milk"]),
            ("//button/ancestor::row[1]", ["Milk", "Bread"]),
            ("//row[1]/following-sibling::row", ["Bread"]),
            ("//row[2]/preceding-sibling::*", ["Milk"]),
            ("//toggle/following::button", ["Add"]),
            ("//text[@label='Bread']/preceding::button", ["Delete"]),
            ("//list[count(row) = 2]", ["Items"]),
            ("//*[number(@width) > 90 and @width <= 100]", ["Name"]),
            ("//*[translate(@label, 'ADD', 'add')='add']", ["Add"]),
            ("//*[name()='toggle']", ["Urgent"]),
            ("//*[string-length(@label) = 8]", ["Shopping"]),
            ("//*[substring(@label, 2, 3) = 'rea' and self::row]", ["Bread"]),
            ("//row[@label='None']", []),
            ("//row[0]", []),
        ])
    func finds(path: String, expected: [String]) throws {
        #expect(try labels(path) == expected)
    }

    @Test("A path that begins with a dot stays below the element, another begins at the window")
    func relative() throws {
        #expect(try labels(".//button", below: "Bread") == ["Delete"])
        #expect(try labels("./*", below: "Milk") == ["Milk", "Delete"])
        #expect(try labels("button", below: "Milk") == ["Delete"])
        #expect(try labels("//button", below: "Milk").count == 3)
    }

    @Test(
        "A text that is not an XPath, or finds something else than elements, is refused",
        arguments: [
            "", "//", "//button[", "//button[@label='Add]", "//button]", "button[@]", "sheet::x",
            "foo(1)", "count(//a, //b)", "1 + 1", "'a'", "//button/@label", "//text/text()",
            "$x", "//a[1 = ]", "not('a')", "'a'/b", "//*[..", "@",
        ])
    func refused(path: String) {
        let error = #expect(throws: WebDriverError.self) { _ = try labels(path) }
        #expect(error?.code == .invalidSelector)
    }

    @Test("Deep nesting, long texts and conditions in conditions are refused and end nothing")
    func hostile() throws {
        let deep = String(repeating: "(", count: 50_000)
        let brackets = String(repeating: "a[", count: 3_000)
        let slow = (0..<5).reduce("//*") { path, _ in "//*[count(\(path)) > 0]" }
        let nested = String(repeating: "-(", count: 200) + "1" + String(repeating: ")", count: 200)
        for path in [deep, brackets, nested, slow + slow] {
            let error = #expect(throws: WebDriverError.self) { _ = try labels(path) }
            #expect(error?.code == .invalidSelector)
        }
        let many = FakeApp((0..<200).map { ScreenElement(.text, "\($0)") })
        let wide = WindowTree(many.shown.windows[0])
        let error = #expect(throws: WebDriverError.self) {
            _ = try Locator(using: "xpath", value: slow).find(in: wide)
        }
        #expect(error?.message.contains("too many elements") == true)
    }
}
