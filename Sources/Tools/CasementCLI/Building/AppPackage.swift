import Foundation

/// The package that a command stands in, and the apps that it has.
struct AppPackage {
    /// The folder of `Package.swift`.
    let folder: URL
    let name: String
    /// The names of the products that are apps, in order.
    let apps: [String]

    /// Finds the package of a folder, as SwiftPM does, and reads its description.
    init(at folder: URL) throws(PackageError) {
        guard let root = Self.root(of: folder) else { throw .noPackage(folder.path) }
        let description: Description
        do {
            let swift = try Tool("swift", from: "swiftlang")
            let text = try swift.output(["package", "dump-package"], in: root)
            description = try JSONDecoder().decode(Description.self, from: Data(text.utf8))
        } catch let error as PackagingError {
            let lines = error.reason.split(separator: "\n").map(String.init)
            throw .unreadable(root.path, reason: BuildLog(lines).report(of: root.path))
        } catch {
            throw .unreadable(root.path, reason: "\(error)")
        }
        self.folder = root
        name = description.name
        apps = description.apps
    }

    /// The app of this name, or the only one without a name.
    func app(named name: String?) throws(PackageError) -> String {
        guard !apps.isEmpty else { throw .noApps(self.name) }
        if let name {
            guard apps.contains(name) else { throw .noApp(name, of: self.name, apps) }
            return name
        }
        guard apps.count == 1 else { throw .severalApps(self.name, apps) }
        return apps[0]
    }

    /// The scenario files in the folder `Scenarios` of the package that a folder is in.
    static func scenarios(at folder: URL) -> [String] {
        guard let root = root(of: folder) else { return [] }
        let place = root.path == folder.standardizedFileURL.path ? "" : root.path + "/"
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Scenarios").path)
        return (names ?? []).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
            .map { "\(place)Scenarios/\($0)" }
    }

    /// The folder with `Package.swift`, which is this one or one above.
    static func root(of folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let manifest = folder.appending(path: "Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) { return folder }
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
    }
}

extension AppPackage {
    /// What SwiftPM says about a package.
    struct Description: Decodable {
        var name: String
        var products: [Product]
        var targets: [Target]

        struct Product: Decodable {
            var name: String
            var targets: [String]
            /// An executable's has the key `executable`.
            var type: [String: PossibleText?]
        }

        struct Target: Decodable {
            var name: String
            var type: String
            var dependencies: [Dependency]
        }

        /// A target, or a product of a package.
        struct Dependency: Decodable {
            var name: String

            init(from decoder: any Decoder) throws {
                // {"product": ["Casement", "casement", null, null]}, or byName, or target
                let container = try decoder.singleValueContainer()
                let parts = try container.decode([String: [PossibleText?]].self)
                name = parts.values.first?.first??.text ?? ""
            }
        }

        /// A value that matters only if it is a text.
        struct PossibleText: Decodable {
            var text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }

        /// The products that show views with Casement; all executables if none seems to.
        var apps: [String] {
            var executables = products.filter { $0.type["executable"] != nil }
                .map { (name: $0.name, targets: $0.targets) }
            let named = Set(executables.flatMap(\.targets))
            for target in targets where target.type == "executable" && !named.contains(target.name)
            {
                executables.append((target.name, [target.name]))
            }
            let apps = executables.filter { $0.targets.contains(where: showsViews) }
            return (apps.isEmpty ? executables : apps).map(\.name).sorted()
        }

        /// Whether a target depends on Casement, by itself or by targets of the package.
        private func showsViews(_ target: String) -> Bool {
            let known = Dictionary(
                targets.map { ($0.name, $0.dependencies.map(\.name)) }, uniquingKeysWith: +)
            var (left, seen) = ([target], Set<String>())
            while let next = left.popLast() {
                if next == "Casement" { return true }
                guard seen.insert(next).inserted else { continue }
                left += known[next] ?? []
            }
            return false
        }
    }
}
