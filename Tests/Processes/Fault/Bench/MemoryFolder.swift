import Foundation

/// A folder in memory, removed with this object, for what is repeated often and is not about disks;
/// among the other temporary files on a system without such folders.
final class MemoryFolder {
    let path: String

    init() throws {
        let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : NSTemporaryDirectory()
        var template = Array("\(root)casement-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
