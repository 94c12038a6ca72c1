import XCTest

// SwiftPM lists the test methods of a class for these functions, by a name that XCTest has for methods
// without an actor. Called with methods of the main actor, those end the program.

/// The tests of a class whose methods are the main actor's, which Xcode's templates write.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    let tests: [(String, (Case) -> () throws -> Void)] = allTests.map { name, method in
        (name, { test in { try MainActor.assumeIsolated { try method(test)() } } })
    }
    return testCase(tests)
}

/// The tests of a class whose methods are the main actor's, and throw nothing.
public func testCase<Case: XCTestCase>(
    _ allTests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
    let tests: [(String, (Case) -> () throws -> Void)] = allTests.map { name, method in
        (name, { test in { MainActor.assumeIsolated { method(test)() } } })
    }
    return testCase(tests)
}
