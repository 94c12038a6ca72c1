import Foundation

/// What the command says, to its reader and to whoever waits for errors.
enum Output {
    static func print(_ text: String) { Swift.print(text) }

    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
