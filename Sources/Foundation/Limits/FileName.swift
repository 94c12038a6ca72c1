/// Names of files that come out of files.
package enum FileName {
    /// The most bytes that file systems have for a name.
    private static let mostBytes = 255

    /// Whether a text is the name of an entry in a folder, and so leads to nothing outside of it.
    package static func isPlain(_ name: String) -> Bool {
        let bytes = name.utf8
        return !bytes.isEmpty && bytes.count <= mostBytes && name != "." && name != ".."
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }
}
