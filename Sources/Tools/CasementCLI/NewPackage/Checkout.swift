import Foundation

/// A checkout of Casement: the folder with its sources.
enum Checkout {
    /// Where `make install` writes the checkout's path, below its prefix.
    private static let record = "share/casement/checkout"

    /// The path of the checkout that an executable was built from: the one whose `.build` holds it,
    /// or the one that it was installed from. `nil` for an executable that was copied elsewhere.
    static func path(of executable: URL) throws(NewPackageError) -> String? {
        var folder = executable.standardizedFileURL.deletingLastPathComponent()
        let record = folder.deletingLastPathComponent().appending(path: Self.record)
        while folder.pathComponents.count > 1 {
            if isCheckout(folder) { return path(folder) }
            folder.deleteLastPathComponent()
        }
        guard let line = try? String(contentsOf: record, encoding: .utf8) else { return nil }
        let recorded = line.trimmingCharacters(in: .newlines)
        guard isCheckout(URL(filePath: recorded)) else { throw .checkoutIsGone(recorded) }
        return recorded
    }

    /// The absolute path of the checkout at a path, so that the package builds wherever it is moved.
    static func path(at path: String) throws(NewPackageError) -> String {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .noFolder(path) }
        guard isCheckout(url) else { throw .noCheckout(path) }
        return Self.path(url)
    }

    /// The running executable, also if it was started by a symbolic link.
    static var executable: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: path ?? CommandLine.arguments[0])
    }

    private static func isCheckout(_ folder: URL) -> Bool {
        FileManager.default.fileExists(
            atPath: folder.appending(path: "Sources/Modules/Casement").path)
    }

    private static func path(_ folder: URL) -> String {
        let full = folder.path(percentEncoded: false)
        return full.count > 1 && full.hasSuffix("/") ? String(full.dropLast()) : full
    }
}
