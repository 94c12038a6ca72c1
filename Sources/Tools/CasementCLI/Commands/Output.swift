import Foundation

/// Writes to standard output and standard error.
enum Output {
    static func print(_ text: String) { Swift.print(text) }

    static func printError(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
