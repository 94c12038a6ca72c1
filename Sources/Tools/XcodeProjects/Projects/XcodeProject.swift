import Foundation
import Limits

/// An Xcode project as its `project.pbxproj` describes it: objects that name each other.
struct XcodeProject {
    private static let largestFile = 64 << 20

    /// The project's name, without the ending.
    let name: String
    /// The folder that paths begin at, below the root of what is adopted.
    let folder: String
    let objects: [String: PropertyValue]
    let root: PropertyValue
    /// The paths of file references and groups below the root, by their identifiers. Those that
    /// stand in the system or among products have none.
    let paths: [String: String]

    /// Reads the project at a path below the root of a tree.
    init(_ path: String, in tree: FileTree) throws(ProjectError) {
        name = String(RelativePath.name(path).prefix { $0 != "." })
        let file = "\(tree.root)/\(path)/project.pbxproj"
        let list = try Self.list(of: file, shown: "\(path)/project.pbxproj")
        objects = list["objects"]?.fields ?? [:]
        guard let id = list["rootObject"]?.text, let root = objects[id],
            root["isa"]?.text == "PBXProject"
        else { throw .damaged("\(path)/project.pbxproj", reason: "it has no root object") }
        self.root = root
        folder = RelativePath.join(
            RelativePath.parent(path), root["projectDirPath"]?.text ?? "")
        paths = Self.paths(of: root["mainGroup"]?.text, folder, objects)
    }

    private static func list(
        of file: String, shown: String
    ) throws(ProjectError) -> PropertyValue {
        let data: Data
        do {
            data = try BoundedFile.read(file, limit: largestFile)
        } catch {
            throw .cannotRead(shown, reason: "\(error)")
        }
        do {
            if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
                guard let value = PropertyValue(try BoundedPropertyList.read(data)) else {
                    throw OldPropertyList.Failure(line: 1, reason: "it is empty")
                }
                return value
            }
            return try OldPropertyList.read(Array(data))
        } catch {
            throw .damaged(shown, reason: "\(error)")
        }
    }

    /// Goes through the groups from the main one. Each counts once, so that a circle ends.
    private static func paths(
        of mainGroup: String?, _ folder: String, _ objects: [String: PropertyValue]
    ) -> [String: String] {
        var paths: [String: String] = [:]
        var seen: Set<String> = []
        var waiting = mainGroup.map { [($0, folder)] } ?? []
        while let (id, parent) = waiting.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let own = object["path"]?.text ?? ""
            switch object["sourceTree"]?.text ?? "<group>" {
            case "<group>": paths[id] = RelativePath.join(parent, own)
            case "SOURCE_ROOT": paths[id] = RelativePath.join(folder, own)
            case "<absolute>": paths[id] = own.hasPrefix("/") ? own : "/" + own
            default: continue
            }
            for child in object["children"]?.texts ?? [] {
                waiting.append((child, paths[id] ?? parent))
            }
        }
        return paths
    }

    /// The objects that a key of an object names, with their identifiers.
    func objects(_ key: String, of object: PropertyValue) -> [(id: String, value: PropertyValue)] {
        (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    func object(_ key: String, of object: PropertyValue) -> PropertyValue? {
        object[key]?.text.flatMap { objects[$0] }
    }

    /// The language of texts that no file translates.
    var developmentRegion: String? { root["developmentRegion"]?.text }

    // MARK: Packages

    /// The packages that the project depends on.
    var packages: [PackageReference] {
        objects("packageReferences", of: root).compactMap { _, value in
            if let address = value["repositoryURL"]?.text {
                return PackageReference(
                    address: address, requirement: Self.requirement(value["requirement"]))
            }
            let path = value["relativePath"]?.text ?? value["path"]?.text
            return path.map { PackageReference(path: RelativePath.join(folder, $0)) }
        }
    }

    /// What follows the address in `.package(url:)`.
    private static func requirement(_ value: PropertyValue?) -> String {
        func quoted(_ key: String) -> String { (value?[key]?.text ?? "").debugDescription }
        switch value?["kind"]?.text {
        case "branch": return "branch: \(quoted("branch"))"
        case "revision": return "revision: \(quoted("revision"))"
        case "exactVersion": return "exact: \(quoted("version"))"
        case "versionRange": return "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
        case "upToNextMinorVersion":
            return ".upToNextMinor(from: \(quoted("minimumVersion")))"
        default: return "from: \(quoted("minimumVersion"))"
        }
    }
}
