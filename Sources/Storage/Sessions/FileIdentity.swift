import Foundation

/// Identifies a file, whatever its name is.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let inode: ino_t

    /// Creates the identity of the file at a path, or `nil` if the file is missing.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
    }
}
