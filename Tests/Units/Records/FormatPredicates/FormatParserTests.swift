import Foundation
import Testing

@testable import Records

struct FormatParserTests {
    /// The tree of a format as the format that says the same.
    private func parse(_ format: String, _ arguments: Any?...) throws -> String {
        "\(try FormatParser.parse(format, arguments: arguments))"
    }

    @Test(
        "S-746: A predicate's format has comparisons, AND, OR, NOT, and parentheses that group either",
        arguments: [
            ("name == 'Ada'", #"name == "Ada""#),
            ("a = 1 && b <> 2 || NOT c => 3", "(a == 1 AND b != 2) OR NOT c >= 3"),
            ("(a == 1 OR b == 2) AND c == 3", "(a == 1 OR b == 2) AND c == 3"),
            ("(a + 2) * 3 < (b)", "((a + 2) * 3) < b"),
            ("a BETWEEN {1, 5.5}", "a BETWEEN {1, 5.5}"),
            ("name BEGINSWITH[cd] \"x\"", #"name BEGINSWITH[cd] "x""#),
            ("ANY tags.name LIKE '*a?'", #"ANY tags.name LIKE "*a?""#),
            ("NONE tags.name ==[c] 'a'", #"NONE tags.name ==[c] "a""#),
            ("x in {'a', 'b'}", #"x IN {"a", "b"}"#),
            ("NOT (x IN {1})", "NOT x IN {1}"),
            ("tags.@count > 3", "tags.@count > 3"),
            ("parts.@sum.price >= -1e3", "parts.@sum.price >= -1000.0"),
            (
                "SUBQUERY(parts, $p, $p.n == 0x1F).@count != 0",
                "SUBQUERY(parts, $p, $p.n == 31).@count != 0"
            ),
            ("a == nil OR b != NULL", "a == nil OR b != nil"),
            ("done == YES and late == false", "done == 1 AND late == 0"),
            ("SELF.name == 'x'", #"name == "x""#),
            ("list[FIRST] == 1 AND list[SIZE] > 2", "list[FIRST] == 1 AND list[SIZE] > 2"),
            ("TRUEPREDICATE", "TRUEPREDICATE"),
            ("uppercase:(name) == 'A'", #"uppercase(name) == "A""#),
            ("TERNARY(a > 1, b, 2) == 3", "TERNARY(a > 1, b, 2) == 3"),
            ("d > CAST(5, 'NSDate')", "d > date(5)"),
            (#"t == "say \"hi\"""#, #"t == "say \"hi\"""#),
        ])
    func grammar(_ format: String, _ tree: String) throws {
        #expect(try parse(format) == tree)
        // What it prints is read again as the same.
        #expect(try parse(tree) == tree)
    }

    @Test("S-747: Arguments stand for values and for the names of properties, and are never parsed")
    func arguments() throws {
        #expect(try parse("%K == %@", "name", "x' OR 1 == 1") == #"name == "x' OR 1 == 1""#)
        #expect(try parse("%K.size > %ld", "a.b", 5) == "a.b.size > 5")
        #expect(try parse("a < %f", 2) == "a < 2.0")
        #expect(try parse("a == %@", nil) == "a == nil")
        #expect(try parse("a IN %@", ["x", "y"]) == #"a IN {"x", "y"}"#)
        #expect(try parse("(a == %d) AND b == %@", 1, 2) == "a == 1 AND b == 2")
        #expect(try parse("a == '%@'") == #"a == "%@""#)
    }

    @Test(
        "S-748: A format that does not follow the grammar is answered with a sentence that names the place",
        arguments: [
            ("name = ", "expected a value, found the end at character 8"),
            (
                "name 'x'",
                "expected an operator such as ==, <, IN or CONTAINS, found the text \"x\" at character 6"
            ),
            ("(a == 1", "expected \")\", found the end at character 8"),
            ("a == 'x", "the text that begins has no end at character 6"),
            ("a == %@", "there is no argument for the %@ at character 6"),
            ("a == 1 b == 2", "expected AND, OR or the end, found \"b\" at character 8"),
            ("a ==[x] 'b'", "expected c, d or cd, found \"x\" at character 6"),
            ("foo(a) == 1", "there is no function foo at character 1"),
            ("a == %q", "there must be @, K, d or f after a percent sign at character 6"),
            ("a ~ 1", "there is an unexpected \"~\" at character 3"),
        ])
    func syntaxErrors(_ format: String, _ message: String) {
        #expect {
            try parse(format)
        } throws: { error in
            "\(error)" == "NSPredicate(format: \"\(format)\"): \(message)."
        }
    }

    @Test("S-749: Two predicates of the same format and arguments are equal")
    func equality() {
        #expect(NSPredicate(format: "a == %@", "x") == NSPredicate(format: "a == 'x'"))
        #expect(NSPredicate(format: "a == %@", "x") != NSPredicate(format: "a == %@", "y"))
        #expect(NSPredicate(format: "a == 1").description == "a == 1")
    }

    @Test(
        "S-750: A predicate with a format is asked of objects in memory, by the names of properties"
    )
    func memory() {
        struct Part { var name: String; var price: Double? }
        struct Machine { var title: String; var parts: [Part]; var code: Int }
        let machine = Machine(
            title: "Écran", parts: [Part(name: "a", price: 2), Part(name: "b", price: nil)],
            code: 7)
        func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: machine) }
        #expect(holds("title ==[cd] 'ecran'"))
        #expect(!holds("title == 'ecran'"))
        #expect(holds("ANY parts.name == 'b'"))
        #expect(!holds("ALL parts.price > 1"))
        #expect(holds("parts.@sum.price == 2 AND parts.@count == 2"))
        #expect(holds("SUBQUERY(parts, $p, $p.price == nil).@count == 1"))
        #expect(holds("title LIKE '?c*' AND title MATCHES '[0-9]*|É.*'"))
        #expect(holds("code / 2 == 3 AND code ** 2 == 49 AND modulus(code, 4) == 3"))
        #expect(holds("code BETWEEN {7, 8} AND NOT code IN {1, 2}"))
        #expect(holds("parts[LAST].name == 'b'"))
        #expect(NSPredicate(format: "age > 3").evaluate(with: ["age": 4]))
        #expect(NSPredicate(format: "SELF CONTAINS[c] 'B'").evaluate(with: "abc"))
        #expect(
            NSPredicate(format: "code == $limit").evaluate(
                with: machine, substitutionVariables: ["limit": 7]))
    }

    // MARK: Limits

    /// What is repeated, what stands inside, what is repeated after it, and the rest.
    private static let deep: [String: [String]] = [
        "parentheses": ["(", "a == 1", ")", ""],
        "parentheses of values": ["(", "1", ")", " == 1"],
        "negations": ["NOT ", "a == 1", "", ""],
        "signs": ["-", "1", "", " == 1"],
        "powers": ["2 ** ", "1", "", " == 1"],
        "sums": ["a + ", "1", "", " == 1"],
        "products": ["a * ", "1", "", " == 1"],
        "members": ["", "a", ".b", " == 1"],
        "elements": ["", "a", "[0]", " == 1"],
        "lists": ["{", "1", "}", " == 1"],
        "functions": ["abs(", "1", ")", " == 1"],
        "conditions": ["TERNARY(a == ", "1", ", 1, 2)", " == 1"],
        "conditions in parentheses": ["(TERNARY((", "1", " == 1), 1, 2))", " == 1"],
        "subqueries": ["SUBQUERY(a, $x, ", "b == 1", ").@count == 1", ""],
    ]

    @Test(
        "A format that is nested too deep is refused", .timeLimit(.minutes(60)),
        arguments: deep.keys.sorted())
    func depth(name: String) throws {
        let parts = try #require(Self.deep[name])
        let format =
            String(repeating: parts[0], count: 4_000) + parts[1]
            + String(repeating: parts[2], count: 4_000) + parts[3]
        #expect(throws: FormatSyntaxError.self) { try FormatParser.parse(format, arguments: []) }
    }

    @Test("Readings that are given up do not double with each level", .timeLimit(.minutes(60)))
    func backtracking() {
        let levels = 60
        let format =
            String(repeating: "(TERNARY((", count: levels) + "a"
            + String(repeating: " == 1), 1, 2))", count: levels) + " =="
        #expect(throws: FormatSyntaxError.self) { try FormatParser.parse(format, arguments: []) }
    }

    @Test("A hundred levels are read, and many parts side by side")
    func allowed() throws {
        for (before, after) in [("(", ")"), ("NOT ", "")] {
            let format =
                String(repeating: before, count: 100) + "a == 1"
                + String(repeating: after, count: 100)
            #expect(throws: Never.self) { try FormatParser.parse(format, arguments: []) }
        }
        let values =
            String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100) + " == a"
        #expect(throws: Never.self) { try FormatParser.parse(values, arguments: []) }
        let parts = Array(repeating: "a == 1", count: 10_000).joined(separator: " OR ")
        #expect(throws: Never.self) { try FormatParser.parse(parts, arguments: []) }
        let list = Array(repeating: "1", count: 10_000).joined(separator: ", ")
        #expect(throws: Never.self) { try FormatParser.parse("a IN {\(list)}", arguments: []) }
    }

    @Test("The least integer has neither an opposite nor a quotient by −1")
    func leastInteger() throws {
        let negative = NSPredicate(format: "-%d > 0", Int.min)
        #expect(negative.evaluate(with: nil))
        #expect(NSPredicate(format: "modulus(%d, -1) == 0", Int.min).evaluate(with: nil))
        #expect(NSPredicate(format: "%d / -1 > 0", Int.min).evaluate(with: nil))
    }
}
