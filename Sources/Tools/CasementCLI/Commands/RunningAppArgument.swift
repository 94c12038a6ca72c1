import ArgumentParser
import AutomationProtocol
import Foundation
import Glibc
import Sessions

/// The word that says which app that runs a command is about.
struct RunningAppArgument: ParsableArguments {
    @Argument(
        help: "The app's name, its process's number, or the path of its saved session's folder.",
        completion: .custom { _, _, _ in
            SessionName.all(
                in: SessionDirectory.root(environment: ProcessInfo.processInfo.environment))
        })
    var app: String

    /// Has the app do something; throws if it does not.
    func send(_ request: AppRequest) throws { try Self.send(request, to: app) }

    /// Has the app of a name, a process or a session do something; throws if it does not.
    static func send(_ request: AppRequest, to app: String) throws {
        switch request.send(to: try socketPath(of: app)) {
        case .done: return
        case .refused(let reason): Output.printError(reason)
        case nil: Output.printError("“\(app)” does not run, or does not answer")
        }
        throw Exit.failed
    }

    private static func socketPath(of app: String) throws -> String {
        guard let process = Int32(app) else {
            return AppRequest.socketPath(inSession: try SessionFolder.url(of: app))
        }
        if let path = AppRequest.socketPath(ofProcess: process) { return path }
        Output.printError(
            access("/proc/\(process)", F_OK) == 0
                ? "the process \(process) is not an app of yours that keeps a session"
                : "there is no process \(process)")
        throw Exit.failed
    }
}
