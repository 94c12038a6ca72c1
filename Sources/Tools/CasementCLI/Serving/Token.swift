import Foundation
import Glibc

/// The secret of a server, which is made for its run.
enum Token {
    /// 128 random bits as hexadecimal digits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let digits = String(UInt8.random(in: 0...255, using: &generator), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

/// Files that only their owner reads.
enum PrivateText {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Writes a file of mode 0600 in the place of an earlier one.
    static func write(_ text: String, to file: URL) throws {
        let draft = file.path(percentEncoded: false) + ".\(getpid())"
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = open(draft, flags, 0o600)
        guard descriptor >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, file.path(percentEncoded: false)) == 0 else {
            let failure = Failure(description: String(cString: strerror(errno)))
            unlink(draft)
            throw failure
        }
    }
}
