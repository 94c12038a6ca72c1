/// Names of modules.
package enum ModuleName {
    /// A text as an identifier: what cannot stand in one is an underscore.
    package static func identifier(_ text: String) -> String {
        let name = String(
            text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" as Character })
        guard let first = name.first else { return "App" }
        return first.isNumber ? "_" + name : name
    }

    /// A name that is not among others, which is the same as the wanted one if that is free.
    static func unused(_ wanted: String, among others: Set<String>) -> String {
        let taken = Set(others.map { $0.lowercased() })
        if !taken.contains(wanted.lowercased()) { return wanted }
        if !taken.contains("\(wanted)App".lowercased()) { return "\(wanted)App" }
        var number = 2
        while taken.contains("\(wanted)\(number)".lowercased()) { number += 1 }
        return "\(wanted)\(number)"
    }
}
