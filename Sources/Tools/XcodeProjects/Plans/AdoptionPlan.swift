import Assets
import Foundation

/// A package that adopts a project: its files and links, and what of the project will not compile.
package struct AdoptionPlan {
    package let name: String
    /// Texts by their paths in the package.
    package private(set) var files: [String: String] = [:]
    /// What links lead to, by their paths in the package.
    package private(set) var links: [String: String] = [:]
    package private(set) var missing: [MissingName] = []
    package private(set) var remarks: [String]
    /// The products that can be started.
    package let apps: [String]
    package let targets: [String]
    package let framework: BorrowedModule?
    /// How many Swift files are compiled.
    package let sourceCount: Int
    package let hasTests: Bool

    package init(_ project: AdoptedProject, _ options: PackageOptions) throws(ProjectError) {
        var project = project
        try Self.addLocalPackages(to: &project)
        name = ModuleName.identifier(project.name)
        remarks = project.remarks
        let tree = project.tree
        var modules = ModuleNames(project.targets, taken: options.takenModules)
        remarks += modules.remarks
        project.targets = project.targets.filter { !$0.sources.isEmpty }
        guard !project.targets.isEmpty else { throw .noTargets(project.name) }

        let kept = KeptPackages(project, options)
        remarks += kept.remarks
        var tokens: [String: [SwiftToken]] = [:]
        for path in Set(project.targets.flatMap(\.sources)) {
            tokens[path] = SwiftFile.tokens(path, tree)
        }
        var copies = SourceCopies(tree)
        remarks += EntryPointPlan.change(&tokens, &copies)
        let entities = CoreDataPlan(project, &tokens, &copies)
        remarks += entities.remarks
        remarks += ObjectiveCForms.change(&tokens, &copies)
        let own = Set(project.targets.map(\.module)).union(kept.modules)
        let survey = SourceSurvey.best(
            tokens, for: project, own: own,
            declared: entities.declared.union(Self.assetNames(project)), foreign: kept.modules)
        guard survey.imports.contains("SwiftUI") else { throw .noSwiftUI(project.name) }
        missing = survey.missing + entities.missing
        framework = survey.framework
        RenamedImports.change(modules.renamed, tokens, &copies)

        var plans: [TargetPlan] = []
        for target in project.targets {
            let plan = TargetPlan(
                target, module: modules.name(of: target), in: tree,
                without: entities.replaced.union(copies.paths), skipping: options.folder)
            plans.append(plan)
            links["\(plan.folder)/\(TargetPlan.link)"] = RelativePath.way(
                from: "\(options.folder)/\(plan.folder)",
                to: plan.base.isEmpty ? tree.root : "\(tree.root)/\(plan.base)")
            for file in Set(target.leftOut).sorted(by: { $0.path < $1.path }) {
                remarks.append("\(file.path) is left out: \(file.reason).")
            }
            for path in plan.clashes {
                remarks.append("\(path) is left out: \(target.name) has a resource of this name.")
            }
        }
        apps = plans.filter { $0.target.kind == .app }.map(\.module)
        targets = plans.map(\.module)
        hasTests = plans.contains { $0.target.kind == .tests }
        sourceCount = Set(plans.flatMap(\.sources)).count
        for plan in plans {
            files.merge(entities.files(for: plan)) { $1 }
            files.merge(copies.files(for: plan)) { $1 }
            if plan.target.kind == .app { files.merge(InformationFiles(plan).files) { $1 } }
        }
        let manifest = ManifestText(
            name: name, region: project.developmentRegion, plans: plans, modules: modules,
            survey: survey, packages: kept, options: options,
            generated: Set(files.keys))
        files["Package.swift"] = manifest.text
        remarks = remarks.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What the plugin `AssetSymbols` will declare for the catalogs of the project.
    private static func assetNames(_ project: AdoptedProject) -> Set<String> {
        let catalogs = Set(project.targets.flatMap(\.resources)).filter {
            RelativePath.ending($0) == "xcassets"
        }
        let items = catalogs.sorted().flatMap {
            CatalogReader(catalog: "\(project.tree.root)/\($0)").items
        }
        let source = AssetSymbols(items, bundle: "Bundle.module").source
        return SwiftFile(SwiftTokens.all(of: Array(source.utf8))).declared
    }

    /// The targets of packages in the project need the same flags as its own.
    private static func addLocalPackages(to project: inout AdoptedProject) throws(ProjectError) {
        var waiting = project.packages
        var seen: Set<String> = []
        project.packages = []
        while let package = waiting.popLast() {
            guard let path = package.path else {
                project.packages.insert(package, at: 0)
                continue
            }
            guard seen.insert(path).inserted else { continue }
            guard !RelativePath.isOutside(path), project.tree.isFolder(path) else {
                let reason = RelativePath.isOutside(path) ? "outside of the project" : "gone"
                project.remarks.append("The package \(path) is left out: it is \(reason).")
                continue
            }
            var inner = AdoptedProject(name: project.name, tree: project.tree)
            try ManifestReader(tree: project.tree, folder: path).read(into: &inner)
            let known = Set(project.targets.map(\.name))
            project.targets += inner.targets.filter {
                $0.kind != .tests && !known.contains($0.name)
            }
            waiting += inner.packages
        }
    }
}
