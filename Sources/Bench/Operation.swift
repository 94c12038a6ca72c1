/// One thing that is measured: how it is set up, done, undone, and checked.
struct Operation: Sendable {
    let id: String
    let variant: String
    /// What one sample is, where it is no time.
    var unit = "ms"
    var note = ""
    var warmUps = 5
    var samples = 30
    let trial: @MainActor @Sendable () throws -> any Trial

    var name: String { variant.isEmpty ? id : "\(id) \(variant)" }
}

/// A prepared operation. Each sample is `prepare`, `perform`, `check`, of which `perform` is timed.
@MainActor
protocol Trial: AnyObject {
    func prepare() throws
    func perform()
    /// Throws where what is on the screen is not what should be.
    func check() throws
    /// What the trial measured itself; nil where the time of `perform` counts.
    var measured: Double? { get }
}

extension Trial {
    var measured: Double? { nil }
    func prepare() {}
}

/// The operation did something else than it should have.
struct WrongResult: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
        if !holds { throw WrongResult(sentence()) }
    }
}
