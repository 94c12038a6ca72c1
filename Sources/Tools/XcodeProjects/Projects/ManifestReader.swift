import Foundation

/// Reads the targets of a package or of an App Playground from the literals of its manifest.
struct ManifestReader {
    let tree: FileTree
    /// The package's folder below the root.
    var folder = ""

    private static let kinds: [String: AdoptedTarget.Kind] = [
        "executableTarget": .app, "target": .library, "testTarget": .tests,
    ]

    func read(into adopted: inout AdoptedProject) throws(ProjectError) {
        let manifest = RelativePath.join(folder, "Package.swift")
        let tokens = SwiftFile.tokens(manifest, tree)
        let shown = folder.isEmpty ? adopted.name : folder
        let apps = ManifestCall.all(["iOSApplication"], in: tokens)
        if let name = apps.first?.text("name"), folder.isEmpty { adopted.name = name }
        let information = apps.first.map { call in
            var list = InformationList(
                name: call.text("name") ?? adopted.name,
                identifier: call.text("bundleIdentifier"), version: call.text("displayVersion"),
                build: call.text("bundleVersion")
            ).values
            let families = (call.arguments["supportedDeviceFamilies"] ?? []).map(\.text)
            list["UIDeviceFamily"] = [("phone", 1), ("pad", 2)].compactMap {
                families.contains($0.0) ? $0.1 : nil
            }
            return list
        }
        let mode = ManifestCall.firstTexts(of: ["v6"], in: tokens).isEmpty ? 5 : 6
        for call in ManifestCall.all(Set(Self.kinds.keys), in: tokens) {
            // `.target(name:)` is also how a dependency is named.
            guard let name = call.text("name"), let kind = Self.kinds[call.name],
                !adopted.targets.contains(where: { $0.name == name }),
                let place = place(of: name, call)
            else { continue }
            var target = AdoptedTarget(
                name: name, module: ModuleName.identifier(name), kind: kind)
            target.languageMode = mode
            target.systems = [.iOS]
            if kind == .app, let information { target.information = information }
            if kind == .app, information == nil {
                target.information = InformationList(name: name).values
            }
            addDependencies(call, to: &target)
            addFiles(call, at: place, to: &target)
            adopted.targets.append(target)
        }
        for call in ManifestCall.all(["package"], in: tokens) { add(call, to: &adopted) }
        if let region = Self.region(tokens), folder.isEmpty { adopted.developmentRegion = region }
        guard folder.isEmpty, adopted.targets.isEmpty else { return }
        // A playground's manifest may leave all to the usual places, or be gone.
        guard !apps.isEmpty || RelativePath.ending(tree.root) == "swiftpm" else {
            throw .noTargets(shown)
        }
        try FolderReader(tree: tree).read(into: &adopted, shown: shown)
        if let information { adopted.targets[0].information = information }
    }

    private static func region(_ tokens: [SwiftToken]) -> String? {
        guard let index = tokens.firstIndex(where: { $0.text == "defaultLocalization" }),
            index + 2 < tokens.count, tokens[index + 2].kind == .text
        else { return nil }
        return tokens[index + 2].text
    }

    /// The folder of a target's files, if it is there.
    private func place(of name: String, _ call: ManifestCall) -> String? {
        if let path = call.text("path") {
            let place = RelativePath.join(folder, path)
            return tree.isFolder(place) ? place : nil
        }
        let parents = call.name == "testTarget" ? ["Tests"] : ["Sources", "Source", "src", ""]
        return parents.map { RelativePath.join(folder, "\($0)/\(name)") }
            .first(where: tree.isFolder)
    }

    private func addDependencies(_ call: ManifestCall, to target: inout AdoptedTarget) {
        target.dependencies = call.texts("dependencies")
        for inner in call.calls(["target", "byName"], in: "dependencies") {
            if let name = inner.text("name") { target.dependencies.append(name) }
        }
        for inner in call.calls(["product"], in: "dependencies") {
            guard let name = inner.text("name") else { continue }
            target.products.append(
                ProductReference(product: name, package: inner.text("package")))
        }
    }

    private func addFiles(_ call: ManifestCall, at place: String, to target: inout AdoptedTarget) {
        func paths(_ names: [String]) -> [String] { names.map { RelativePath.join(place, $0) } }
        let excluded = Set(paths(call.texts("exclude")))
        let chosen = paths(call.texts("sources"))
        let rules = ManifestCall.firstTexts(
            of: ["process", "copy", "embedInCode"], in: call.arguments["resources"] ?? [])
        let copied = Set(
            rules.filter { $0.name == "copy" }.map { RelativePath.join(place, $0.text) })
        let processed = paths(rules.filter { $0.name != "copy" }.map(\.text))
        // Other targets of a playground may be in folders of the first one's.
        let others = ["Tests", "Package.swift"].map { RelativePath.join(folder, $0) }
        let files = tree.files(below: place) { inner in
            !FileRole.isOne(inner) && !excluded.contains(inner) && !copied.contains(inner)
                && (place != folder || !others.contains(inner))
        }
        for file in files where !excluded.contains(file) && !others.contains(file) {
            if copied.contains(file) {
                target.add(file, in: tree, as: .resource)
            } else if FileRole(file) == .source {
                let isChosen =
                    chosen.isEmpty
                    || chosen.contains { RelativePath.isInside(file, $0) }
                if isChosen { target.add(file, in: tree) }
            } else if processed.contains(where: { RelativePath.isInside(file, $0) })
                || Self.isAlwaysResource(file)
            {
                target.add(file, in: tree)
            } else if case .leftOut = FileRole(file) {
                target.add(file, in: tree)
            } else if FileRole(file) == .model {
                target.add(file, in: tree)
            }
        }
    }

    /// Xcode takes these along without a rule.
    private static func isAlwaysResource(_ path: String) -> Bool {
        ["xcassets", "xcstrings", "strings", "stringsdict"].contains(RelativePath.ending(path))
    }

    private func add(_ call: ManifestCall, to adopted: inout AdoptedProject) {
        if let path = call.text("path") {
            adopted.packages.append(PackageReference(path: RelativePath.join(folder, path)))
        } else if let address = call.text("url") {
            let labels = ["from", "exact", "branch", "revision"]
            let label = labels.first { call.text($0) != nil } ?? "branch"
            let requirement = "\(label): \((call.text(label) ?? "main").debugDescription)"
            adopted.packages.append(
                PackageReference(address: address, requirement: requirement))
        }
    }
}
