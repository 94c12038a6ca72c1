/// Why a body is due: what `_printChanges()` and `_logChanges()` tell of it.
@MainActor
struct BodyCauses {
    /// A body that is being evaluated; whoever evaluates it owns what is needed for that.
    private struct Evaluation {
        let type: Any.Type
        let causes: BodyCauses
        unowned(unsafe) let fields: DynamicFields
        let changed: FieldSet
        unowned(unsafe) let app: AppGraph
    }

    private static var running: Evaluation?

    private var isNew = true
    private var isValueChanged = true
    private var isObservedChanged = false

    nonisolated init() {}

    /// The parent has given another value.
    mutating func noteValue() { isValueChanged = true }

    /// Something observable that the body has read was changed.
    mutating func noteObserved() { isObservedChanged = true }

    /// The causes so far; from now on they are those of the next evaluation.
    mutating func take() -> BodyCauses {
        let taken = self
        isNew = false
        isValueChanged = false
        isObservedChanged = false
        return taken
    }

    /// Runs the body, which may ask for these causes.
    func explain<Result>(
        _ type: Any.Type, _ fields: DynamicFields, _ changed: FieldSet, in app: AppGraph,
        _ body: () -> Result
    ) -> Result {
        let outer = Self.running
        Self.running = Evaluation(
            type: type, causes: self, fields: fields, changed: changed, app: app)
        defer { Self.running = outer }
        return body()
    }

    private func names(_ fields: DynamicFields, _ changed: FieldSet) -> [String] {
        var names: [String] = []
        if isValueChanged { names.append("@self") }
        if isNew, !fields.isEmpty { names.append("@identity") }
        names += fields.names(of: isNew ? fields.all : changed)
        if isObservedChanged { names.append("@dependencies") }
        return names
    }

    /// The sentence on a type, and the app whose code is running.
    static func describe(_ type: Any.Type) -> (line: String, app: AppGraph?) {
        let own = running.flatMap { $0.type == type ? $0 : nil }
        let names = own.map { $0.causes.names($0.fields, $0.changed) } ?? []
        let what = names.isEmpty ? "unchanged." : "\(names.joined(separator: ", ")) changed."
        return ("\(nestedName(of: type)): \(what)", running?.app ?? RuntimeWarnings.app)
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

extension View {
    /// In a body of this type, prints which of the view's properties made it due: `@self` stands
    /// for the view's own value, `@identity` for a new place in the tree.
    public static func _printChanges() {
        print(BodyCauses.describe(Self.self).line)
    }

    /// In a body of this type, logs what `_printChanges()` prints.
    public static func _logChanges() {
        let (line, app) = BodyCauses.describe(Self.self)
        app?.logger.info("\(line)")
    }
}

extension ViewModifier {
    /// In a body of this type, prints which of the modifier's properties made it due.
    public static func _printChanges() {
        print(BodyCauses.describe(Self.self).line)
    }

    /// In a body of this type, logs what `_printChanges()` prints.
    public static func _logChanges() {
        let (line, app) = BodyCauses.describe(Self.self)
        app?.logger.info("\(line)")
    }
}
