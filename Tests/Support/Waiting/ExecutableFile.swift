import Foundation

/// Makes a file that can be started, once no process has it open for writing any more. One that the
/// tests start meanwhile has what they have open, until it runs its own program, and the system
/// starts no file that somebody writes.
package func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    // A lease for reading is given only while nobody has the file open for writing.
    let setLease: Int32 = 1024
    try waitUntil("\(path) is written by nobody") { fcntl(file, setLease, Int32(F_RDLCK)) == 0 }
    _ = fcntl(file, setLease, Int32(F_UNLCK))
}
