import Foundation

/// Loads the bytes of pictures by address. Its methods may be called from any thread.
package protocol ImageLoader: Sendable {
    func data(from url: URL) async throws -> Data
}

/// Loads `file:` and `data:` addresses; all others fail.
package struct LocalImageLoader: ImageLoader {
    package init() {}

    package func data(from url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": return try Data(contentsOf: url)
        case "data":
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
