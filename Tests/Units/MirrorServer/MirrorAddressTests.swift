import MirrorServer
import Testing

struct MirrorAddressTests {
    @Test(
        "An address is a Unix socket, a port of this machine, or an address and a port",
        arguments: [
            ("unix:/run/panel/vnc", MirrorAddress.unixSocket(path: "/run/panel/vnc")),
            ("5900", .tcp(host: "localhost", port: 5900)),
            ("0", .tcp(host: "localhost", port: 0)),
            ("192.168.1.5:5900", .tcp(host: "192.168.1.5", port: 5900)),
            ("panel.local:80", .tcp(host: "panel.local", port: 80)),
            ("[::1]:5900", .tcp(host: "::1", port: 5900)),
            ("[fe80::1]:1", .tcp(host: "fe80::1", port: 1)),
        ])
    func forms(text: String, address: MirrorAddress) {
        #expect(MirrorAddress(text) == address)
    }

    @Test(
        "Another text is not an address",
        arguments: [
            "", "unix:", "panel", ":5900", "::1:5900", "[]:1", "1.2.3.4:", "-1", "+5", " 5900",
            "65535", "65536", "99999999999999999999", "1.2.3.4:5900:1", "٥٩",
        ])
    func others(text: String) {
        #expect(MirrorAddress(text) == nil)
    }

    @Test(
        "Only loopback addresses and Unix sockets are of this machine alone",
        arguments: [
            ("5900", true), ("127.0.0.1:1", true), ("127.9.9.9:1", true), ("[::1]:1", true),
            ("localhost:1", true), ("unix:x", true), ("0.0.0.0:1", false), ("[::]:1", false),
            ("127.0.0.1.example.org:1", false), ("127.0.0:1", false), ("127.0.0.256:1", false),
            ("10.0.0.1:1", false), ("localhost.example.org:1", false),
        ])
    func loopback(text: String, isLocal: Bool) throws {
        #expect(try #require(MirrorAddress(text)).isLocal == isLocal)
    }
}
