/// The manifest of a package that adopts a project.
struct ManifestText {
    let name: String
    let region: String
    let plans: [TargetPlan]
    let modules: ModuleNames
    let survey: SourceSurvey
    let packages: KeptPackages
    let options: PackageOptions
    /// The paths of generated files in the package.
    let generated: Set<String>

    var text: String {
        """
        // swift-tools-version: 6.1
        // Written by `casement adopt`. A change here is kept: a later run says what it would write.
        import PackageDescription

        /// The aliases let files say `import SwiftUI`. Each imported module is visible in every file,
        /// as Apple's modules are that SwiftUI brings along.
        let flags: SwiftSetting = .unsafeFlags(
            [
        \(aliases.map { "        \"-module-alias\", \($0.debugDescription),\n" }.joined())\
        \(survey.framework == nil ? "" : "        \"-Xfrontend\", \"-disable-cross-import-overlays\",\n")\
            ]
                + [\(visible.map(\.debugDescription).joined(separator: ", "))].flatMap {
                    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
                })
        \(previews)
        let package = Package(
            name: \(name.debugDescription),
            defaultLocalization: \(region.debugDescription),
            dependencies: [
                \(([options.dependency] + packages.references.map(dependency)).joined(separator: ",\n        ")),
            ],
            targets: [
        \(plans.map(target).joined(separator: "\n"))
            ]
        )

        """
    }

    // MARK: Flags

    private var aliases: [String] {
        var aliases = [
            "SwiftUI=Casement", "Combine=Publishing", "UniformTypeIdentifiers=ContentTypes",
            "CoreTransferable=Transfers",
        ]
        for (module, product) in ModuleTable.products.sorted(by: { $0.key < $1.key })
        where uses(module) {
            aliases.append("\(module)=\(product)")
        }
        for module in survey.framework?.modules.sorted() ?? [] {
            aliases.append("\(module)=\(module)Names")
        }
        return aliases
    }

    private var visible: [String] {
        // SwiftUI itself has the property wrappers that fetch objects of Core Data.
        ["Publishing", "Observation", "FoundationNetworking"]
            + (uses("CoreData") ? ["CasementCoreData"] : [])
            + (survey.framework.map { ["\($0.rawValue)Names"] } ?? [])
    }

    private func uses(_ module: String) -> Bool {
        survey.imports.contains(module)
            || module == "CoreData" && generated.contains { $0.hasSuffix("ModelContainers.swift") }
    }

    private var previews: String {
        guard plans.contains(where: { !$0.previewResources.isEmpty }) else { return "" }
        return """

            /// What is there for previews alone is not in a released app: CASEMENT_RELEASE=1 leaves it
            /// out.
            func previewContent(_ resources: [Resource]) -> [Resource] {
                Context.environment["CASEMENT_RELEASE"] == "1" ? [] : resources
            }

            """
    }

    private func dependency(_ package: PackageReference) -> String {
        ".package(url: \((package.address ?? "").debugDescription), \(package.requirement ?? ""))"
    }

    // MARK: Targets

    private func target(_ plan: TargetPlan) -> String {
        let kind = [.app: "executableTarget", .tests: "testTarget"][plan.target.kind] ?? "target"
        var lines = [
            ".\(kind)(", "    name: \(plan.module.debugDescription),",
            "    dependencies: [\(list(dependencies(plan)))],",
            "    path: \(plan.folder.debugDescription),",
        ]
        if !plan.excluded.isEmpty {
            lines.append("    exclude: [\(list(plan.excluded.map(\.debugDescription)))],")
        }
        let information = "\(plan.folder)/\(TargetPlan.generated)/\(InformationFiles.name)"
        let resources =
            (generated.contains(information)
                ? [".copy(\"\(TargetPlan.generated)/\(InformationFiles.name)\")"] : [])
            + plan.resources
        if !resources.isEmpty || !plan.previewResources.isEmpty {
            let end =
                plan.previewResources.isEmpty
                ? "" : " + previewContent([\(list(plan.previewResources))])"
            lines.append("    resources: [\(list(resources))]\(end),")
        }
        let settings =
            [".swiftLanguageMode(.v\(plan.target.languageMode))", "flags"]
            + plan.target.conditions.map { ".define(\($0.debugDescription))" }
        lines.append("    swiftSettings: [\(settings.joined(separator: ", "))]")
        if plan.hasCatalog {
            lines[lines.count - 1] += ","
            lines.append(
                "    plugins: [.plugin(name: \"AssetSymbols\", package: \(quotedIdentity))]")
        }
        lines.append("),")
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }

    private var quotedIdentity: String { options.identity.debugDescription }

    private func dependencies(_ plan: TargetPlan) -> [String] {
        var names = ["Casement"]
        for (module, product) in ModuleTable.products.sorted(by: { $0.key < $1.key })
        where uses(module) {
            names.append(product)
        }
        if let framework = survey.framework { names.append("\(framework.rawValue)Names") }
        var lines = names.map { ".product(name: \"\($0)\", package: \(quotedIdentity))" }
        // What a target's products and dependencies are called, in this package or in another.
        let wanted = plan.target.dependencies + plan.target.products.map(\.product)
        var seen: Set<String> = [plan.module]
        for name in wanted {
            guard let module = modules.name(of: name),
                plans.contains(where: { $0.module == module }),
                seen.insert(module).inserted
            else { continue }
            lines.append(module.debugDescription)
        }
        for product in plan.target.products {
            guard let package = packages.identity(of: product),
                modules.name(of: product.product) == nil
            else { continue }
            lines.append(
                ".product(name: \(product.product.debugDescription), package: \(package.debugDescription))"
            )
        }
        return lines
    }

    /// The elements of a list, each on a line of its own.
    private func list(_ elements: [String]) -> String {
        guard !elements.isEmpty else { return "" }
        return elements.map { "\n                \($0)," }.joined() + "\n            "
    }
}
