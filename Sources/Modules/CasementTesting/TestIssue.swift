import Foundation
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// Failures of a test, in Swift Testing and in XCTest.
enum TestIssue {
    /// Records a failure of the running test: of Swift Testing, or of XCTest where none of Swift
    /// Testing's runs.
    static func record(_ text: String, at location: SourceLocation) {
        #if canImport(XCTest)
            if Test.current == nil {
                return XCTFail(
                    text, file: path(of: location), line: UInt(clamping: location.line))
            }
        #endif
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }

    #if canImport(XCTest)
        /// The path of a location as a literal, which `XCTFail` asks for: a pointer to characters that
        /// are never freed, their count, and flags that say that they are in memory.
        private static func path(of location: SourceLocation) -> StaticString {
            let text = location.filePath
            guard let characters = strdup(text) else { return "" }
            let literal = (UInt(bitPattern: characters), UInt(text.utf8.count), UInt8(0))
            return unsafeBitCast(literal, to: StaticString.self)
        }
    #endif
}
