import Foundation
import Logging
import Views

/// Opens addresses in the program that the desktop has for them (`xdg-open`).
final class DesktopURLOpener: URLOpener {
    private let logger: Logger

    init(_ logger: Logger) { self.logger = logger }

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        let answer = Answer(completion)
        process.terminationHandler = { process in
            let isOpened = process.terminationStatus == 0
            DispatchQueue.main.async { answer.give(isOpened) }
        }
        do {
            try process.run()
        } catch {
            logger.warning("\(url) cannot be opened: \(error)")
            completion(false)
        }
    }

    /// Calls the completion on the main thread.
    private struct Answer: @unchecked Sendable {
        let give: (Bool) -> Void
        init(_ give: @escaping (Bool) -> Void) { self.give = give }
    }
}

/// Opens nothing: for apps without a desktop, and for tests. Logs each address.
final class AbsentURLOpener: URLOpener {
    private let logger: Logger

    init(_ logger: Logger) { self.logger = logger }

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        logger.info("Nothing here opens \(url)")
        completion(false)
    }
}
