import Foundation
import Hosting
import Scenes
import Sessions
import Views

/// What a driver reads of an app besides its screen.
extension ScenarioDriver {
    /// How often an app that comes to rest is looked at.
    private static let looks = 20
    /// A text of less contrast is a mistake, and not a matter of taste. What moves behind a text, as
    /// snow does, hides a part of it for a moment.
    private static let readable = LeastContrast(ratio: 1.5, share: 0.6)

    /// Looks for what is wrong with the app between steps, while its clock stands still.
    package func inspect() async -> AppInspection {
        var inspection = AppInspection()
        inspection.rests = await comesToRest()
        inspection.findings = target.findings(
            of: [.names, .cutOff, .contrast], leastContrast: Self.readable
        )
        .filter { $0.guideline != .cutOff || !hasAccessibilitySize($0.window) }
        for window in target.instance.windows {
            inspection.storage[window.id.number] = window.scene.storage.values
                .filter { !$0.key.hasPrefix(StorageTable.ownPrefix) }.mapValues(\.json)
        }
        return inspection
    }

    /// Whether texts in a window are of a size at which rows of one line cannot hold all of theirs.
    private func hasAccessibilitySize(_ number: Int) -> Bool {
        guard let window = target.instance.windows.first(where: { $0.id.number == number }),
            let tree = target.surface(of: window.id)?.tree
        else { return false }
        return tree.currentEnvironment.dynamicTypeSize.isAccessibilitySize
    }

    /// False if every turn of the loop, and every block of the main queue, leads to another one.
    func comesToRest() async -> Bool {
        for _ in 0..<Self.looks {
            let before = target.totals
            await settle()
            if target.totals.updates == before.updates, target.totals.bodies == before.bodies {
                return true
            }
        }
        return false
    }

    /// What has happened in the app since the last call. The first call begins the log.
    package func takeTrace() -> StepTrace {
        var trace = StepTrace()
        trace.time = target.clock.now
        if let log = target.app.writes.changeLog {
            trace.changes = log.take().map(StepTrace.Change.init)
        } else {
            target.app.writes.changeLog = StateChangeLog()
        }
        trace.pointer = pointer
        pointer = nil
        return trace
    }

    /// Notes where an event of the pointer is.
    func notePointer(_ kind: InputEvent.Kind, in window: WindowID) {
        guard window != WindowID.singleScreen else { return }
        switch kind {
        case .pointer(let event):
            pointer = StepTrace.Place(
                window: window.number, x: event.location.x, y: event.location.y)
        case .wheel(_, let location, _, _):
            pointer = StepTrace.Place(window: window.number, x: location.x, y: location.y)
        default: break
        }
    }

    func check(_ guidelines: [ScreenGuideline]) throws(StepFailure) {
        let findings = target.findings(of: Set(guidelines))
        guard let first = findings.first else { return }
        let others = findings.count > 1 ? ", and \(findings.count - 1) more" : ""
        throw StepFailure(
            "\(first.sentence)\(others): \(first.guideline.sentence)",
            near: findings.prefix(20).map { "window \($0.window): \($0.sentence)" }
                .joined(separator: "\n"))
    }

    func checkStorage(
        _ values: [String: JSONValue], _ number: Int?
    ) throws(StepFailure) {
        let window = try window(number)
        let storage = target.instance[window.windowID]?.scene.storage.values ?? [:]
        for (key, wanted) in values.sorted(by: { $0.key < $1.key }) {
            let found = storage[key]?.json ?? .null
            guard !wanted.equals(found.propertyList) else { continue }
            let text = storage[key].map(\.shortText) ?? "not set"
            throw StepFailure("\(key) is \(text) in the scene storage of window \(window.number)")
        }
    }
}

extension StoredValue {
    fileprivate var json: JSONValue {
        switch self {
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .data(let value): .string(value.base64EncodedString())
        case .url(let value): .string(value.absoluteString)
        case .date(let value): .string(value.shortText)
        }
    }
}
