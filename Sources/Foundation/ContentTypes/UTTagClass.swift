/// A kind of name that other systems have for a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    /// Creates a kind of tag of its identifier, such as `public.mime-type`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, such as `png`, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}
