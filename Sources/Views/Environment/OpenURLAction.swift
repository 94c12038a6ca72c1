import Foundation

/// Opens an address: links, and whoever calls it.
public struct OpenURLAction: @unchecked Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        package enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        package let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))

        /// The system opens another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// Hands an address to the desktop; returns whether somebody took it.
    package var system: (URL) -> Bool = OpenURLAction.openWithDesktop

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// The completion hears whether the address was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }

    private static func openWithDesktop(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        do {
            try process.run()
            return true
        } catch {
            return false
        }
    }
}
