import ArgumentParser
import AutomationProtocol
import Foundation

/// What random use has found wrong with an app.
struct MonkeyFinding {
    /// The sorts of mistakes that are looked for.
    enum Sort: String, CaseIterable, Sendable, ExpressibleByArgument {
        /// It crashed, or ended with a status that says so.
        case crash
        /// It answered nothing.
        case hang
        /// It logged an error.
        case log
        /// It had something to do all the time, though nothing happened.
        case restless
        case unnamed, cutOff, lowContrast
        /// A scene's value was another one after a new start.
        case lostValue

        /// Nil for guidelines that random use does not look at.
        init?(_ guideline: ScreenGuideline) {
            switch guideline {
            case .names: self = .unnamed
            case .cutOff: self = .cutOff
            case .contrast: self = .lowContrast
            case .targetSize, .focusOrder, .overlap: return nil
            }
        }
    }

    let sort: Sort
    /// What distinguishes it from other findings of its sort; empty if nothing does.
    let detail: String
    let text: String
    /// The number of the window that it is about; nil if it is about the app.
    var window: Int?
    /// What fails at the end of a scenario, if the steps themselves do not.
    var expectations: [ScenarioAction] = []

    /// Whether both are the same mistake.
    func isSame(as other: MonkeyFinding) -> Bool { sort == other.sort && detail == other.detail }

    private init(
        _ sort: Sort, _ detail: String, _ text: String, _ expectations: [ScenarioAction] = []
    ) {
        self.sort = sort
        self.detail = detail
        self.text = text
        self.expectations = expectations
    }

    /// Nil for an app that has ended as its user asked.
    init?(_ error: AppError) {
        switch error {
        case .ended(.exited(0), _): return nil
        case .ended(let ending, _): self.init(.crash, "\(ending)", "\(error)")
        default: self.init(.hang, "", "\(error)")
        }
    }

    // MARK: An app that goes on

    /// What is wrong with an app that goes on, apart from what is ignored.
    static func all(log: [String], _ inspection: AppInspection) -> [MonkeyFinding] {
        var found: [MonkeyFinding] = []
        if let line = log.first(where: isError) {
            found.append(
                MonkeyFinding(
                    .log, message(line), "the app logged “\(line)”",
                    [.perform(RandomUse.pause), .expectNoLog(message(line))]))
        }
        if !inspection.rests || log.contains(where: { $0.contains("has not come to rest") }) {
            found.append(
                MonkeyFinding(
                    .restless, "",
                    "the app never rests: each turn of its loop leads to another one",
                    [.perform(RandomUse.pause), .perform(.expect(.rest, within: nil))]))
        }
        found += inspection.findings.compactMap { finding in
            guard let sort = Sort(finding.guideline) else { return nil }
            var found = MonkeyFinding(
                sort, finding.role.rawValue, "window \(finding.window): \(finding.sentence)",
                [
                    .perform(RandomUse.pause),
                    .perform(.expect(.guidelines([finding.guideline]), within: nil)),
                ])
            found.window = finding.window
            return found
        }
        return found
    }

    /// What a window's scene storage had before a new start and has no longer.
    static func lost(
        before: AppInspection, after: AppInspection
    ) -> [MonkeyFinding] {
        before.storage.sorted { $0.key < $1.key }.flatMap { window, values in
            guard let now = after.storage[window] else { return [MonkeyFinding]() }
            return values.sorted { $0.key < $1.key }.compactMap { key, value in
                guard !isSame(now[key], value) else { return nil }
                let found = now[key].map { "\($0)" } ?? "nothing"
                return MonkeyFinding(
                    .lostValue, key,
                    "window \(window) had \(value) for \(key), and \(found) after a new start",
                    [.perform(.expect(.storage([key: value], window: window), within: nil))])
            }
        }
    }

    /// Whether two values are equal, or JSON of the same that an app has encoded twice: the order of
    /// its keys differs from process to process.
    private static func isSame(_ a: JSONValue?, _ b: JSONValue) -> Bool {
        if a == b { return true }
        guard case .string(let a)? = a, case .string(let b) = b, let a = json(in: a) else {
            return false
        }
        return a == json(in: b)
    }

    /// The JSON that a text has, or data in Base64.
    private static func json(in text: String) -> JSONValue? {
        let decoder = JSONDecoder()
        return (try? decoder.decode(JSONValue.self, from: Data(text.utf8)))
            ?? Data(base64Encoded: text).flatMap { try? decoder.decode(JSONValue.self, from: $0) }
    }

    /// Whether a line is an error in the form of swift-log: a date, the level, the label.
    private static func isError(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2)
        return words.count == 3 && ["error", "critical"].contains(words[1])
            && words[0].contains("T") && words[0].first?.isNumber == true
    }

    /// The line without its date.
    private static func message(_ line: String) -> String {
        String(line.drop { $0 != " " }.dropFirst())
    }
}
