import AutomationProtocol

/// What a command of a session is about: what stands in its path, and its body.
struct CommandContext {
    let session: DriverSession
    let body: JSONValue
    /// What stands for the parts in braces of the route's path.
    let parts: [String: String]

    subscript(part: String) -> String { parts[part] ?? "" }
}

/// A command of a session by its method and path.
struct CommandRoute {
    let method: String
    let segments: [Substring]
    let perform: (CommandContext) throws -> JSONValue

    init(
        _ method: String, _ path: String, _ perform: @escaping (CommandContext) throws -> JSONValue
    ) {
        self.method = method
        segments = path.split(separator: "/")
        self.perform = perform
    }

    /// What stands for the parts in braces; nil for another path.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var parts: [String: String] = [:]
        for (segment, word) in zip(segments, path) {
            if segment.first == "{" {
                parts[String(segment.dropFirst().dropLast())] = word
            } else if segment != word {
                return nil
            }
        }
        return parts
    }
}

extension DriverSession {
    /// Performs a command; the path is that behind the session's id.
    package func perform(
        _ method: String, _ path: [String], _ body: JSONValue
    ) throws(WebDriverError) -> JSONValue {
        var isKnown = false
        for route in Self.routes {
            guard let parts = route.match(path) else { continue }
            isKnown = true
            guard route.method == method else { continue }
            do {
                return try route.perform(CommandContext(session: self, body: body, parts: parts))
            } catch {
                throw WebDriverError(error)
            }
        }
        let name = "/\(path.joined(separator: "/"))"
        throw isKnown
            ? WebDriverError(.unknownMethod, "\(name) is not a command of \(method)")
            : WebDriverError(.unknownCommand, "there is no command \(name)")
    }

    private static let routes: [CommandRoute] =
        sessionRoutes + windowRoutes + elementRoutes + inputRoutes + alertRoutes + scriptRoutes

    private static let sessionRoutes = [
        CommandRoute("GET", "timeouts") { $0.session.timeouts.json },
        CommandRoute("POST", "timeouts") { context in
            try context.session.timeouts.change(context.body)
            return .null
        },
        CommandRoute("GET", "source") { context in
            .string(TreeXML.text(of: try context.session.tree()))
        },
        CommandRoute("GET", "title") { .string(try $0.session.window().title) },
        CommandRoute("GET", "screenshot") { context in
            let window = try context.session.window()
            return .string(try context.session.picture(of: window).base64EncodedString())
        },
        CommandRoute("GET", "context") { _ in .string("NATIVE_APP") },
        CommandRoute("GET", "contexts") { _ in .array([.string("NATIVE_APP")]) },
        CommandRoute("GET", "se/log/types") { _ in .array([.string("app")]) },
        CommandRoute("POST", "se/log") { .array($0.session.logEntries) },
    ]
}
