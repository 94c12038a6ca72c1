/// Which requests of browsers are answered: a page of another site that makes the browser ask is
/// not, nor is a name that somebody has pointed at this machine.
package struct PageRules: Sendable {
    package let isLocal: Bool
    package let isSecure: Bool
    package let port: Int

    package init(isLocal: Bool, isSecure: Bool, port: Int) {
        self.isLocal = isLocal
        self.isSecure = isSecure
        self.port = port
    }

    /// Whether the host that a request names is this one. Other machines may have given this one
    /// any name; a stranger's page gets no further than the password there.
    package func accepts(host: [String]) -> Bool {
        guard host.count == 1, !host[0].isEmpty else { return false }
        guard isLocal else { return true }
        var name = host[0].lowercased()
        if name.hasSuffix(":\(port)") {
            name = String(name.dropLast("\(port)".count + 1))
        } else if port != (isSecure ? 443 : 80) {
            return false
        }
        if name == "[::1]" { name = "::1" }
        return MirrorAddress.isLoopback(name)
    }

    /// Whether a WebSocket is opened by the page that came from here.
    package func accepts(host: [String], origin: [String]) -> Bool {
        guard accepts(host: host), origin.count == 1 else { return false }
        let scheme = isSecure ? "https" : "http"
        return origin[0].lowercased() == "\(scheme)://\(host[0].lowercased())"
    }
}
