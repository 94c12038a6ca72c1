import Foundation

/// Reads files from outside, whole but not without a limit.
package enum BoundedFile {
    /// Why a file is not read.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        /// A folder, a pipe or a device, which may have no end.
        case notAFile
        case tooLarge(limit: Int)
        case system(Int32)

        package var description: String {
            switch self {
            case .notAFile: "it is not a file"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            case .system(let code): String(cString: strerror(code))
            }
        }
    }

    /// The content of a file, which never waits for a writer. Where links are not followed, one in
    /// place of the file is refused.
    package static func read(
        _ path: String, limit: Int, followsLinks: Bool = true
    ) throws(Refusal) -> Data {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        let file = open(path, followsLinks ? flags : flags | O_NOFOLLOW)
        guard file >= 0 else { throw .system(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data(count: Int(status.st_size))
        var count = 0
        while count < data.count {
            let size = data.count
            let step = data.withUnsafeMutableBytes { bytes in
                Foundation.read(file, bytes.baseAddress! + count, size - count)
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else { throw .system(errno) }
            // Another process has cut it.
            if step == 0 { break }
            count += step
        }
        return count == data.count ? data : data.prefix(count)
    }
}
