/// What becomes of a project's models of Core Data: classes with `@Model` in generated files, in
/// place of those that the project wrote over `NSManagedObject`. What these have besides stands in
/// copies of their files, as extensions of the generated classes.
struct CoreDataPlan {
    /// Swift files that are not compiled, because generated ones are in their place.
    private(set) var replaced: Set<String> = []
    /// Names that the generated files declare.
    private(set) var declared: Set<String> = []
    private(set) var missing: [MissingName] = []
    private(set) var remarks: [String] = []
    private var models: [(target: String, model: DataModel)] = []
    private var classes: [String: ManagedClass] = [:]

    /// Has the tokens of files be those of their copies, and removes those without one.
    init(
        _ project: AdoptedProject, _ tokens: inout [String: [SwiftToken]],
        _ copies: inout SourceCopies
    ) {
        var seen: Set<String> = []
        for target in project.targets {
            for path in target.models where seen.insert(path).inserted {
                guard let model = DataModel(path, in: project.tree) else {
                    remarks.append("\(path) is left out: its current version cannot be read.")
                    continue
                }
                models.append((target.name, model))
                if model.otherVersions > 0 {
                    remarks.append(
                        """
                        \(path): the current version is used; no store here has an older one.
                        """)
                }
            }
        }
        guard !models.isEmpty else { return }
        var files: [String: [ManagedClass]] = [:]
        for (path, tokens) in tokens {
            let found = ManagedClass.all(in: tokens, file: path)
            if !found.isEmpty { files[path] = found }
        }
        let names = Set(models.flatMap { $0.model.entities.map(\.className) })
        for (path, found) in files.sorted(by: { $0.key < $1.key }) {
            let own = found.filter { names.contains($0.name) }
            guard !own.isEmpty else { continue }
            for managed in own {
                classes[managed.name, default: managed].formUnion(managed)
            }
            replaced.insert(path)
            for managed in own where !managed.fixed.isEmpty {
                missing.append(
                    MissingName(
                        module: "CoreData", name: managed.name, file: path, line: managed.line,
                        advice: """
                            write \(managed.fixed.prefix(3).joined(separator: ", ")) in another \
                            way: the class is generated, and an extension takes no overrides, \
                            initializers and stored properties
                            """))
            }
            if own.allSatisfy(\.fixed.isEmpty), Self.isMore(tokens[path] ?? [], than: own) {
                copies.change(path, "without what is generated") { Self.leaveOut(own, of: &$0) }
            }
            tokens[path] = copies.text(of: path).map { SwiftTokens.all(of: Array($0.utf8)) }
        }
        declared.insert("NSPersistentCloudKitContainer")
        for (_, model) in models {
            for entity in model.entities { declare(entity) }
        }
    }

    /// Whether a file has more than what the generated classes declare.
    private static func isMore(_ tokens: [SwiftToken], than classes: [ManagedClass]) -> Bool {
        classes.contains(where: \.hasMore)
            || tokens.indices.contains { index in
                !classes.contains { $0.tokens.contains(index) } && tokens[index].text != "import"
                    && (index == 0 || tokens[index - 1].text != "import")
            }
    }

    /// Empties the lines of what the generated classes declare, and has classes be extensions.
    private static func leaveOut(_ classes: [ManagedClass], of lines: inout [String]) {
        func change(_ numbers: ClosedRange<Int>, to last: String) {
            for number in numbers where lines.indices.contains(number - 1) {
                lines[number - 1] = number == numbers.upperBound ? last : ""
            }
        }
        for managed in classes {
            for range in managed.generated { change(range, to: "") }
            guard let head = managed.head, lines.indices.contains(head.lines.upperBound - 1) else {
                continue
            }
            let line = lines[head.lines.upperBound - 1]
            let rest = line.firstIndex(of: "{").map { line[$0...] } ?? "{"
            let bases = head.bases.isEmpty ? "" : ": \(head.bases.joined(separator: ", "))"
            change(head.lines, to: "extension \(managed.name)\(bases) \(rest)")
        }
    }

    private mutating func declare(_ entity: DataEntity) {
        declared.insert(entity.className)
        declared.formUnion(entity.attributes.map(\.name))
        for relationship in entity.relationships {
            declared.insert(relationship.name)
            let name = ModelClass.capitalized(relationship.name)
            declared.formUnion(["addTo\(name)", "removeFrom\(name)"])
        }
        if entity.parent != nil || entity.isAbstract {
            remarks.append(
                "The entity \(entity.name) inherits, which generated classes do not: write it.")
        }
    }

    /// The generated files of a target.
    func files(for plan: TargetPlan) -> [String: String] {
        let own = models.filter { $0.target == plan.target.name }.map(\.model)
        guard !own.isEmpty else { return [:] }
        let folder = "\(plan.folder)/\(TargetPlan.generated)"
        var files: [String: String] = [:]
        files["\(folder)/ModelContainers.swift"] = ContainerText(models: own).source
        for model in own {
            let text = ModelText(model: model, classes: classes)
            files["\(folder)/\(model.name)Model.swift"] = text.source
        }
        return files
    }
}
