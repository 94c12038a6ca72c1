/// One thing that is measured: how it is set up, done, undone, and checked.
struct Operation: Sendable {
    let id: String
    let variant: String
    /// The unit of one sample, which may be something other than time.
    var unit = "ms"
    var note = ""
    var warmUps = 5
    var samples = 30
    var work = Work.inProcess
    let trial: @MainActor @Sendable () throws -> any Trial

    var name: String { variant.isEmpty ? id : "\(id) \(variant)" }

    /// Where an operation's instructions are, by which two runs are compared.
    enum Work: Sendable {
        case inProcess
        /// In processes that it starts, which only the kernel can count.
        case inChild
        /// It waits, and what it does meanwhile depends on the moment.
        case waits
    }
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
    /// The equal parts of which `perform` consists, and one is a sample.
    var parts: Int { get }
    /// The app that is measured; nil before it is made, and where there is none in this process.
    var subject: Stage? { get }
    /// Another app that was brought to the same state in another way, and so shows the same pixels;
    /// nil if another way does not exist.
    func reference() throws -> Stage?
}

extension Trial {
    var measured: Double? { nil }
    var parts: Int { 1 }
    var subject: Stage? { nil }
    func prepare() {}
    func reference() -> Stage? { nil }

    /// Compares what is on the screen, pixel by pixel, with another way to the same state.
    func checkPixels() throws {
        guard let shown = subject?.framebuffer, let wanted = try reference()?.framebuffer else {
            return
        }
        guard shown.checksum != wanted.checksum else { return }
        let difference = shown.difference(from: wanted).map { "\($0)" } ?? "their sizes"
        throw WrongResult("The pixels differ from those of a new window in \(difference).")
    }
}

/// The operation had an unexpected result.
struct WrongResult: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
        if !holds { throw WrongResult(sentence()) }
    }
}
