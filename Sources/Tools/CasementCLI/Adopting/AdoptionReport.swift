import Foundation
import XcodeProjects

/// What `casement adopt` says of a project.
struct AdoptionReport: Encodable {
    let name: String
    let package: String
    let targets: [String]
    let apps: [String]
    let framework: String?
    let sources: Int
    let remarks: [String]
    let missing: [MissingName]
    var isWritten = false
    /// Files that a person has changed and that would be others now.
    var changes: [String] = []
    /// What went wrong when the package was built and its apps were drawn.
    var problems: [String] = []
    /// The page with the pictures.
    var page: String?

    init(_ plan: AdoptionPlan, folder: String) {
        name = plan.name
        package = folder
        targets = plan.targets
        apps = plan.apps
        framework = plan.framework?.rawValue
        sources = plan.sourceCount
        remarks = plan.remarks
        missing = plan.missing
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    var text: String {
        var lines = remarks + changes
        if !missing.isEmpty {
            var table = TextTable(["module", "name", "where", "what to do"])
            for row in missing {
                table.add([row.module, row.name, "\(row.file):\(row.line)", row.advice])
            }
            let count = Set(missing.map(\.name)).count
            lines += ["", table.description, ""]
            lines.append("\(count) \(count == 1 ? "name is" : "names are") missing here.")
        }
        let files = "\(sources) Swift \(sources == 1 ? "file" : "files")"
        let list = targets.joined(separator: ", ")
        lines.append(
            isWritten
                ? "\(package) is a package with \(list), of \(files)."
                : "\(package) would be a package with \(list), of \(files).")
        if isWritten, let app = apps.first {
            lines += [
                "In its folder,",
                "    make run     opens \(app), or draws a picture of it where there is no display",
            ]
        }
        return lines.joined(separator: "\n")
    }
}
