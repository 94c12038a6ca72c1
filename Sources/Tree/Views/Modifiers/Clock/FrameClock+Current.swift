extension FrameClock {
    /// The clock of the app whose code is running on the main thread; nil outside of any.
    ///
    /// Global, because the static functions of `Timer` have no other way to find it.
    nonisolated(unsafe) package private(set) static var current: FrameClock?

    /// Runs code of the app that owns this clock.
    package func runningApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }
}
