/// A file of the page, as it is sent.
package struct PageFile: Sendable {
    package let type: String
    package let content: [UInt8]

    /// The file at a path of the server; nil where there is none.
    package init?(path: String) {
        switch path {
        case "/": self.init("text/html; charset=utf-8", PackageResources.index_html)
        case "/style.css": self.init("text/css; charset=utf-8", PackageResources.style_css)
        case "/icon.svg": self.init("image/svg+xml", PackageResources.icon_svg)
        case "/screen.js": self.init(script: PackageResources.screen_js)
        case "/rfb.js": self.init(script: PackageResources.rfb_js)
        case "/picture.js": self.init(script: PackageResources.picture_js)
        case "/proof.js": self.init(script: PackageResources.proof_js)
        case "/bytes.js": self.init(script: PackageResources.bytes_js)
        case "/keys.js": self.init(script: PackageResources.keys_js)
        case "/hands.js": self.init(script: PackageResources.hands_js)
        case "/typing.js": self.init(script: PackageResources.typing_js)
        default: return nil
        }
    }

    private init(_ type: String, _ content: [UInt8]) {
        self.type = type
        self.content = content
    }

    private init(script: [UInt8]) { self.init("text/javascript; charset=utf-8", script) }

    /// What every answer says: nothing is loaded from elsewhere, no other page frames this one, and
    /// no address of it is passed on.
    package static let headers: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-cache"),
    ]
}
