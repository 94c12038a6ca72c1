import Foundation
import Limits

/// Reads the targets of an Xcode project.
struct XcodeReader {
    let project: XcodeProject
    let tree: FileTree

    /// Adds what the project has to what is adopted.
    func read(into adopted: inout AdoptedProject) {
        if let region = project.developmentRegion { adopted.developmentRegion = region }
        for package in project.packages where !adopted.packages.contains(package) {
            adopted.packages.append(package)
        }
        for (id, target) in project.objects("targets", of: project.root) {
            let name = target["name"]?.text ?? id
            guard target["isa"]?.text == "PBXNativeTarget" else {
                adopted.remarks.append("The target \(name) runs scripts or only names others.")
                continue
            }
            let type = target["productType"]?.text ?? ""
            guard let kind = Self.kind(type) else {
                adopted.remarks.append("The target \(name) is left out: \(Self.reason(type)).")
                continue
            }
            let settings = BuildSettings(of: target, in: project, tree)
            let systems = Self.systems(settings)
            guard systems != [.other] else {
                adopted.remarks.append(
                    "The target \(name) is left out: it is for watches, televisions or headsets.")
                continue
            }
            adopted.targets.append(
                self.target(id, name, kind, target, settings, systems))
        }
    }

    private static func kind(_ type: String) -> AdoptedTarget.Kind? {
        switch type.replacing("com.apple.product-type.", with: "") {
        case "application", "tool", "application.on-demand-install-capable": .app
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "bundle.unit-test": .tests
        default: nil
        }
    }

    private static func reason(_ type: String) -> String {
        if type.hasSuffix("bundle.ui-testing") {
            return "tests that drive an app from outside need XCUITest; scenarios do that here"
        }
        if type.contains("extension") { return "there are no extensions here, nor WidgetKit" }
        if type.contains("watch") { return "it is for watches" }
        return "its kind of product, \(type.isEmpty ? "none" : type), is not known"
    }

    static func systems(_ settings: BuildSettings) -> Set<AppleSystem> {
        let platforms = "\(settings["SUPPORTED_PLATFORMS"] ?? "") \(settings["SDKROOT"] ?? "")"
        var systems: Set<AppleSystem> = []
        for word in platforms.lowercased().split(separator: " ") {
            if word.hasPrefix("iphone") {
                systems.insert(.iOS)
            } else if word.hasPrefix("macosx") {
                systems.insert(.macOS)
            } else if word != "auto" {
                systems.insert(.other)
            }
        }
        if systems.count > 1 { systems.remove(.other) }
        return systems
    }

    private func target(
        _ id: String, _ name: String, _ kind: AdoptedTarget.Kind, _ object: PropertyValue,
        _ settings: BuildSettings, _ systems: Set<AppleSystem>
    ) -> AdoptedTarget {
        let module = ModuleName.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
        var target = AdoptedTarget(name: name, module: module, kind: kind)
        target.systems = systems
        target.languageMode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? 6 : 5
        target.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
            .split(separator: " ").map(String.init)
            .filter { $0 != "DEBUG" && ModuleName.identifier($0) == $0 }
        for (_, phase) in project.objects("buildPhases", of: object) { add(phase, to: &target) }
        addFolders(of: id, object, to: &target)
        target.dependencies = project.objects("dependencies", of: object).compactMap { _, value in
            project.object("target", of: value)?["name"]?.text ?? value["name"]?.text
        }
        target.products = project.objects("packageProductDependencies", of: object).compactMap {
            product($0.value)
        }
        target.information =
            InformationList(settings, tree, folder: project.folder, target: target).values
        return target
    }

    private func product(_ value: PropertyValue) -> ProductReference? {
        guard let name = value["productName"]?.text else { return nil }
        let package = project.object("package", of: value)
        let place =
            package?["repositoryURL"]?.text ?? package?["relativePath"]?.text
            ?? package?["path"]?.text
        // A plugin of the build is named with its kind.
        guard !name.hasPrefix("plugin:") else { return nil }
        return ProductReference(
            product: name, package: place.map { PackageReference(path: $0).identity })
    }

