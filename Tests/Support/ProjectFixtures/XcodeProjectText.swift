/// The text of a `project.pbxproj`, as versions of Xcode write it.
package struct XcodeProjectText {
    package struct Target {
        package var name: String
        package var type = "application"
        /// Paths of files below the project's folder, where it does not name folders.
        package var files: [String] = []
        /// A folder whose files belong to the target, and those that do not.
        package var folder: String?
        package var exceptions: [String] = []
        package var settings: [String: String] = [:]
        package var dependencies: [String] = []
        /// Products by the addresses or paths of their packages.
        package var products: [String: String] = [:]

        package init(_ name: String) { self.name = name }
    }

    package var objectVersion = 56
    package var targets: [Target] = []
    package var settings: [String: String] = ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"]
    package var region = "en"
    /// Addresses, or paths without a scheme.
    package var packages: [String] = []

    private var objects: [(id: String, text: String)] = []
    private var count = 0

    package init() {}

    package var text: String {
        var writer = self
        return writer.write()
    }

    private mutating func add(_ id: String? = nil, _ isa: String, _ fields: [(String, String)])
        -> String
    {
        let id = id ?? newID()
        let lines = fields.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined()
        objects.append((id, "\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\(lines)\t\t};\n"))
        return id
    }

    private mutating func newID() -> String {
        count += 1
        let digits = String(count, radix: 16, uppercase: true)
        return "4A" + String(repeating: "0", count: 22 - digits.count) + digits
    }

    private func list(_ values: [String]) -> String {
        "(\n" + values.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private mutating func configurations(_ settings: [String: String]) -> String {
        let fields = settings.sorted { $0.key < $1.key }
            .map { "\t\t\t\t\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
        let ids = ["Debug", "Release"].map { name in
            add(
                nil, "XCBuildConfiguration",
                [("buildSettings", "{\n\(fields)\t\t\t}"), ("name", name)])
        }
        return add(
            nil, "XCConfigurationList",
            [("buildConfigurations", list(ids)), ("defaultConfigurationName", "Release")])
    }

    private mutating func write() -> String {
        let root = newID()
        let packageIDs = packages.map { place -> String in
            place.contains("://")
                ? add(
                    nil, "XCRemoteSwiftPackageReference",
                    [
                        ("repositoryURL", quoted(place)),
                        ("requirement", "{ kind = upToNextMajorVersion; minimumVersion = 1.0.0; }"),
                    ])
                : add(nil, "XCLocalSwiftPackageReference", [("relativePath", quoted(place))])
        }
        let places = Dictionary(uniqueKeysWithValues: zip(packages, packageIDs))
        let targetIDs = targets.map { _ in newID() }
        var children: [String] = []
        for (target, id) in zip(targets, targetIDs) {
            children += write(target, id, targetIDs, places)
        }
        let mainGroup = add(
            nil, "PBXGroup", [("children", list(children)), ("sourceTree", "\"<group>\"")])
        let configurationList = configurations(settings)
        _ = add(
            root, "PBXProject",
            [
                ("buildConfigurationList", configurationList), ("developmentRegion", region),
                ("mainGroup", mainGroup), ("projectDirPath", "\"\""), ("projectRoot", "\"\""),
                ("packageReferences", list(packageIDs)), ("targets", list(targetIDs)),
            ])
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = \(objectVersion);
            \tobjects = {
            \(objects.map(\.text).joined())\t};
            \trootObject = \(root) /* Project object */;
            }

            """
    }

    /// Returns what stands in the main group.
    private mutating func write(
        _ target: Target, _ id: String, _ ids: [String], _ places: [String: String]
    ) -> [String] {
        var group = Folder()
        var sources: [String] = []
        var resources: [String] = []
        for path in target.files {
            let reference = file(path, in: &group)
            let build = add(nil, "PBXBuildFile", [("fileRef", reference)])
            if path.hasSuffix(".swift") || path.contains(".xcdatamodel") || path.hasSuffix(".m") {
                sources.append(build)
            } else {
                resources.append(build)
            }
        }
        let phases = [("PBXSourcesBuildPhase", sources), ("PBXResourcesBuildPhase", resources)]
            .map { add(nil, $0.0, [("files", list($0.1))]) }
        var folders: [String] = []
        if let folder = target.folder {
            let set = add(
                nil, "PBXFileSystemSynchronizedBuildFileExceptionSet",
                [("membershipExceptions", list(target.exceptions.map(quoted))), ("target", id)])
            folders.append(
                add(
                    nil, "PBXFileSystemSynchronizedRootGroup",
                    [
                        ("exceptions", list([set])), ("path", quoted(folder)),
                        ("sourceTree", "\"<group>\""),
                    ]))
        }
        let dependencies = target.dependencies.map { name -> String in
            let index = targets.firstIndex { $0.name == name }
            return add(
                nil, "PBXTargetDependency",
                index.map { [("target", ids[$0])] } ?? [("name", quoted(name))])
        }
        let products = target.products.sorted { $0.key < $1.key }.map { product, place in
            add(
                nil, "XCSwiftPackageProductDependency",
                [("productName", product)] + (places[place].map { [("package", $0)] } ?? []))
        }
        let configurationList = configurations(
            ["PRODUCT_NAME": "$(TARGET_NAME)"].merging(target.settings) { $1 })
        _ = add(
            id, "PBXNativeTarget",
            [
                ("buildConfigurationList", configurationList), ("buildPhases", list(phases)),
                ("dependencies", list(dependencies)),
                ("fileSystemSynchronizedGroups", list(folders)), ("name", quoted(target.name)),
                ("packageProductDependencies", list(products)),
                ("productType", quoted("com.apple.product-type.\(target.type)")),
            ])
        return folders + write(group)
    }

    // MARK: Groups

    private struct Folder {
        var folders: [(name: String, folder: Folder)] = []
        var files: [String] = []
    }

    private mutating func file(_ path: String, in folder: inout Folder) -> String {
        let parts = path.split(separator: "/").map(String.init)
        return file(parts[...], in: &folder)
    }

    private mutating func file(_ parts: ArraySlice<String>, in folder: inout Folder) -> String {
        let first = parts[parts.startIndex]
        guard parts.count > 1 else {
            let id = add(
                nil, "PBXFileReference",
                [("path", quoted(first)), ("sourceTree", "\"<group>\"")])
            folder.files.append(id)
            return id
        }
        if first.hasSuffix(".lproj") {
            let path = parts.joined(separator: "/")
            let id = add(
                nil, "PBXFileReference",
                [
                    ("name", String(first.prefix { $0 != "." })), ("path", quoted(path)),
                    ("sourceTree", "\"<group>\""),
                ])
            folder.files.append(id)
            return id
        }
        let index = folder.folders.firstIndex { $0.name == first } ?? folder.folders.count
        if index == folder.folders.count { folder.folders.append((first, Folder())) }
        return file(parts.dropFirst(), in: &folder.folders[index].folder)
    }

    private mutating func write(_ folder: Folder) -> [String] {
        folder.files
            + folder.folders.map { name, inner in
                let children = write(inner)
                return add(
                    nil, "PBXGroup",
                    [
                        ("children", list(children)), ("path", quoted(name)),
                        ("sourceTree", "\"<group>\""),
                    ])
            }
    }
}
