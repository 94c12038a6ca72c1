import AppRunning
import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What an assistant asks of an app in a process of its own, line by line.
struct AssistantServerTests {
    private let app: RunningApp
    private let server: AssistantServer

    init() throws {
        app = try RunningApp(executable: try BuiltApp.path("ScenarioProbe"))
        server = AssistantServer(app, name: "ScenarioProbe")
    }

    private func call(_ tool: String, _ arguments: String = "{}") throws -> String {
        try #require(
            server.answer(
                """
                {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\(tool)",\
                "arguments":\(arguments)}}
                """))
    }

    @Test("Steps are those of scenarios, and answer with the tree")
    func steps() throws {
        #expect(try call("tree").contains("Count: 0"))
        #expect(try call("act", #"{"step": {"tap": "Count: 0"}}"#).contains("Count: 1"))
        let refused = try call("act", #"{"step": {"tap": "Count: 7"}}"#)
        #expect(refused.contains("\"isError\":true") && refused.contains("the nearest"))
        #expect(try call("act", #"{"step": {"tap": "Say it"}}"#).contains("\"isError\":false"))
        #expect(try call("log").contains("it was said"))
        #expect(try call("log").contains("nothing"))
        #expect(try call("relaunch", #"{"kill": true}"#).contains("Count: 1"))
    }

    @Test("An app that crashes is said, and stays away until it is started again")
    func crash() throws {
        let crash = try call("act", #"{"step": {"tap": "Crash"}}"#)
        #expect(crash.contains("The probe was told to crash"))
        #expect(try call("tree").contains("is not running"))
        #expect(try call("act", #"{"step": "relaunch"}"#).contains("not of the type object"))
        #expect(try call("relaunch").contains("Count: 0"))
    }

    @Test("Notifications, answers and empty lines are not answered")
    func silence() {
        for line in [
            "", "  ", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
        ] {
            #expect(server.answer(line) == nil)
        }
    }

    @Test(
        "Lines that are no requests are answered with an error of JSON-RPC",
        arguments: [
            ("garbage", -32700), ("[1]", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
        ])
    func errors(line: String, code: Int) {
        #expect(server.answer(line)?.contains("\"code\":\(code),") == true)
    }

    @Test("A line of 10 MB is refused")
    func longLine() {
        let line = "\"" + String(repeating: "a", count: 10 << 20) + "\""
        #expect(server.answer(line)?.contains("-32600") == true)
    }
}
