import Foundation
import Limits

/// Reading from the disk and writing to it.
///
/// A file keeps its permissions when it is saved, and a link that leads to it stays. Names in a
/// folder are names: nothing is written outside of it.
extension FileWrapper {
    static func read(_ url: URL) throws -> Content {
        let values = try url.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
        if values.isSymbolicLink == true {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        }
        guard values.isDirectory == true else {
            var status = stat()
            // Reading from a pipe or a device may have no end.
            if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
                throw FileWrapperError(url, "it is not a file")
            }
            return .file(try Data(contentsOf: url))
        }
        var children: [String: FileWrapper] = [:]
        for child in try FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: nil)
        {
            children[child.lastPathComponent] = try FileWrapper(url: child)
        }
        return .folder(children)
    }

    static func attributes(of url: URL) -> [String: Any] {
        let known = try? FileManager.default.attributesOfItem(atPath: url.path)
        return Dictionary(uniqueKeysWithValues: (known ?? [:]).map { ($0.key.rawValue, $0.value) })
    }

    /// Reads again what is on the disk.
    public func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        filename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    /// Whether the disk has what was read: the date and size of a file, the names in a folder.
    public func matchesContents(of url: URL) -> Bool {
        guard let now = try? FileWrapper(url: url), now.isDirectory == isDirectory else {
            return false
        }
        if let children = fileWrappers {
            return Set(children.keys) == Set(now.fileWrappers?.keys.map { $0 } ?? [])
        }
        let keys = [FileAttributeKey.modificationDate.rawValue, FileAttributeKey.size.rawValue]
        return keys.allSatisfy {
            fileAttributes[$0].map(String.init(describing:))
                == now.fileAttributes[$0].map(String.init(describing:))
        }
    }

    /// Writes the file or the folder. Written atomically, what was there before stays whole until all
    /// of the new is on the disk.
    public func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
        try checkNames()
        // What a link leads to is saved; a link itself takes the place of what was there.
        let target = isSymbolicLink ? url : url.followingLinks
        if options.contains(.atomic) {
            try writeAtomically(to: target)
        } else {
            try write(to: target, replacing: target)
        }
        if options.contains(.withNameUpdating) { takeName(url.lastPathComponent) }
    }

    private func checkNames() throws {
        for (name, child) in fileWrappers ?? [:] {
            guard FileName.isPlain(name) else { throw FileWrapperError(name) }
            try child.checkNames()
        }
    }

    private func takeName(_ name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.takeName(name) }
    }

    private func writeAtomically(to url: URL) throws {
        let folder = url.deletingLastPathComponent()
        let temporary = folder.appendingPathComponent(
            ".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
            try write(to: temporary, replacing: url)
            try Self.replace(url, by: temporary, isFolder: isDirectory)
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
        Self.synchronize(folder)
    }

    /// A file takes the place of another in one step; a folder after the old one has stepped aside.
    private static func replace(_ url: URL, by temporary: URL, isFolder: Bool) throws {
        guard isFolder || Self.isFolder(url) else {
            guard rename(temporary.path, url.path) == 0 else { throw POSIXError.current(url) }
            return
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            return try FileManager.default.moveItem(at: temporary, to: url)
        }
        let aside = url.deletingLastPathComponent().appendingPathComponent(
            ".\(url.lastPathComponent).old.\(UUID().uuidString)")
        try FileManager.default.moveItem(at: url, to: aside)
        do {
            try FileManager.default.moveItem(at: temporary, to: url)
        } catch {
            try FileManager.default.moveItem(at: aside, to: url)
            throw error
        }
        try? FileManager.default.removeItem(at: aside)
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }

    /// Writes to a place, with the permissions of what is at the place that it will take.
    private func write(to url: URL, replacing original: URL) throws {
        let mode = Self.mode(of: original)
        switch content {
        case .file(let data):
            try Self.write(data, to: url, mode: mode)
        case .link(let destination):
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            if Self.isLink(url) { try FileManager.default.removeItem(at: url) }
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(
                    to: url.appendingPathComponent(name),
                    replacing: original.appendingPathComponent(name))
            }
            if let mode { chmod(url.path, mode) }
            Self.synchronize(url)
        }
    }

    /// Writes a file whose content nobody can read before it has its permissions. One that is there
    /// is written over; a link gives way to a file.
    private static func write(_ data: Data, to url: URL, mode: mode_t?) throws {
        if isLink(url) { unlink(url.path) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let file = open(url.path, flags, mode == nil ? 0o666 : 0o600)
        guard file >= 0 else { throw POSIXError.current(url) }
        defer { close(file) }
        if let mode { fchmod(file, mode) }
        var count = 0
        while count < data.count {
            let step = data.withUnsafeBytes { bytes in
                Foundation.write(file, bytes.baseAddress! + count, data.count - count)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { throw POSIXError.current(url) }
            count += step
        }
        // A file system that cannot say that the disk has it has written it, too.
        fsync(file)
    }

    /// The permissions of a file or a folder; `nil` if there is none.
    private static func mode(of url: URL) -> mode_t? {
        var status = stat()
        guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK
        else { return nil }
        return status.st_mode & 0o7777
    }

    private static func isLink(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Waits until the disk has it. A file system that cannot say so has written it, too.
    private static func synchronize(_ url: URL) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

extension URL {
    /// Where the links at this address lead in the end, also if nothing is there yet.
    fileprivate var followingLinks: URL {
        var url = self
        // Links in a circle lead nowhere; the system says so when the file is opened.
        for _ in 0..<40 {
            guard
                let path = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            else { return url }
            url =
                URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
                .absoluteURL
        }
        return url
    }
}

/// A file that is not read or written.
private struct FileWrapperError: LocalizedError {
    let errorDescription: String?

    init(_ url: URL, _ problem: String) {
        errorDescription = "“\(url.lastPathComponent)” cannot be read: \(problem)."
    }

    /// Creates the error of a name that would lead out of its folder.
    init(_ name: String) {
        errorDescription = "“\(name)” is not a name for a file."
    }
}

extension POSIXError {
    /// The error of the last call of C.
    fileprivate static func current(_ url: URL) -> Error {
        NSError(
            domain: NSPOSIXErrorDomain, code: Int(errno),
            userInfo: [
                NSFilePathErrorKey: url.path,
                NSLocalizedDescriptionKey: String(cString: strerror(errno)),
            ])
    }
}
