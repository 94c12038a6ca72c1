import AppRunning
import AutomationProtocol
import Foundation
import Limits

/// Answers the requests of WebDriver clients: starts sessions, which are an app each, and has them do
/// the commands. It knows nothing of sockets.
package final class WebDriverService: @unchecked Sendable {
    package typealias Request = LocalRequest

    package struct Answer: Equatable {
        package let status: Int
        package let json: JSONValue
    }

    /// Makes the app of a new session, which the session starts.
    package typealias Launcher = (SessionRequest) throws -> any DrivenApp

    /// Each session is a process.
    package static let mostSessions = 16

    private let token: String
    private let launch: Launcher
    private let lock = NSLock()
    private var sessions: [String: (session: DriverSession, lastUse: ContinuousClock.Instant)] = [:]
    /// How many are being started.
    private var starting = 0

    package init(token: String, launch: @escaping Launcher) {
        self.token = token
        self.launch = launch
    }

    package func answer(_ request: Request) -> Answer {
        do {
            return Answer(status: 200, json: .object(["value": try value(of: request)]))
        } catch {
            if error.code == .unauthorized { return Self.refusal(error.error) }
            return Answer(status: error.error.code.status, json: error.error.json)
        }
    }

    /// The answer to a request that never becomes a command.
    package static func refusal(_ error: WebDriverError, status: Int = 403) -> Answer {
        Answer(status: status, json: error.json)
    }

    // MARK: Requests

    /// An error, and whether the client may not ask at all.
    private struct Failure: Error {
        enum Code { case unauthorized, command }
        let code: Code
        let error: WebDriverError

        init(_ error: WebDriverError, _ code: Code = .command) {
            self.error = error
            self.code = code
        }
    }

    private func value(of request: Request) throws(Failure) -> JSONValue {
        var path = request.path.prefix { $0 != "?" && $0 != "#" }
            .split(separator: "/", omittingEmptySubsequences: true)
            .map { String($0).removingPercentEncoding ?? String($0) }
        let isInPath = path.first.map(isToken) == true
        if isInPath { path.removeFirst() }
        guard isInPath || isAuthorized(request.authorization) else {
            let isNew = path.last == "session"
            throw Failure(
                WebDriverError(
                    isNew ? .sessionNotCreated : .unknownError,
                    "the token is missing or wrong: it is a part of the address that "
                        + "casement serve prints"), .unauthorized)
        }
        do throws(WebDriverError) {
            return try value(request.method, path, try Self.body(of: request))
        } catch {
            throw Failure(error)
        }
    }

    private static func body(of request: Request) throws(WebDriverError) -> JSONValue {
        guard request.method == "POST" else { return .object([:]) }
        // Some clients send nothing where there is nothing to say.
        if request.body.isEmpty { return .object([:]) }
        guard let body = try? JSONDecoder().decode(JSONValue.self, from: request.body) else {
            throw WebDriverError(.invalidArgument, "the body is not JSON")
        }
        guard body.fields != nil else {
            throw WebDriverError(.invalidArgument, "the body is not a JSON object")
        }
        return body
    }

    private func value(
        _ method: String, _ path: [String], _ body: JSONValue
    ) throws(WebDriverError) -> JSONValue {
        switch path.first {
        case "status" where path.count == 1:
            guard method == "GET" else { throw Self.unknownMethod(method, path) }
            let count = lock.withLock { sessions.count }
            return .object([
                "ready": .bool(count < Self.mostSessions),
                "message": .string("\(count) sessions"),
            ])
        case "session" where path.count == 1:
            guard method == "POST" else { throw Self.unknownMethod(method, path) }
            return try begin(try SessionRequest(body))
        case "session" where path.count == 2:
            guard method == "DELETE" else { throw Self.unknownMethod(method, path) }
            try end(path[1])
            return .null
        case "session" where path.count > 2:
            let session = try session(path[1])
            defer { touch(session.id) }
            session.turn.lock()
            defer { session.turn.unlock() }
            return try session.perform(method, Array(path.dropFirst(2)), body)
        default:
            throw WebDriverError(
                .unknownCommand, "there is no command /\(path.joined(separator: "/"))")
        }
    }

    private static func unknownMethod(_ method: String, _ path: [String]) -> WebDriverError {
        WebDriverError(
            .unknownMethod, "/\(path.joined(separator: "/")) is not a command of \(method)")
    }

    // MARK: The token

    private func isAuthorized(_ header: String?) -> Bool {
        let words = header?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        guard words.count == 2 else { return false }
        switch words[0].lowercased() {
        case "bearer": return isToken(words[1])
        case "basic":
            guard let data = Data(base64Encoded: words[1]) else { return false }
            let pair = String(decoding: data, as: UTF8.self)
            return isToken(String(pair.drop { $0 != ":" }.dropFirst()))
        default: return false
        }
    }

    private func isToken(_ text: String) -> Bool {
        !token.isEmpty && SharedSecret.isSame(text, token)
    }

    // MARK: Sessions

    private func begin(_ request: SessionRequest) throws(WebDriverError) -> JSONValue {
        let isFull = lock.withLock {
            guard sessions.count + starting < Self.mostSessions else { return true }
            starting += 1
            return false
        }
        guard !isFull else {
            throw WebDriverError(
                .sessionNotCreated, "there are \(Self.mostSessions) sessions already")
        }
        defer { lock.withLock { starting -= 1 } }
        let session: DriverSession
        do {
            let id = UUID().uuidString.lowercased()
            session = try DriverSession(id: id, app: try launch(request), request)
        } catch {
            throw WebDriverError(.sessionNotCreated, WebDriverError(error).message)
        }
        lock.withLock { sessions[session.id] = (session, .now) }
        let own: [String: JSONValue] = [
            "browserName": .string("casement"), "browserVersion": .string("1"),
            "platformName": .string("linux"), "acceptInsecureCerts": .bool(false),
            "pageLoadStrategy": .string("none"), "setWindowRect": .bool(true),
            "strictFileInteractability": .bool(false), "proxy": .object([:]),
            "unhandledPromptBehavior": .string("ignore"), "timeouts": session.timeouts.json,
        ]
        let all = session.capabilities.filter { $0.key.contains(":") }.merging(own) { $1 }
        return .object(["sessionId": .string(session.id), "capabilities": .object(all)])
    }

    private func session(_ id: String) throws(WebDriverError) -> DriverSession {
        touch(id)
        guard let session = lock.withLock({ sessions[id]?.session }) else {
            throw WebDriverError(.invalidSessionID, "there is no session \(id)")
        }
        return session
    }

    private func touch(_ id: String) { lock.withLock { sessions[id]?.lastUse = .now } }

    private func end(_ id: String) throws(WebDriverError) {
        let session = try session(id)
        _ = lock.withLock { sessions.removeValue(forKey: id) }
        session.turn.withLock { Self.end(session) }
    }

    /// The app quits as its user would have it; one that does not is killed.
    private static func end(_ session: DriverSession) {
        if session.app.isRunning { try? session.app.quit() }
        session.app.end()
    }

    /// Ends the sessions of clients that have not asked for anything for as long as they said.
    package func endIdle(now: ContinuousClock.Instant) {
        let idle = lock.withLock {
            let ids = sessions.filter { _, entry in
                let patience = entry.session.patience
                return patience > 0
                    && entry.lastUse.advanced(by: Duration(saturatingSeconds: patience)) < now
            }.map(\.key)
            return ids.compactMap { sessions.removeValue(forKey: $0)?.session }
        }
        for session in idle { session.turn.withLock { Self.end(session) } }
    }

    /// Ends everything, for a server that goes.
    package func endAll() {
        let all = lock.withLock {
            defer { sessions = [:] }
            return sessions.values.map(\.session)
        }
        for session in all { session.app.end() }
    }
}
