import Foundation

/// The directory of one session and the names of the files in it.
///
/// Directories are 0700 and files 0600, whatever the umask: each is created empty with its mode
/// before SQLite opens it, and SQLite gives its side files the mode of their database.
package struct SessionDirectory: Sendable {
    package let path: String

    package init(_ url: URL) {
        path = url.standardizedFileURL.path(percentEncoded: false).trimmingSuffix("/")
    }

    var database: String { path + "/session.sqlite" }
    var log: String { database + "-wal" }
    var copy: String { path + "/copy.sqlite" }
    var unfinishedCopy: String { path + "/copy.unfinished.sqlite" }
    var lock: String { path + "/session.lock" }
    var crashes: String { path + "/session.crashes" }

    /// The directory of all apps' sessions; `nil` if the environment names no home.
    package static func root(environment: [String: String]) -> URL? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return URL(filePath: state).appending(path: "casement", directoryHint: .isDirectory)
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(filePath: home)
            .appending(path: ".local/state/casement", directoryHint: .isDirectory)
    }

    /// The directory of an app's session. Whatever characters the name has, it is one directory in
    /// the root.
    package static func standard(appID: String, environment: [String: String]) -> URL? {
        let name = String(appID.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        let isTraversal = ["", ".", ".."].contains(name)
        return root(environment: environment)?
            .appending(path: isTraversal ? "_" + name : name, directoryHint: .isDirectory)
    }

    /// Creates the directory and its parents, and sets the modes of what exists.
    func prepare() throws(SessionError) {
        try makeDirectory(path)
        guard isDirectory(path) else { throw .notADirectory(path: path) }
        tightenModes()
    }

    /// Creates the file with its mode if it is missing.
    func createFile(_ file: String) throws(SessionError) {
        let descriptor = finished { open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { throw .unavailable(path: file, reason: systemReason()) }
        fchmod(descriptor, 0o600)
        close(descriptor)
    }

    /// Deletes the session and its copy, but no files that were set aside.
    func removeSession() {
        for file in [copy, unfinishedCopy, database, crashes] {
            for sideFile in Self.files(ofDatabase: file) { unlink(sideFile) }
        }
        synchronize()
    }

    /// Renames a database with its side files to the first free name, which it returns.
    func setAside(_ file: String) throws(SessionError) -> String {
        var number = 1
        while Self.files(ofDatabase: aside(number)).contains(where: { fileSize($0) != nil }) {
            number += 1
        }
        let names = zip(Self.files(ofDatabase: file), Self.files(ofDatabase: aside(number)))
        for (old, new) in names where fileSize(old) != nil {
            guard rename(old, new) == 0 else {
                throw .unavailable(path: old, reason: systemReason())
            }
        }
        synchronize()
        return String(aside(number).dropFirst(path.count + 1))
    }

    /// Syncs the directory, so that new and renamed entries survive a power cut.
    func synchronize() {
        Self.synchronize(path)
    }

    /// Syncs a file, or a directory's entries, to disk.
    @discardableResult
    static func synchronize(_ path: String) -> Bool { synchronize(path, by: fsync) }

    /// Syncs a file's bytes and length to disk, without its times, which the file system would write
    /// to its own log each time.
    static func synchronizeContent(_ path: String) -> Bool { synchronize(path, by: fdatasync) }

    private static func synchronize(_ path: String, by call: (Int32) -> Int32) -> Bool {
        let descriptor = finished { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return errno == ENOENT }
        defer { close(descriptor) }
        return finished { call(descriptor) } == 0
    }

    /// Returns the size of a file in bytes, or `nil` if the file is missing.
    func fileSize(_ file: String) -> Int? {
        var status = stat()
        return lstat(file, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The database itself, its log, and the log's index.
    static func files(ofDatabase file: String) -> [String] {
        [file, file + "-wal", file + "-shm"]
    }

    private func aside(_ number: Int) -> String { path + "/aside-\(number).sqlite" }

    private func makeDirectory(_ path: String) throws(SessionError) {
        guard !isDirectory(path), path.contains("/") else { return }
        let parent = String(path[..<path.lastIndex(of: "/")!])  // the guard found one
        if !parent.isEmpty { try makeDirectory(parent) }
        if mkdir(path, 0o700) == 0 {
            chmod(path, 0o700)
            Self.synchronize(parent.isEmpty ? "/" : parent)
        } else if errno == EEXIST || errno == ENOTDIR {
            guard isDirectory(path) else { throw .notADirectory(path: path) }
        } else {
            throw .unavailable(path: path, reason: systemReason())
        }
    }

    /// A directory that is not a session's keeps its mode, because others may share it.
    private func tightenModes() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard names.isEmpty || fileSize(lock) != nil else { return }
        chmod(path, 0o700)
        for name in names where fileSize("\(path)/\(name)") != nil {
            var status = stat()
            let file = "\(path)/\(name)"
            guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            chmod(file, 0o600)
        }
    }

    private func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// Makes a call again while a signal interrupts it.
func finished(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// The system's sentence for the error that just happened.
func systemReason() -> String { String(cString: strerror(errno)) }

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
