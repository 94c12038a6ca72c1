/// Why a body is dirty, for `_printChanges()` and `_logChanges()`.
@MainActor
struct BodyCauses {
    /// A body that is being evaluated. Its evaluation retains everything unowned here.
    private struct Evaluation {
        let type: Any.Type
        let causes: BodyCauses
        unowned(unsafe) let fields: DynamicFields
        let changed: FieldSet
        unowned(unsafe) let log: WarningLog
    }

    private static var running: Evaluation?

    private var isNew = true
    private var isValueChanged = true
    private var isObservedChanged = false

    nonisolated init() {}

    /// Called when the parent has provided another value.
    mutating func noteValue() { isValueChanged = true }

    /// Called when something observable that the body has read has changed.
    mutating func noteObserved() { isObservedChanged = true }

    /// Returns the causes so far, and starts collecting those of the next evaluation.
    mutating func take() -> BodyCauses {
        let taken = self
        isNew = false
        isValueChanged = false
        isObservedChanged = false
        return taken
    }

    /// Runs the body, which may print these causes.
    func explain<Result>(
        _ type: Any.Type, _ fields: DynamicFields, _ changed: FieldSet, in log: WarningLog,
        _ body: () -> Result
    ) -> Result {
        let outer = Self.running
        Self.running = Evaluation(
            type: type, causes: self, fields: fields, changed: changed, log: log)
        defer { Self.running = outer }
        return body()
    }

    /// What has changed, for those who watch the app; empty for a new view.
    func reasons(_ fields: DynamicFields, _ changed: FieldSet) -> [String] {
        isNew ? [] : names(fields, changed)
    }

    private func names(_ fields: DynamicFields, _ changed: FieldSet) -> [String] {
        var names: [String] = []
        if isValueChanged { names.append("@self") }
        if isNew, !fields.isEmpty { names.append("@identity") }
        names += fields.names(of: isNew ? fields.all : changed)
        if isObservedChanged { names.append("@dependencies") }
        return names
    }

    /// The line that is printed for a type, and the log of the app whose code is running.
    static func describe(_ type: Any.Type) -> (line: String, log: WarningLog?) {
        let own = running.flatMap { $0.type == type ? $0 : nil }
        let names = own.map { $0.causes.names($0.fields, $0.changed) } ?? []
        let what = names.isEmpty ? "unchanged." : "\(names.joined(separator: ", ")) changed."
        return ("\(nestedName(of: type)): \(what)", running?.log ?? RuntimeWarnings.current)
    }

    /// The type's name with the types that it is nested in, without its module.
    private static func nestedName(of type: Any.Type) -> String {
        let plain = String(describing: type)
        let arguments = plain.drop { $0 != "<" }
        let path = String(reflecting: type).prefix { $0 != "<" }
            .split(separator: ".").dropFirst()
            // Private and local types are nested in contexts that have no name.
            .filter { !$0.hasPrefix("(unknown context") }
        return path.joined(separator: ".") + arguments
    }
}
