/// Where a mirror listens, as `CASEMENT_MIRROR` says.
package enum MirrorAddress: Equatable, Sendable {
    case unixSocket(path: String)
    /// The page's port, 0 for one that is free; VNC viewers are served on the next one.
    case tcp(host: String, port: Int)

    /// `unix:PATH`, `PORT`, `ADDRESS:PORT` or `[ADDRESS]:PORT`; nil for other texts.
    package init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst(5))
            guard !path.isEmpty else { return nil }
            self = .unixSocket(path: path)
            return
        }
        guard let colon = text.lastIndex(of: ":") else {
            guard let port = Self.port(text[...]) else { return nil }
            self = .tcp(host: Self.loopback, port: port)
            return
        }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, let port = Self.port(text[text.index(after: colon)...]) else {
            return nil
        }
        self = .tcp(host: String(host), port: port)
    }

    /// What `localhost` stands for.
    package static let loopback = "localhost"

    /// Whether only programs of this machine reach it.
    package var isLocal: Bool {
        switch self {
        case .unixSocket: true
        case .tcp(let host, _): Self.isLoopback(host)
        }
    }

    package static func isLoopback(_ host: String) -> Bool {
        if host == loopback || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// The next port is needed, too.
    private static func port(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }),
            let port = Int(text), port < 65_535
        else { return nil }
        return port
    }
}
