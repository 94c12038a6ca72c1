import Foundation
import Limits

/// Reads the projects and packages that a workspace names.
struct WorkspaceReader {
    let path: String
    let tree: FileTree

    func read(into adopted: inout AdoptedProject) throws(ProjectError) {
        let file = "\(path)/contents.xcworkspacedata"
        let data: Data
        do {
            data = try BoundedFile.read("\(tree.root)/\(file)", limit: 4 << 20)
        } catch {
            throw .cannotRead(file, reason: "\(error)")
        }
        guard let workspace = MarkupElement.read(Array(data)) else {
            throw .damaged(file, reason: "it is no XML")
        }
        var places: [String] = []
        Self.add(workspace, in: RelativePath.parent(path), RelativePath.parent(path), to: &places)
        for place in places {
            switch RelativePath.ending(place) {
            case "xcodeproj" where RelativePath.name(place) == "Pods.xcodeproj":
                adopted.remarks.append("\(place) is left out: its pods are not fetched here.")
            case "xcodeproj" where tree.isFolder(place):
                try XcodeReader(project: XcodeProject(place, in: tree), tree: tree)
                    .read(into: &adopted)
            case "xcodeproj":
                let reason = RelativePath.isOutside(place) ? "outside of the workspace" : "gone"
                adopted.remarks.append("\(place) is left out: it is \(reason).")
            default:
                if tree.files.contains(RelativePath.join(place, "Package.swift")) {
                    adopted.packages.append(PackageReference(path: place))
                }
            }
        }
        guard !adopted.targets.isEmpty else { throw .noTargets(path) }
    }

    /// The places that elements name, each below the groups around it.
    private static func add(
        _ element: MarkupElement, in folder: String, _ top: String, to places: inout [String]
    ) {
        for child in element.children {
            let location = child.attributes["location"] ?? "group:"
            let parts = location.split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let text = parts.count > 1 ? String(parts[1]) : ""
            let place =
                parts[0] == "absolute"
                ? text : RelativePath.join(parts[0] == "container" ? top : folder, text)
            if child.name == "FileRef" { places.append(place) }
            if child.name == "Group" { add(child, in: place, top, to: &places) }
        }
    }
}
