import Foundation

/// The results of all files as JUnit XML, which CI systems read.
package enum JUnitReport {
    package static func xml(_ outcomes: [ScenarioOutcome]) -> String {
        let failed = outcomes.filter { $0.failure != nil }.count
        let total = outcomes.map(\.seconds).reduce(0, +)
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            """
            <testsuite name="casement" tests="\(outcomes.count)" failures="\(failed)" \
            time="\(seconds(total))">
            """,
        ]
        for outcome in outcomes { lines += testCase(outcome) }
        return (lines + ["</testsuite>", ""]).joined(separator: "\n")
    }

    private static func testCase(_ outcome: ScenarioOutcome) -> [String] {
        let scenario = outcome.scenario
        let opening = """
              <testcase classname="\(escaped(scenario.path))" name="\(escaped(scenario.name))" \
            time="\(seconds(outcome.seconds))"
            """
        guard outcome.failure != nil || outcome.isFlaky || !outcome.notes.isEmpty else {
            return [opening + "/>"]
        }
        var lines = [opening + ">"]
        if let failure = outcome.failure { lines.append(element("failure", failure, scenario)) }
        for failure in outcome.earlier {
            let name = outcome.isFlaky ? "flakyFailure" : "rerunFailure"
            lines.append(element(name, failure, scenario))
        }
        // The form in which CI systems look for the files of a test.
        let files = (outcome.failure.map { [$0] } ?? outcome.earlier).flatMap(\.files)
        let output =
            outcome.notes.map { $0.text(in: scenario.path) }
            + files.map { "[[ATTACHMENT|\($0.path)]]" }
        if !output.isEmpty {
            let text = escaped(output.joined(separator: "\n"))
            lines.append("    <system-out>\(text)</system-out>")
        }
        return lines + ["  </testcase>"]
    }

    private static func element(
        _ name: String, _ failure: ScenarioOutcome.Failure, _ scenario: Scenario
    ) -> String {
        let text = escaped(failure.text(in: scenario.path))
        return "    <\(name) message=\"\(escaped(failure.found.found))\">\(text)</\(name)>"
    }

    private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            // XML 1.0 does not allow other control characters.
            case _ where character.value < 32: result += "\u{FFFD}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
