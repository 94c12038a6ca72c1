/// Why a project cannot be adopted: a sentence each.
package enum ProjectError: Error, Hashable, CustomStringConvertible {
    case missing(String)
    case cannotRead(String, reason: String)
    case damaged(String, reason: String)
    case nothingToAdopt(String)
    case severalProjects(String, [String])
    case noTargets(String)
    case noSwiftUI(String)
    case tooManyFiles(String, limit: Int)

    package var description: String {
        switch self {
        case .missing(let path): "There is nothing at \(path)."
        case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)."
        case .damaged(let path, let reason): "\(path) is damaged: \(reason)."
        case .nothingToAdopt(let path):
            """
            \(path) is no Xcode project, workspace, playground or package, and no Swift file in it \
            says @main.
            """
        case .severalProjects(let path, let names):
            "\(path) has several projects, name one of them: \(names.joined(separator: ", "))."
        case .noTargets(let path): "\(path) has no target with Swift files that can run here."
        case .noSwiftUI(let path): "No Swift file of \(path) imports SwiftUI."
        case .tooManyFiles(let path, let limit): "\(path) has more than \(limit) files."
        }
    }
}
