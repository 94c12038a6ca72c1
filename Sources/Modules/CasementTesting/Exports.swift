// The places at which tests fail are a macro's of Testing, also in files that import XCTest.
@_exported import Testing
