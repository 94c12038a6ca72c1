import Foundation
import Glibc

/// Lets one client drive the app over a Unix socket. Commands run on the main actor one after
/// another, between the turns of the loop; the app ends when the client disconnects.
@MainActor
package final class ControlServer {
    private let driver: ScenarioDriver
    private let inspector: ViewInspector
    /// Whether the app ends with its client.
    private let endsWithClient: Bool
    private let path: String
    private let listener: Int32
    private var sources: [any DispatchSourceRead] = []
    private var client: Int32?
    private var lines = LineBuffer()
    /// Commands still to run.
    private var waiting: [ControlCommand] = []
    private var isAnswering = false

    package init(
        path: String, driver: ScenarioDriver, endsWithClient: Bool = true
    ) throws(ControlError) {
        self.driver = driver
        self.endsWithClient = endsWithClient
        inspector = ViewInspector(driver)
        self.path = path
        listener = try ControlSocket.listen(at: path)
        // The app's output must reach the runner before the step's answer.
        setvbuf(stdout, nil, _IOLBF, 0)
        watch(listener) { [weak self] in self?.accept() }
    }

    /// Stops listening if no client has come. The socket's file goes with it.
    package func end() {
        guard client == nil else { return }
        stopListening()
    }

    /// Leaves an app that goes on as it was before.
    private func end(client descriptor: Int32) {
        close(descriptor)
        client = nil
        driver.target.intercept = nil
        driver.target.highlight(nil)
    }

    private func stopListening() {
        stopWatching()
        close(listener)
        unlink(path)
    }

    private func accept() {
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        stopListening()
        client = descriptor
        watch(descriptor) { [weak self] in self?.read(descriptor) }
    }

    private func read(_ descriptor: Int32) {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        guard count > 0 else {
            if count < 0, errno == EINTR || errno == EAGAIN { return }
            stopWatching()
            if endsWithClient { driver.target.quit() } else { end(client: descriptor) }
            return
        }
        lines.append(chunk[..<count])
        while let line = lines.next() {
            if let command = try? JSONDecoder().decode(ControlCommand.self, from: line) {
                waiting.append(command)
            } else {
                reply(.failed(StepFailure("the app does not know this command")))
            }
        }
        if !isAnswering, !waiting.isEmpty { answerWaiting() }
    }

    /// A list and not a stream: waiting for a stream's next element uses Dispatch's global queues,
    /// which from then on wake an idle app once a second.
    private func answerWaiting() {
        isAnswering = true
        Task { [weak self] in
            while let self, !waiting.isEmpty { await answer(waiting.removeFirst()) }
            self?.isAnswering = false
        }
    }

    private func answer(_ command: ControlCommand) async {
        do throws(StepFailure) {
            switch command {
            case .hello:
                await driver.settle()
                reply(.done)
            case .perform(let step):
                try await driver.perform(step)
                reply(driver.note(on: step).map(ControlReply.noted) ?? .done)
            case .use(let use, let journal):
                try await driver.use(use, journal: journal)
                reply(.done)
            case .record(let journal):
                try driver.record(journal: journal)
                reply(.done)
            case .screen:
                await driver.settle()
                reply(.screen(driver.screen))
            case .frames:
                reply(.frames(driver.target.frames))
            case .picture(let number, let path, let part):
                try driver.writePicture(of: number, part: part, to: path)
                reply(.done)
            case .inspect:
                reply(.inspected(await driver.inspect()))
            case .trace:
                reply(.traced(driver.takeTrace()))
            case .turns(let count):
                await driver.settle()
                reply(.turns(try driver.turns(last: count)))
            case .reasons(let selector):
                await driver.settle()
                reply(.reasons(try driver.reasons(for: selector)))
            case .layout(let selector):
                await driver.settle()
                reply(.layout(try driver.layout(of: selector)))
            case .news: reply(.news(inspector.news))
            case .views:
                await driver.settle()
                reply(.views(inspector.views))
            case .view(let number):
                await driver.settle()
                reply(.view(try inspector.detail(of: number)))
            case .edit(let view, let property, let text):
                try inspector.set(property, to: text, of: view)
                reply(.done)
            case .highlight(let view):
                try inspector.highlight(view)
                reply(.done)
            case .pick:
                inspector.pick()
                reply(.done)
            case .kinds: reply(.kinds(inspector.kinds))
            case .commit:
                guard driver.target.commitNow() else {
                    throw StepFailure("the session could not be saved: the disk refuses it")
                }
                reply(.done)
            case .tell(let sentence):
                driver.target.show(notice: sentence)
                reply(.done)
            case .handOver(let path):
                try driver.target.handOver(writingStateTo: URL(filePath: path))
                reply(.done)
            case .quit:
                reply(.done)
                driver.target.quit()
            }
        } catch {
            reply(.failed(error))
        }
    }

    private func reply(_ reply: ControlReply) {
        fflush(stdout)
        guard let client else { return }
        // An answer with a number that JSON has not is one all the same: the client waits for it.
        let unwritable = ControlReply.failed(StepFailure("the app's answer cannot be written"))
        guard let line = ControlSocket.line(of: reply) ?? ControlSocket.line(of: unwritable) else {
            return
        }
        // A client that has gone is noticed by the next read.
        _ = ControlSocket.write(line: line, to: client)
    }

    private func watch(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(handler) }
        sources.append(source)
        source.activate()
    }

    private func stopWatching() {
        for source in sources { source.cancel() }
        sources = []
    }
}
