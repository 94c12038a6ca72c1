import Testing

@testable import CasementCLI

struct ToolTests {
    @Test("What a tool says besides its output, however much, neither mixes with it nor stops it")
    func complaints() throws {
        let shell = try Tool("sh", from: "dash")
        let much = "head -c 300000 /dev/zero | tr '\\0' x >&2"
        #expect(try shell.output(["-c", "\(much); echo done"]) == "done\n")
        let error = #expect(throws: PackagingError.self) {
            try shell.output(["-c", "echo output; echo reason >&2; exit 3"])
        }
        #expect(error?.reason == "reason")
    }
}
