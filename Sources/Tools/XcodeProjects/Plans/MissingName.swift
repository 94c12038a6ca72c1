/// A name that a program uses and does not find here, where it stands first.
package struct MissingName: Hashable, Sendable, Codable {
    package let module: String
    package let name: String
    package let file: String
    package let line: Int
    package let advice: String
}

/// What the files of a target need of other modules, and what of it is missing.
struct SourceSurvey {
    let files: [(path: String, file: SwiftFile)]
    let framework: BorrowedModule?
    private(set) var missing: [MissingName] = []
    private let known: Set<String>

    /// Reads files as the compiler does if the framework can be imported. `own` are the modules of
    /// the project and of its packages, `declared` what the project declares elsewhere.
    init(
        _ tokens: [String: [SwiftToken]], borrowing framework: BorrowedModule?,
        importing own: Set<String>, flags: [String], declared: Set<String>,
        foreign: Set<String>, names: KnownNames = .shared
    ) {
        self.framework = framework
        let modules = ModuleTable.always.union(ModuleTable.products.keys)
            .union(ModuleTable.tests).union(own).union(framework?.modules ?? [])
        let conditions = CompilationConditions(
            modules: modules, flags: Set(flags).union(["DEBUG"]))
        files = tokens.sorted { $0.key < $1.key }.map { path, tokens in
            (path, SwiftFile(conditions.active(tokens)))
        }
        var known = declared
        for (_, file) in files { known.formUnion(file.declared) }
        self.known = known
        for (path, file) in files {
            let absent = file.imports.filter { !modules.contains($0.module) }
            for entry in absent {
                missing.append(
                    MissingName(
                        module: entry.module, name: "import \(entry.module)", file: path,
                        line: entry.line, advice: ModuleTable.advice(entry.module)))
            }
            // What a package that is kept declares is not looked into.
            if file.imports.contains(where: { foreign.contains($0.module) }) { continue }
            func isMissing(_ name: String) -> Bool {
                !known.contains(name) && !modules.contains(name)
                    && !names.contains(name, borrowing: framework)
            }
            for (name, line) in file.uses.sorted(by: { $0.key < $1.key }) where isMissing(name) {
                add(name, path, line, absent.map(\.module))
            }
            for (name, line) in file.superclasses.sorted(by: { $0.key < $1.key })
            where !known.contains(name) && names.contains(name, borrowing: framework) {
                guard let advice = ModuleTable.finalClasses[name] else { continue }
                missing.append(
                    MissingName(
                        module: ModuleTable.module(of: name) ?? "SwiftUI",
                        name: "a subclass of \(name)", file: path, line: line,
                        advice: advice))
            }
            // Members of what is missing are missing, too, and say nothing new.
            guard absent.isEmpty, !missing.contains(where: { $0.file == path }) else { continue }
            for (name, line) in file.members.sorted(by: { $0.key < $1.key })
            where isMissing(name) && name.first?.isLetter == true {
                add(name, path, line, [])
            }
        }
    }

    private mutating func add(_ name: String, _ path: String, _ line: Int, _ absent: [String]) {
        let guess = ModuleTable.module(of: name, importing: absent)
        let module = absent.count == 1 && guess == nil ? absent[0] : guess ?? "SwiftUI"
        missing.append(
            MissingName(
                module: module, name: name, file: path, line: line,
                advice: ModuleTable.advice(name: name, module: module)))
    }

    var imports: Set<String> { Set(files.flatMap { $0.file.imports.map(\.module) }) }

    /// Whether a file uses what only the framework declares, or imports it.
    func uses(_ framework: BorrowedModule, names: KnownNames = .shared) -> Bool {
        let modules = framework == .coreGraphics ? framework.modules : [framework.rawValue]
        return files.contains { _, file in
            file.imports.contains { modules.contains($0.module) }
                || file.uses.keys.contains { names.isBorrowed($0, from: framework) }
                || file.members.keys.contains {
                    !known.contains($0) && names.isBorrowed($0, from: framework)
                }
        }
    }
}
