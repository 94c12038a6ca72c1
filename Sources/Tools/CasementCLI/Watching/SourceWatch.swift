import Foundation
import Glibc

/// Notices when files of a package change, by the kernel's own word.
final class SourceWatch {
    /// So many milliseconds nothing more must have changed: editors write a file in several steps.
    private static let quiet: Int32 = 30
    /// Folders whose files no app is made of. Those whose names begin with a dot are left out, too.
    private static let leftOut: Set = ["Tests"]

    /// Readable when something has changed.
    let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// The folders that are followed, without links in their paths.
    private var followed: Set<String> = []

    /// A folder that the app itself writes to, without links in its path; `nil` if there is none.
    private let ownFolder: String?

    /// Follows a folder and those in it, also where links lead to.
    ///
    /// - Parameter ownFolder: Where the app saves its session, which may be in that folder.
    init(_ folder: URL, besides ownFolder: URL? = nil) throws(WatchError) {
        self.ownFolder = ownFolder.map {
            // It may be made later than this.
            let parent = $0.deletingLastPathComponent().resolvingSymlinksInPath()
            return parent.appending(path: $0.lastPathComponent).standardizedFileURL.path
        }
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw WatchError(folder.path, errno) }
        do {
            try follow(folder.path)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(descriptor) }

    /// The paths that have changed since the last call, once no more follow; none if only files have
    /// changed that no app is made of.
    func takeChanges() throws(WatchError) -> Set<String> {
        var found: Set<String> = []
        while try read(into: &found) {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, Self.quiet)
        }
        return found
    }

    private func follow(_ path: String) throws(WatchError) {
        guard let folder = try followAlone(path) else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where Self.matters(name) {
            let path = folder + "/" + name
            if Self.isFolder(path) {
                try follow(path)
            } else if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            {
                // A file is changed where it is, and that says nothing here.
                let file = URL(filePath: target, relativeTo: URL(filePath: folder + "/"))
                _ = try followAlone(file.deletingLastPathComponent().path)
            }
        }
    }

    /// Follows a folder without those in it. Returns its path without links; `nil` if it is followed
    /// already or has gone again.
    private func followAlone(_ path: String) throws(WatchError) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let folder = String(cString: real)
        guard !followed.contains(folder), !isOwn(folder) else { return nil }
        let kinds = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
        let number = inotify_add_watch(descriptor, folder, kinds)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw WatchError(folder, errno)
        }
        folders[number] = folder
        followed.insert(folder)
        return folder
    }

    /// Adds the paths that the kernel names; false if it names none.
    private func read(into found: inout Set<String>) throws(WatchError) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return false }
        for event in Self.events(in: bytes[..<count]) {
            if event.isLost { found.insert("") }
            guard let folder = folders[event.watch], Self.matters(event.name) else { continue }
            if event.isLast {
                folders[event.watch] = nil
                continue
            }
            let path = folder + "/" + event.name
            if isOwn(path) { continue }
            if event.isFolder {
                // What was put into a new folder before it was followed counts as changed, and so
                // does what has gone with one.
                found.insert(path)
                if event.appears {
                    try follow(path)
                } else {
                    followed = followed.filter { $0 != path && !$0.hasPrefix(path + "/") }
                }
            } else if !event.isCreated {
                found.insert(path)
            }
        }
        return true
    }

    private func isOwn(_ path: String) -> Bool { path == ownFolder }

    private struct Event {
        let watch: Int32
        let kind: UInt32
        let name: String

        var isFolder: Bool { kind & UInt32(IN_ISDIR) != 0 }
        var appears: Bool { kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0 }
        /// The folder is followed no more, because it has gone.
        var isLast: Bool { kind & UInt32(IN_IGNORED) != 0 }
        /// More has happened than the kernel remembers.
        var isLost: Bool { kind & UInt32(IN_Q_OVERFLOW) != 0 }
        /// A file that was created is still to be written.
        var isCreated: Bool { kind & UInt32(IN_CREATE) != 0 }
    }

    /// The kernel's `inotify_event`s: four numbers of four bytes, then the name, filled with zeros.
    private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
        bytes.withUnsafeBytes { bytes in
            var events: [Event] = []
            var place = 0
            while place + 16 <= bytes.count {
                let watch = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
                let kind = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                guard length <= bytes.count - place - 16 else { break }
                let name = bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }
                events.append(
                    Event(
                        watch: watch, kind: kind, name: String(decoding: name, as: UTF8.self)))
                place += 16 + length
            }
            return events
        }
    }

    /// Whether an app may be made of a file or folder of that name, and not an editor's copy or the
    /// product of a build.
    private static func matters(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix("~") && name != "Package.resolved"
            && !leftOut.contains(name)
            // Vim looks by it whether it may write to a folder.
            && name != "4913"
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// Why a folder cannot be followed.
struct WatchError: Error, CustomStringConvertible {
    let description: String

    init(_ folder: String, _ number: Int32) {
        let reason =
            number == ENOSPC
            ? "the system follows no more folders for this user, which "
                + "fs.inotify.max_user_watches sets"
            : String(cString: strerror(number))
        description = "the files in \(folder) cannot be followed: \(reason)"
    }
}
