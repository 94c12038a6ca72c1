/// Why a command has no app of the package that it stands in.
enum PackageError: Error, CustomStringConvertible {
    case noPackage(String)
    case unreadable(String, reason: String)
    case noApps(String)
    case noApp(String, of: String, [String])
    case severalApps(String, [String])
    case noCompiler(String)
    /// What the compiler said, the errors first.
    case notBuilt(String, report: String)

    /// The first line of what the compiler said, which names the file and the line.
    var firstMistake: String {
        guard case .notBuilt(_, let report) = self else { return description }
        return report.split(separator: "\n").first.map(String.init) ?? description
    }

    var description: String {
        switch self {
        case .noPackage(let folder):
            "there is no Package.swift in \(folder) or above it: stand in an app's package, or name "
                + "an executable with --app"
        case .unreadable(let folder, let reason):
            "the package in \(folder) cannot be read:\n\(reason)"
        case .noApps(let package):
            "the package \(package) has no app, which is an executable product: name an executable "
                + "with --app"
        case .noApp(let app, let package, let apps):
            "the package \(package) has no app “\(app)”"
                + Suggestion.text(for: app, of: apps, called: "its apps are")
        case .severalApps(let package, let apps):
            "the package \(package) has several apps: take one with --product, out of "
                + apps.joined(separator: ", ")
        case .noCompiler(let reason): "nothing can be built: \(reason)"
        case .notBuilt(let app, let report): "\(report)\n\(app) could not be built"
        }
    }
}
