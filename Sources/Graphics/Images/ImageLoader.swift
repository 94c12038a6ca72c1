import Foundation

/// Loads the bytes of pictures by address. Its methods may be called from any thread.
package protocol ImageLoader: Sendable {
    func data(from url: URL) async throws -> Data
}

/// Loads `file:` and `data:` addresses; all others fail.
package struct LocalImageLoader: ImageLoader {
    /// The bytes of a picture at most, wherever it comes from.
    package static let largestFile = 64 << 20

    package init() {}

    package func data(from url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file":
            let data = try ImageFile.contents(of: url.path(percentEncoded: false))
            guard data.count <= Self.largestFile else {
                throw URLError(.dataLengthExceedsMaximum)
            }
            return data
        case "data":
            guard url.absoluteString.utf8.count <= Self.largestFile else {
                throw URLError(.dataLengthExceedsMaximum)
            }
            guard let data = Self.content(of: url.absoluteString) else {
                throw URLError(.cannotDecodeRawData)
            }
            return data
        default: throw URLError(.unsupportedURL)
        }
    }

    /// What follows the comma of an address such as `data:image/png;base64,iVBORw0KGgo=`.
    private static func content(of text: String) -> Data? {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let content = String(text[text.index(after: comma)...])
        return text[..<comma].hasSuffix(";base64")
            ? Data(base64Encoded: content) : content.removingPercentEncoding.map { Data($0.utf8) }
    }
}
