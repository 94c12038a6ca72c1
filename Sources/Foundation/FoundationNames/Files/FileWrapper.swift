import Foundation

/// A file, a folder or a symbolic link as a value in memory, as documents read and write it.
open class FileWrapper: @unchecked Sendable {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from their raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads the content at once, as it always is. Has no effect.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Keeps the content from being mapped into memory, which it never is. Has no effect.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates a set of options of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes to a temporary file first, so that the old one stays whole until the new one is
        /// complete.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets `filename` to the name under which each file is written, in folders as well.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    var content: Content
    /// The name of the file that was read or written.
    open var filename: String?
    /// The name under which a folder takes the wrapper.
    open var preferredFilename: String?
    /// The attributes of the file that was read, by the raw values of `FileAttributeKey`; else
    /// empty.
    open var fileAttributes: [String: Any] = [:]

    init(_ content: Content) { self.content = content }

    /// Creates a file of these bytes.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with these files; they take the names of their keys if they have none.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a link that leads to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, a link, or a folder with all in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    // MARK: What it is

    /// Whether the wrapper is a file with bytes, not a folder or a link.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether the wrapper is a folder, which may have children.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The bytes of a file, or `nil` for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// The children of a folder, by name, or `nil` for anything else.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// The URL to which a link leads, or `nil` for anything else.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: What is in a folder

    /// Adds a file to a folder and returns the name that it has there: its preferred one, with a
    /// number before it if that is taken. Anything but a folder takes nothing.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        guard case .folder(var children) = content else { return wanted }
        var name = wanted
        var number = 1
        while let other = children[name], other !== child {
            number += 1
            name = "\(number)__\(wanted)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file of these bytes to a folder and returns the name that it has there.
    @discardableResult
    open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a child from a folder. Does nothing if it is not a child of it.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else {
            return
        }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name that a child has in a folder, or `nil` if it is not a child of it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
