import Automation
import Testing

/// Expectations that say what was found instead.
extension Finder {
    /// Something is found.
    public func expect(sourceLocation: SourceLocation = #_sourceLocation) {
        check(.some(selector), sourceLocation)
    }

    /// Nothing is found.
    public func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
        check(.none(selector), sourceLocation)
    }

    /// So many are found.
    public func expectCount(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        check(.count(selector, count), sourceLocation)
    }

    /// It is found with this value.
    public func expectValue(_ value: String, sourceLocation: SourceLocation = #_sourceLocation) {
        check(.some(withValue(value).selector), sourceLocation)
    }

    /// It has the keyboard focus.
    public func expectFocus(sourceLocation: SourceLocation = #_sourceLocation) {
        check(.focus(selector), sourceLocation)
    }

    private func check(_ expectation: ScreenExpectation, _ location: SourceLocation) {
        do throws(StepFailure) {
            try app.driver.check(expectation)
        } catch {
            app.record(error, at: location)
        }
    }
}
