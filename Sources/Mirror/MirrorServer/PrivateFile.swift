import Foundation

/// Files that only their owner reads.
package enum PrivateFile {
    /// Writes a whole file of mode 0600, in the place of an earlier one: another process sees one of the
    /// two, and so does the next run after a power cut.
    package static func write(_ data: Data, to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let name = ".\(file.lastPathComponent).\(UUID().uuidString)"
        let draft = folder.appending(path: name).path(percentEncoded: false)
        let path = file.path(percentEncoded: false)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Failure() }
        } catch {
            unlink(draft)
            throw error
        }
        let parent = open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if parent >= 0 {
            fsync(parent)
            close(parent)
        }
    }

    /// Why a file is not read as a secret.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        case unreadable(reason: String)
        /// Its mode lets others read it.
        case isPublic
        case tooLong

        package var description: String {
            switch self {
            case .unreadable(let reason): reason
            case .isPublic: "others than its owner may read it (its mode has to be 0600 or 0400)"
            case .tooLong: "it has more than \(PrivateFile.longest) bytes"
            }
        }
    }

    private static let longest = 4096

    /// The text of a file, without the end of its line. Others than its owner may not be able to read
    /// it, unless `isShared` says that something else keeps them out.
    package static func text(of path: String, isShared: Bool = false) throws(Refusal) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .unreadable(reason: Failure().description) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(reason: "it is not a file")
        }
        guard isShared || status.st_mode & 0o077 == 0 else { throw .isPublic }
        var bytes = [UInt8](repeating: 0, count: longest + 1)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw .unreadable(reason: Failure().description) }
        guard count <= longest else { throw .tooLong }
        return String(decoding: bytes[..<count], as: UTF8.self)
            .trimmingCharacters(in: .newlines)
    }

    private struct Failure: Error, CustomStringConvertible {
        let description = String(cString: strerror(errno))
    }
}
