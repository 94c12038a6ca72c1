import CasementTesting
import Foundation
import Testing

/// The classes of XCTest in `XCTestCases.swift`, run as XCTest runs them.
struct XCTestTests {
    /// What XCTest prints, and its exit code.
    private func run(
        _ test: String, variables: [String: String] = [:]
    ) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(
            filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        process.arguments = ["--testing-library", "xctest", "CasementTestingTests.\(test)"]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    @Test("An app is tested by XCTest with the same words")
    func passing() throws {
        let (text, status) = try run("AppXCTestCase")
        #expect(status == 0, "\(text)")
        #expect(text.contains("Executed 2 tests, with 0 failures"), "\(text)")
    }

    @Test(
        "A failure is XCTest's, at the line of the test that asked",
        arguments: [
            ("testNothingIsFound", "found no “Subtract”"),
            ("testGuidelinesAreNotKept", "the guidelines are not kept in 1 place:"),
        ])
    func failing(test: String, sentence: String) throws {
        let (text, status) = try run(
            "FailingXCTestCase/\(test)", variables: ["CASEMENT_FAILING_TESTS": "1"])
        #expect(status != 0)
        let line = text.split(separator: "\n").first {
            $0.contains("XCTestCases.swift:") && $0.contains("error:")
        }
        #expect(line?.contains(sentence) == true, "\(text)")
    }
}
