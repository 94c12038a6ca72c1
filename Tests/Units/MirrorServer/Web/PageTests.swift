import MirrorServer
import Testing

struct PageTests {
    private let local = PageRules(isLocal: true, isSecure: false, port: 5900)
    private let remote = PageRules(isLocal: false, isSecure: true, port: 5900)

    @Test(
        "On this machine the page answers by the names of this machine only",
        arguments: [
            ("localhost:5900", true), ("LOCALHOST:5900", true), ("127.0.0.1:5900", true),
            ("[::1]:5900", true), ("localhost", false), ("localhost:80", false),
            ("evil.example:5900", false), ("localhost.evil.example:5900", false),
            ("127.0.0.1.evil.example:5900", false), ("", false), (":5900", false),
        ])
    func hosts(host: String, isAccepted: Bool) {
        #expect(local.accepts(host: [host]) == isAccepted)
    }

    @Test("A request names one host")
    func oneHost() {
        #expect(!local.accepts(host: []))
        #expect(!local.accepts(host: ["localhost:5900", "localhost:5900"]))
        #expect(!remote.accepts(host: []))
        #expect(remote.accepts(host: ["panel.example:5900"]))
    }

    @Test("On the port of HTTP itself the host needs no port")
    func standardPort() {
        let rules = PageRules(isLocal: true, isSecure: false, port: 80)
        #expect(rules.accepts(host: ["localhost"]))
        #expect(rules.accepts(host: ["localhost:80"]))
        #expect(!rules.accepts(host: ["evil.example"]))
    }

    @Test("A WebSocket is opened by the page that came from the same host only")
    func origins() {
        let host = ["localhost:5900"]
        #expect(local.accepts(host: host, origin: ["http://localhost:5900"]))
        for origin in [
            [], ["null"], ["https://localhost:5900"], ["http://localhost"],
            ["http://127.0.0.1:5900"], ["http://evil.example"], ["http://localhost:5900/"],
            ["http://localhost:5900", "http://localhost:5900"],
        ] {
            #expect(!local.accepts(host: host, origin: origin), "\(origin)")
        }
        #expect(
            remote.accepts(host: ["panel:5900"], origin: ["https://panel:5900"]))
        #expect(!remote.accepts(host: ["panel:5900"], origin: ["http://panel:5900"]))
        #expect(!remote.accepts(host: ["panel:5900"], origin: ["https://evil.example"]))
    }

    @Test("The page loads nothing from elsewhere, and all that it loads is there")
    func files() throws {
        let page = try #require(PageFile(path: "/"))
        let text = String(decoding: page.content, as: UTF8.self)
        for match in text.matches(of: #/(?:src|href)="([^"]+)"/#) {
            #expect(PageFile(path: "/" + match.output.1) != nil, "\(match.output.1)")
        }
        #expect(!text.contains("://"))
        #expect(!text.contains("<script>"))
        let scripts = ["screen", "rfb", "picture", "bytes", "keys", "hands", "proof", "typing"]
        for script in scripts {
            let file = try #require(PageFile(path: "/\(script).js"))
            let code = String(decoding: file.content, as: UTF8.self)
            for match in code.matches(of: #/from "\.([^"]+)"/#) {
                #expect(PageFile(path: String(match.output.1)) != nil, "\(match.output.1)")
            }
        }
        #expect(PageFile(path: "/../Package.swift") == nil)
    }

    @Test("No other page may frame it, and nothing but its own scripts runs in it")
    func policy() throws {
        let policy = try #require(
            PageFile.headers.first { $0.name == "Content-Security-Policy" }?.value)
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("script-src 'self';"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        #expect(!policy.contains("*"))
    }
}
