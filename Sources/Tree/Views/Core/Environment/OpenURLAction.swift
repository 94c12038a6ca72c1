import Foundation

/// Opens a URL, such as that of a link.
public struct OpenURLAction: @unchecked Sendable {
    /// How a URL was handled.
    public struct Result: Sendable {
        package enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        package let kind: Kind

        /// The app has handled the URL, and the system does nothing.
        public static let handled = Result(kind: .handled)
        /// The URL is ignored: neither the app nor the system opens it.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))

        /// The system opens another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// Opens the URLs that the handler leaves to the system; nil outside of an app.
    fileprivate var opener: (any URLOpener)?

    /// Creates an action that calls `handler` with each URL. Its result says what else happens.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Handles a URL. The system opens it if the handler leaves it to the system.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// The completion receives whether the URL was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            guard let opener else { return completion(false) }
            opener.open(other ?? url, completion: completion)
        }
    }
}

/// The system's handler of URLs.
package protocol URLOpener: AnyObject {
    /// Calls the completion, immediately or later on the main thread, with whether the URL was
    /// opened.
    func open(_ url: URL, completion: @escaping (Bool) -> Void)
}

private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
}

private enum URLOpenerKey: EnvironmentKey {
    static var defaultValue: (any URLOpener)? { nil }
}

extension EnvironmentValues {
    /// The action that opens URLs such as those of links; the system opens them unless a view sets
    /// it.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.opener = urlOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    package var urlOpener: (any URLOpener)? {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
