extension FrameClock {
    /// The clock of the app whose code is running on the main thread; nil outside of any.
    ///
    /// `Timer`'s functions are static, so there is no other way for them to find it.
    nonisolated(unsafe) package private(set) static var current: FrameClock?

    /// Runs code of the app that this clock belongs to.
    package func runningApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }
}
