/// What becomes of a project's models of Core Data: classes with `@Model` in generated files, in
/// place of those that the project wrote over `NSManagedObject`.
struct CoreDataPlan {
    /// Swift files that are not compiled, because generated ones are in their place.
    private(set) var replaced: Set<String> = []
    /// Names that the generated files declare.
    private(set) var declared: Set<String> = []
    private(set) var missing: [MissingName] = []
    private(set) var remarks: [String] = []
    private var models: [(target: String, model: DataModel)] = []
    private var classes: [String: ManagedClass] = [:]

    init(_ project: AdoptedProject, _ tokens: [String: [SwiftToken]]) {
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
            for managed in own where !managed.others.isEmpty {
                missing.append(
                    MissingName(
                        module: "CoreData", name: managed.name, file: path, line: managed.line,
                        advice: """
                            move \(managed.others.prefix(3).joined(separator: ", ")) into an \
                            extension in another file: the class is generated
                            """))
            }
        }
        declared.insert("NSPersistentCloudKitContainer")
        for (_, model) in models {
            for entity in model.entities { declare(entity) }
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
        var files = ["\(folder)/ModelContainers.swift": ContainerText(models: own).source]
        for model in own {
            let text = ModelText(model: model, classes: classes)
            files["\(folder)/\(model.name)Model.swift"] = text.source
        }
        return files
    }
}
