import Foundation

/// Reading from the disk and writing to it.
extension FileWrapper {
    static func read(_ url: URL) throws -> Content {
        let values = try url.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
        if values.isSymbolicLink == true {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        }
        guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
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
        if options.contains(.atomic) {
            try writeAtomically(to: url)
        } else {
            try write(to: url)
        }
        if options.contains(.withNameUpdating) { takeName(url.lastPathComponent) }
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
            try write(to: temporary)
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

    private func write(to url: URL) throws {
        switch content {
        case .file(let data):
            // A new file of its own: an old one may be a link.
            try data.write(to: url)
            Self.synchronize(url)
        case .link(let destination):
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name))
            }
            Self.synchronize(url)
        }
    }

    /// Waits until the disk has it. A file system that cannot say so has written it, too.
    private static func synchronize(_ url: URL) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
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
