import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

struct JUnitReportTests {
    @Test("Failures are counted and their words escaped")
    func escaping() throws {
        let failure = ScenarioOutcome.Failure(
            line: 3, asked: "tap: A", found: StepFailure("found no “A” <here> & there"))
        let xml = JUnitReport.xml([
            ScenarioOutcome(
                scenario: Scenario(path: "a.yaml", name: "A"), failure: nil, seconds: 0.5),
            ScenarioOutcome(
                scenario: Scenario(path: "b.yaml", name: "\"B\""), failure: failure, seconds: 1),
        ])
        #expect(xml.contains(#"tests="2" failures="1" time="1.500""#))
        #expect(xml.contains(#"name="&quot;B&quot;""#))
        #expect(xml.contains("b.yaml:3: tap: A&#10;    found no “A” &lt;here&gt; &amp; there"))
    }

    @Test("The files that a failure left are named where CI systems look for them")
    func files() throws {
        var failure = ScenarioOutcome.Failure(
            line: 3, asked: "tap: A", found: StepFailure("found no “A”"))
        failure.files = [("picture", "/tmp/a & b.png")]
        failure.log = ["half way"]
        let xml = JUnitReport.xml([
            ScenarioOutcome(
                scenario: Scenario(path: "a.yaml", name: "A"), failure: failure, seconds: 1)
        ])
        #expect(xml.contains("<system-out>[[ATTACHMENT|/tmp/a &amp; b.png]]</system-out>"))
        #expect(xml.contains("picture: /tmp/a &amp; b.png"))
        #expect(xml.contains("logged since the last action:&#10;      half way"))
    }
}
