import AppRunning
import AutomationProtocol
import Foundation

/// A server of the Model Context Protocol (https://modelcontextprotocol.io), by which an assistant
/// uses an app: a JSON-RPC message a line.
final class AssistantServer {
    /// A longer line is not read as a message.
    private static let longestLine = 4 << 20
    /// The versions of the protocol that differ in nothing that is used here.
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// The errors of JSON-RPC.
    private struct RequestError: Error {
        let code: Int
        let message: String

        static let notJSON = RequestError(code: -32700, message: "the line is not JSON")

        static func invalid(_ message: String) -> RequestError {
            RequestError(code: -32600, message: message)
        }

        static func noMethod(_ name: String) -> RequestError {
            RequestError(code: -32601, message: "there is no method \(name)")
        }

        static func wrongArguments(_ message: String) -> RequestError {
            RequestError(code: -32602, message: message)
        }
    }

    private let tools: AssistantTools
    private let name: String

    init(_ app: any DrivenApp, name: String) {
        tools = AssistantTools(app)
        self.name = name
    }

    /// The answer to a line; nil for what is not answered.
    func answer(_ line: String) -> String? {
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        guard line.utf8.count <= Self.longestLine else {
            return text(.null, error: .invalid("the line has more than \(Self.longestLine) bytes"))
        }
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
            return text(.null, error: .notJSON)
        }
        guard case .object(let fields) = message, fields["jsonrpc"] == .string("2.0"),
            case .string(let method)? = fields["method"]
        else {
            // An answer to a question that nobody here has asked.
            if case .object(let fields) = message, fields["method"] == nil,
                fields["result"] != nil || fields["error"] != nil
            {
                return nil
            }
            return text(.null, error: .invalid("the line is not a request of JSON-RPC 2.0"))
        }
        guard let id = fields["id"] else { return nil }
        do throws(RequestError) {
            return text(id, result: try result(method, fields["params"] ?? .object([:])))
        } catch {
            return text(id, error: error)
        }
    }

    private func result(
        _ method: String, _ parameters: JSONValue
    ) throws(RequestError) -> JSONValue {
        guard case .object(let fields) = parameters else {
            throw .wrongArguments("params is not an object")
        }
        switch method {
        case "initialize":
            let asked: String? =
                if case .string(let version)? = fields["protocolVersion"] { version } else { nil }
            let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
            return .object([
                "protocolVersion": .string(version),
                "capabilities": .object(["tools": .object([:])]),
                "serverInfo": .object([
                    "name": .string("casement"), "version": .string(CasementCommand.versionNumber),
                ]),
                "instructions": .string(
                    "Uses the app \(name). Look at the tree first; act on what it shows by label, "
                        + "id or role. The app's clock stands still until advance moves it."),
            ])
        case "ping": return .object([:])
        case "tools/list": return .object(["tools": .array(AssistantTools.descriptions)])
        case "tools/call":
            guard case .string(let name)? = fields["name"] else {
                throw .wrongArguments("a call needs the name of a tool")
            }
            guard let answer = tools.call(name, fields["arguments"] ?? .object([:])) else {
                let known = AssistantTools.names.joined(separator: ", ")
                throw .wrongArguments("there is no tool \(name), but \(known)")
            }
            return answer
        default: throw .noMethod(method)
        }
    }

    private func text(_ id: JSONValue, result: JSONValue) -> String {
        JSONValue.object(["jsonrpc": .string("2.0"), "id": id, "result": result]).description
    }

    private func text(_ id: JSONValue, error: RequestError) -> String {
        JSONValue.object([
            "jsonrpc": .string("2.0"), "id": id,
            "error": .object(["code": .int(error.code), "message": .string(error.message)]),
        ]).description
    }
}
