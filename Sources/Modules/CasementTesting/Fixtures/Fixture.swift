import Foundation

/// Files that an app finds when it starts: a saved session, a store, documents.
///
/// A fixture is a value: it is read from a file or a folder, changed and damaged at will, and every
/// app that starts with it gets files of its own.
public struct Fixture: Sendable {
    /// The contents of the files by their paths in the folder.
    public var files: [String: Data]

    /// Creates a fixture of files, by their paths in the folder. Without any it is an empty folder.
    public init(_ files: [String: Data] = [:]) { self.files = files }

    /// Creates a fixture of all files of a folder, or of one file under its own name.
    public init(contentsOf url: URL) throws {
        let path = url.standardizedFileURL.path(percentEncoded: false)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw FixtureError("there is no file \(path) to make a fixture of")
        }
        files = [:]
        guard isFolder.boolValue else {
            files[url.lastPathComponent] = try Data(contentsOf: url)
            return
        }
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            let file = URL(filePath: path).appending(path: name)
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[name] = try Data(contentsOf: file)
            }
        }
    }

    /// The files of a folder; none if it is missing.
    init(of folder: URL) { self = (try? Fixture(contentsOf: folder)) ?? Fixture() }

    /// Creates a fixture of a file or a folder among the resources of a bundle, such as the tests'
    /// own.
    public init(resource name: String, in bundle: Bundle) throws {
        let url = bundle.resourceURL?.appending(path: name)
        guard let url, FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        else {
            throw FixtureError(
                "there is no resource \(name) in \(bundle.bundlePath): \(Self.list(bundle))")
        }
        try self.init(contentsOf: url)
    }

    private static func list(_ bundle: Bundle) -> String {
        let names =
            bundle.resourceURL.flatMap {
                try? FileManager.default.contentsOfDirectory(atPath: $0.path(percentEncoded: false))
            } ?? []
        return names.isEmpty ? "it has none" : "it has \(names.sorted().joined(separator: ", "))"
    }

    /// The text of a file; `nil` if the fixture has none of this path, or if it is not text.
    public subscript(text path: String) -> String? {
        get { files[path].flatMap { String(data: $0, encoding: .utf8) } }
        set { files[path] = newValue.map { Data($0.utf8) } }
    }

    // MARK: Damage

    /// What happens to a file on its way.
    public enum Harm: Sendable {
        /// Nothing is left in it.
        case emptied
        /// Only a part from its beginning is left, from 0 to 1.
        case truncated(to: Double)
        /// A part from its middle is replaced by bytes that are random and the same each time, from
        /// 0 to 1.
        case scrambled(Double)
        /// It is gone.
        case removed
    }

    /// The fixture with one of its files damaged. The program stops if it has none of this path.
    public func damaged(_ path: String, _ harm: Harm) -> Fixture {
        guard let data = files[path] else {
            let names = files.keys.sorted().joined(separator: ", ")
            fatalError(
                "The fixture has no file \(path): \(names.isEmpty ? "it is empty" : names)")
        }
        var copy = self
        copy.files[path] = harm.applied(to: data)
        return copy
    }

    /// The fixture with all of its files damaged.
    public func damaged(_ harm: Harm) -> Fixture {
        Fixture(files.compactMapValues { harm.applied(to: $0) })
    }

    // MARK: Writing

    /// Writes the files into a folder, which is made if it is missing.
    public func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let root = folder.standardizedFileURL.path(percentEncoded: false)
        for (path, data) in files {
            let file = folder.appending(path: path).standardizedFileURL
            guard file.path(percentEncoded: false).hasPrefix(root) else {
                throw FixtureError("the path \(path) leads out of the fixture's folder")
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}

extension Fixture.Harm {
    /// The data after it; `nil` if the file is gone.
    fileprivate func applied(to data: Data) -> Data? {
        switch self {
        case .emptied: return Data()
        case .removed: return nil
        case .truncated(let part): return data.prefix(Self.count(part, of: data))
        case .scrambled(let part):
            let count = Self.count(part, of: data)
            let start = (data.count - count) / 2
            var bytes = [UInt8](data)
            var state: UInt32 = 1
            for index in start..<start + count {
                // The generator of Marsaglia ("Xorshift RNGs", 2003).
                state ^= state << 13
                state ^= state >> 17
                state ^= state << 5
                bytes[index] = UInt8(truncatingIfNeeded: state)
            }
            return Data(bytes)
        }
    }

    private static func count(_ part: Double, of data: Data) -> Int {
        guard part > 0 else { return 0 }
        return part < 1 ? Int(Double(data.count) * part) : data.count
    }
}

/// Why a fixture could not be read or written.
struct FixtureError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
