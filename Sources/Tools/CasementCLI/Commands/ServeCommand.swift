import AppRunning
import ArgumentParser
import Foundation
import WebDriver

/// `casement serve`: lets other programs use an app.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves an app to WebDriver clients, or to an assistant.",
        discussion: """
            Prints an address of this machine with a token in it, which Selenium and Appium \
            clients take as that of their server. Each session is a process of the app, with a \
            home and a session of its own, and ends with its client or after five minutes \
            without a command. The server runs until it is interrupted.

            With --mcp it is a server of the Model Context Protocol on its standard input and \
            output instead, for one app, and ends with its input.

            The exit status is 0, 1 if the port is taken, 2 if there is no app, and 64 if an \
            option cannot be used.
            """)

    @OptionGroup var app: AppOption

    @Option(help: "The port of this machine; 0 for one that is free.")
    var port = 4444

    @Option(
        help: "A file that gets the address, and that only its owner can read.",
        completion: .file())
    var addressFile: String?

    @Flag(help: "Serves an assistant on the standard input and output.")
    var mcp = false

    @Option(help: "real, or virtual for a clock that only its client advances.")
    var clock: AppLaunch.Clock?

    @Option(help: "A new window's content in points, as 800x600.")
    var size: String?

    @Option(help: "A window for each, or all on one screen in frames that Casement draws.")
    var screen: AppLaunch.Screen?

    @Option(help: "What losing the keyboard means: nothing, or that a window is inactive.")
    var phases: AppLaunch.Phases?

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is a whole number from 0 to 65535")
        }
        if let size, SizeText.parse(size) == nil {
            throw ValidationError("--size is written as 800x600")
        }
        if mcp, addressFile != nil {
            throw ValidationError("with --mcp there is no address")
        }
    }

    func run() throws {
        let executable = try app.executable()
        if mcp {
            try serveAssistant(executable)
        } else {
            try serveClients(executable)
        }
    }

    /// The app as the options say, changed by what a session asks for.
    private func makeApp(
        _ executable: String, _ request: SessionRequest, clock usual: AppLaunch.Clock
    ) throws -> RunningApp {
        try RunningApp(executable: executable, locale: request.locale) { launch in
            launch.arguments = arguments + request.arguments
            launch.variables = request.variables
            launch.size = request.size ?? size.flatMap(SizeText.parse)
            launch.scale = request.scale
            launch.clock = request.clock ?? clock ?? usual
            launch.date = request.date
            launch.screen = request.screen ?? screen
            launch.phases = request.phases ?? phases
        }
    }

    // MARK: WebDriver

    private func serveClients(_ executable: String) throws {
        #if Standard || Mirror
            let token = Token.random()
            let service = WebDriverService(token: token) { request in
                try makeApp(executable, request, clock: .real)
            }
            let server: LocalServer
            do {
                server = try LocalServer(service, port: port)
            } catch {
                Output.printError("port \(port) cannot be served: \(error)")
                throw Exit.failed
            }
            let address = "http://127.0.0.1:\(server.port)/\(token)"
            do {
                try announce(address)
            } catch {
                server.stop()
                throw error
            }
            Interruption().wait()
            server.stop()
        #else
            Output.printError("this casement was built without the trait Standard, for HTTP")
            throw Exit.unusable
        #endif
    }

    private func announce(_ address: String) throws {
        guard let addressFile else {
            Output.print("WebDriver: \(address)")
            return Output.flush()
        }
        let file = URL(filePath: addressFile)
        do {
            try PrivateText.write(address + "\n", to: file)
        } catch {
            Output.printError("\(addressFile) cannot be written: \(error)")
            throw Exit.failed
        }
    }

    // MARK: Assistants

    private func serveAssistant(_ executable: String) throws {
        let app = try makeApp(executable, SessionRequest(), clock: .virtual)
        let server = AssistantServer(app, name: URL(filePath: executable).lastPathComponent)
        while let line = readLine(strippingNewline: true) {
            guard let answer = server.answer(line) else { continue }
            Output.print(answer)
            Output.flush()
        }
        app.end()
    }
}

extension AppLaunch.Clock: ExpressibleByArgument {}
