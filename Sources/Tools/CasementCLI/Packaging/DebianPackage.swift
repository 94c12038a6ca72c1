import Foundation

/// A `.deb` with an app as a service: its executable and resources, its fonts, its unit and its user.
package struct DebianPackage {
    package let name: String
    package let version: String
    package let maintainer: String
    package let unit: ServiceUnit
    /// Debian's packages that the app needs.
    package let dependencies: [String]

    package init(
        version: String, maintainer: String, unit: ServiceUnit, dependencies: [String]
    ) {
        name = unit.name
        self.version = version
        self.maintainer = maintainer
        self.unit = unit
        self.dependencies = dependencies
    }

    /// The name as Debian allows it, which users and units allow, too.
    package static func name(of app: String) throws(PackagingError) -> String {
        let name = app.lowercased().replacing("_", with: "-")
        guard name.wholeMatch(of: #/[a-z][a-z0-9+.\-]{1,30}/#) != nil else { throw .badName(app) }
        return name
    }

    /// Packs a folder that holds the app's files as they are to be installed. Returns the package's
    /// path.
    package func write(content: URL, to folder: URL) throws(PackagingError) -> URL {
        let architecture = try Tool("dpkg", from: "dpkg").run(["--print-architecture"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let files = [
            ("usr/lib/systemd/system/\(name).service", unit.text, 0o644),
            ("usr/lib/sysusers.d/\(name).conf", unit.user, 0o644),
            ("usr/lib/\(name)/\(ServiceUnit.pauseName)", unit.pause, 0o755),
            ("DEBIAN/control", control(architecture, size: size(of: content)), 0o644),
            ("DEBIAN/postinst", unit.installation, 0o755),
            ("DEBIAN/prerm", unit.removal, 0o755),
        ]
        for (path, text, mode) in files {
            let file = content.appending(path: path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode], ofItemAtPath: file.path)
            } catch {
                throw .cannotWrite(file.path, reason: error.localizedDescription)
            }
        }
        let package = folder.appending(path: "\(name)_\(version)_\(architecture).deb")
        try Tool("dpkg-deb", from: "dpkg").run([
            "--root-owner-group", "--build", content.path, package.path,
        ])
        return package
    }

    private func control(_ architecture: String, size: Int) -> String {
        """
        Package: \(name)
        Version: \(version)
        Architecture: \(architecture)
        Maintainer: \(maintainer)
        Installed-Size: \(size / 1024)
        Depends: \(dependencies.joined(separator: ", "))
        Section: misc
        Priority: optional
        Description: \(unit.title)
         An app that runs on the first console, as a service of systemd.

        """
    }

    private func size(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files?.compactMap { ($0 as? URL)?.fileSize } ?? []).reduce(0, +)
    }

    // MARK: Dependencies

    /// Debian's packages with the libraries that an executable asks for.
    package static func libraries(of executable: URL) throws(PackagingError) -> [String] {
        let entries = try Tool("readelf", from: "binutils").run(["-d", "-W", executable.path])
        var packages: Set<String> = []
        for entry in entries.matches(of: #/\(NEEDED\).*\[(.+)\]/#) {
            // libcairo2:amd64: /usr/lib/x86_64-linux-gnu/libcairo.so.2
            let owners = try? Tool("dpkg-query", from: "dpkg").run(["-S", "*/\(entry.1)"])
            guard let owner = owners?.split(separator: "\n").first?.prefix(while: { $0 != ":" })
            else { throw .badData("No package of Debian's has \(entry.1), which the app needs") }
            packages.insert(String(owner))
        }
        return packages.sorted()
    }
}

extension URL {
    fileprivate var fileSize: Int? { try? resourceValues(forKeys: [.fileSizeKey]).fileSize }
}
