/// The names that targets have in a package: those of their modules, if they are free.
struct ModuleNames {
    private var names: [String: String] = [:]
    /// The new names of modules whose own is taken here.
    private(set) var renamed: [String: String] = [:]
    private(set) var remarks: [String] = []

    init(_ targets: [AdoptedTarget], taken: Set<String>) {
        var used = taken
        for target in targets {
            let wanted = target.module
            let name = ModuleName.unused(wanted, among: used)
            used.insert(name)
            names[target.name] = name
            guard name != wanted else { continue }
            if targets.contains(where: { $0.module == wanted && $0.name != target.name }),
                names.values.contains(wanted)
            {
                remarks.append(
                    "Two targets are the module \(wanted): that of \(target.name) is \(name).")
            } else {
                remarks.append("The module \(wanted) is \(name): its name is taken here.")
                renamed[wanted] = name
            }
        }
    }

    mutating func name(of target: AdoptedTarget) -> String { names[target.name] ?? target.module }

    func name(of target: String) -> String? { names[target] }
}
