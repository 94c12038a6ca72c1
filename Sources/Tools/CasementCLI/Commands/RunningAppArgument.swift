import ArgumentParser
import AutomationProtocol
import Foundation
import Sessions

/// The word that says which app that runs a command is about.
struct RunningAppArgument: ParsableArguments {
    @Argument(
        help: "The app's name, or the path of its saved session's folder.",
        completion: .custom { _, _, _ in
            SessionName.all(
                in: SessionDirectory.root(environment: ProcessInfo.processInfo.environment))
        })
    var app: String

    /// Has the app do something; throws if it does not.
    func send(_ request: AppRequest) throws { try Self.send(request, to: app) }

    /// Has the app of a name or at a path do something; throws if it does not.
    static func send(_ request: AppRequest, to app: String) throws {
        let path = AppRequest.socketPath(inSession: try SessionFolder.url(of: app))
        switch request.send(to: path) {
        case .done: return
        case .refused(let reason): Output.printError(reason)
        case nil: Output.printError("“\(app)” does not run, or does not answer")
        }
        throw Exit.failed
    }
}
