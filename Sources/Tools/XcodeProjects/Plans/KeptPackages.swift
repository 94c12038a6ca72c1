/// The packages at an address that a project depends on and that are there, and their products.
struct KeptPackages {
    private(set) var references: [PackageReference] = []
    /// Modules that files can import of them.
    private(set) var modules: Set<String> = []
    private(set) var remarks: [String] = []

    init(_ project: AdoptedProject, _ options: PackageOptions) {
        let products = project.targets.flatMap(\.products)
        for package in project.packages where package.address != nil {
            let identity = package.identity.lowercased()
            let used = products.filter {
                $0.package.map { $0.lowercased() == identity } ?? true
            }
            if let reason = options.refusal(package) {
                let names = Set(used.filter { $0.package != nil }.map(\.product)).sorted()
                remarks.append(
                    "The package \(package.identity) is left out"
                        + (names.isEmpty ? "" : " with \(names.joined(separator: ", "))")
                        + ": \(reason).")
            } else if !references.contains(where: { $0.identity == package.identity }) {
                references.append(package)
                modules.formUnion(used.map { ModuleName.identifier($0.product) })
            }
        }
    }

    /// The package of a product, if it is kept.
    func identity(of product: ProductReference) -> String? {
        if let name = product.package?.lowercased() {
            return references.first { $0.identity.lowercased() == name }?.identity
        }
        return references.count == 1 ? references[0].identity : nil
    }
}