    // MARK: Files

    private func add(_ phase: PropertyValue, to target: inout AdoptedTarget) {
        let kind = phase["isa"]?.text
        guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { return }
        for (_, file) in project.objects("files", of: phase) {
            guard let id = file["fileRef"]?.text, let reference = project.objects[id] else {
                continue
            }
            switch reference["isa"]?.text {
            case "PBXVariantGroup":
                for child in reference["children"]?.texts ?? [] { add(child, to: &target) }
            case "XCVersionGroup":
                if let path = project.paths[id] { target.add(path, in: tree, as: .model) }
            default: add(id, to: &target, isResource: kind == "PBXResourcesBuildPhase")
            }
        }
    }

    private func add(_ id: String, to target: inout AdoptedTarget, isResource: Bool = false) {
        guard let path = project.paths[id] else { return }
        let role = FileRole(path)
        target.add(path, in: tree, as: isResource && role == .source ? .resource : role)
    }

    /// The folders whose files belong to the target, and the files that other targets' folders give
    /// it: exceptions are files that a folder's own targets leave out, and that others take.
    private func addFolders(
        of id: String, _ object: PropertyValue, to target: inout AdoptedTarget
    ) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        for (group, folder) in project.objects
        where folder["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let path = project.paths[group] else { continue }
            var exceptions: Set<String> = []
            for (_, set) in project.objects("exceptions", of: folder)
            where set["target"]?.text == id {
                exceptions.formUnion(
                    (set["membershipExceptions"]?.texts ?? []).map { Self.place($0, path) })
            }
            if own.contains(group) {
                add(folder, at: path, without: exceptions, to: &target)
            } else {
                for file in exceptions.sorted() {
                    for path in translations(of: file) { target.add(path, in: tree) }
                }
            }
        }
    }

    /// `/Localized: Texts/Localizable.strings` stands for a file in the folders of languages.
    private static func place(_ exception: String, _ folder: String) -> String {
        let words = exception.split(separator: ": ", maxSplits: 1)
        let isTranslated = words.count == 2 && words[0].hasSuffix("Localized")
        return RelativePath.join(folder, isTranslated ? String(words[1]) : exception)
    }

    /// The file, or those of its name in the folders of languages beside it.
    private func translations(of file: String) -> [String] {
        guard !tree.files.contains(file), !tree.isFolder(file) else { return [file] }
        let folder = RelativePath.parent(file)
        let found = (tree.folders[folder] ?? []).filter { $0.hasSuffix(".lproj") }
            .map { RelativePath.join(folder, "\($0)/\(RelativePath.name(file))") }
            .filter(tree.files.contains)
        return found.isEmpty ? [file] : found
    }

    private func add(
        _ folder: PropertyValue, at path: String, without excluded: Set<String>,
        to target: inout AdoptedTarget
    ) {
        guard tree.isFolder(path) else {
            let reason =
                RelativePath.isOutside(path) ? "it is outside of the project" : "it is gone"
            target.leftOut.append(.init(path: path, reason: reason))
            return
        }
        let whole = Set(
            (folder["explicitFolders"]?.texts ?? []).map { RelativePath.join(path, $0) })
        let files = tree.files(below: path) { inner in
            !FileRole.isOne(inner) && !whole.contains(inner) && !excluded.contains(inner)
        }
        for file in files where !excluded.contains(file) {
            // A translated file is excluded by its name without the language's folder.
            let plain = RelativePath.join(
                RelativePath.parent(RelativePath.parent(file)), RelativePath.name(file))
            if file.contains(".lproj/"), excluded.contains(plain) { continue }
            target.add(file, in: tree, as: whole.contains(file) ? .resource : nil)
        }
    }
}
