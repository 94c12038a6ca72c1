import Foundation

/// What programs and pages of this machine ask over HTTP.
package protocol LocalService: AnyObject, Sendable {
    /// Whether pages that it has served itself may ask.
    var servesPages: Bool { get }

    func reply(to request: LocalRequest) -> LocalAnswer

    /// The answer to a request that is too large or not allowed, with the reason.
    func refusal(_ reason: String, status: Int) -> LocalAnswer

    /// Called once a second, to end what nobody uses any more.
    func endIdle()

    /// Called when the server stops.
    func endAll()
}

extension LocalService {
    package var servesPages: Bool { false }
    package func endIdle() {}
    package func endAll() {}
}

package struct LocalRequest: Sendable {
    package var method: String
    /// The path with the query, as the client sends it.
    package var path: String
    /// The value of the header `Authorization`.
    package var authorization: String?
    package var body: Data

    package init(
        _ method: String, _ path: String, authorization: String? = nil, body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.authorization = authorization
        self.body = body
    }
}

package struct LocalAnswer: Sendable {
    package var status: Int
    /// The media type of the content.
    package var type: String
    package var content: Data
    package var headers: [(name: String, value: String)]

    package init(
        _ status: Int, _ type: String, _ content: Data,
        headers: [(name: String, value: String)] = []
    ) {
        self.status = status
        self.type = type
        self.content = content
        self.headers = headers
    }
}

/// The secret that a client shows.
package enum SharedSecret {
    /// Compares in a time that does not tell where they differ.
    package static func isSame(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
