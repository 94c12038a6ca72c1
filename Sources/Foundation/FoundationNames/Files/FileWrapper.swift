import Foundation

/// A file, a folder or a symbolic link as a value in memory, as documents read and write it.
open class FileWrapper: @unchecked Sendable {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
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
    /// The name under which a folder takes it.
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    init(_ content: Content) { self.content = content }

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with these files; they take the names of their keys where they have none.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, a link, or a folder with all in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    // MARK: What it is

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The bytes of a file; nil for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// What is in a folder, by name; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: What is in a folder

    /// Adds a file to a folder and returns the name that it has there: its preferred one, with a
    /// number before it where that is taken. Anything but a folder takes nothing.
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

    @discardableResult
    open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else {
            return
        }
        children[key] = nil
        content = .folder(children)
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
