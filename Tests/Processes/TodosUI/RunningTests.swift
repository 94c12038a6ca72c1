import AppRunning
import AutomationProtocol
import Foundation
import Testing

/// The classes beside this file, run as XCTest runs them: they were written for Xcode.
struct RunningTests {
    /// The lines that XCTest prints, and how it ends.
    private func run(
        _ test: String, variables: [String: String] = [:]
    ) throws -> (lines: [String], ending: ProcessEnding?) {
        let folder = try TemporaryFolder()
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let inherited = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("LD_") }
        let surroundings = [
            "PATH": "/usr/bin:/bin", "HOME": folder.url.path(percentEncoded: false),
            "CASEMENT_ARTIFACTS": folder.url.path(percentEncoded: false),
        ]
        let process = try AppProcess(
            executable: own, arguments: ["--testing-library", "xctest", "TodosUITests.\(test)"],
            environment: inherited.merging(surroundings) { $1 }.merging(variables) { $1 })
        let ending = process.waitForEnd(until: .now + .seconds(120))
        process.kill()
        return (process.log, ending)
    }

    @Test(
        "A class of tests that was written for Xcode runs unchanged",
        arguments: [("ErrandsUITests", 3), ("GalleryUITests", 2)])
    func unchanged(name: String, count: Int) throws {
        let (lines, ending) = try run(name)
        let failures = lines.filter { $0.contains("error:") }
        #expect(ending == .exited(0) && failures.isEmpty, "\(lines.joined(separator: "\n"))")
        #expect(lines.contains { $0.contains("Executed \(count) tests, with 0 failures") })
    }

    @Test(
        "What cannot be done fails at the line that asked, and says what is there",
        arguments: [
            ("testNothingToTap", "found 0 of app Todos button “Subtract”", "checkBox|textField"),
            ("testSeveralToTap", "found 2 of app gallery button “Delete”", "button “Delete”"),
            ("testNoKeyboard", "does not have the keyboard", ""),
            ("testNoApp", "there is no app missing beside the tests", ""),
            ("testAnAppThatCannotStart", "launch: ", "nowhere"),
        ])
    func mistakes(test: String, sentence: String, detail: String) throws {
        let (lines, ending) = try run(
            "MistakenUITests/\(test)", variables: ["CASEMENT_UI_MISTAKES": "1"])
        let text = lines.joined(separator: "\n")
        #expect(ending == .exited(1))
        let line = lines.first { $0.contains("GalleryUITests.swift:") && $0.contains("error:") }
        #expect(line?.contains(sentence) == true, "\(text)")
        let details = detail.split(separator: "|")
        #expect(details.isEmpty || details.contains { text.contains($0) }, "\(text)")
    }
}
