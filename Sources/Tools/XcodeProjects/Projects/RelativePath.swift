/// A path below a folder, by its parts. One that leaves the folder begins with `..`.
package enum RelativePath {
    /// The path after another one, without `.` and with as few `..` as there can be.
    package static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else {
                    parts.append(part)
                }
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    package static func isOutside(_ path: String) -> Bool {
        path == ".." || path.hasPrefix("../") || path.hasPrefix("/")
    }

    /// Whether a path is the folder, or below it. All are below the empty path.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }

    package static func parent(_ path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// What stands after the last dot of the name, in small letters.
    package static func ending(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The way from one absolute path to another.
    package static func way(from folder: String, to path: String) -> String {
        let from = folder.split(separator: "/")
        let to = path.split(separator: "/")
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts =
            from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The folder that holds all of some paths.
    package static func commonFolder(_ folders: [String]) -> String {
        guard var shared = folders.first?.split(separator: "/") else { return "" }
        for folder in folders.dropFirst() {
            let count = zip(shared, folder.split(separator: "/")).prefix { $0 == $1 }.count
            shared.removeLast(shared.count - count)
        }
        return shared.joined(separator: "/")
    }
}
