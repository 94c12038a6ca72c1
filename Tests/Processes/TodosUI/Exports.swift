// Xcode has these names in XCTest.
@_exported import CasementUITesting
