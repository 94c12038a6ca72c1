import Dispatch
import Glibc

/// Waits for SIGINT, SIGTERM or SIGHUP, so that whatever was started is ended.
enum Interruption {
    static func wait() {
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let semaphore = DispatchSemaphore(value: 0)
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { semaphore.signal() }
            source.activate()
            return source
        }
        semaphore.wait()
        for source in sources { source.cancel() }
    }
}
