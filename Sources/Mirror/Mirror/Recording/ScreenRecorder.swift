import Foundation
import ScreenRecordings

/// Writes what a screen shows to a file, on a thread that sleeps while nothing changes.
package final class ScreenRecorder: @unchecked Sendable {
    private let follower: any ScreenFollower
    private let signal = Signal()
    private let file: FileHandle
    private let encoder = JSONEncoder()
    private let start = ContinuousClock.now
    /// The thread's alone.
    private var hasHeader = false

    /// At most so many moments a second.
    private static let rate = 30.0

    /// What the recorder's thread waits for.
    private final class Signal: @unchecked Sendable {
        private let condition = NSCondition()
        private var hasChanged = false
        private var isEnding = false
        private var hasEnded = false

        func change() {
            condition.withLock {
                hasChanged = true
                condition.broadcast()
            }
        }

        /// Waits for a change; false at the end.
        func wait() -> Bool {
            condition.withLock {
                while !hasChanged, !isEnding { condition.wait() }
                hasChanged = false
                return !isEnding
            }
        }

        /// Lets changes gather, unless it ends before.
        func pause(_ seconds: Double) {
            let end = Date(timeIntervalSinceNow: seconds)
            condition.withLock { while !isEnding, condition.wait(until: end) {} }
        }

        func finish() {
            condition.withLock {
                hasEnded = true
                condition.broadcast()
            }
        }

        func end() {
            condition.withLock {
                isEnding = true
                condition.broadcast()
                while !hasEnded { condition.wait() }
            }
        }
    }

    /// Begins at once.
    package init(_ screen: any MirroredScreen, to path: String) throws(RecordingError) {
        // What the screen shows is for the eyes of the file's owner.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o600)
        guard descriptor >= 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        follower = screen.follow { [signal] in signal.change() }
        let thread = Thread { [self] in record() }
        thread.name = "recording"
        thread.start()
    }

    /// Writes what is shown now and closes the file.
    package func end() {
        signal.end()
        follower.end()
    }

    private func record() {
        while signal.wait() {
            write(isLast: false)
            signal.pause(1 / Self.rate)
        }
        write(isLast: true)
        try? file.close()
        signal.finish()
    }

    private func write(isLast: Bool) {
        let elapsed = (ContinuousClock.now - start).components
        let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
        var lines = Data()
        func append(_ value: some Encodable) {
            guard let line = try? encoder.encode(value) else { return }
            lines += line + [10]
        }
        var changes = follower.collect(WantedChanges())
        if !hasHeader {
            // Nothing has been shown yet.
            guard changes.size != nil else { return }
            append(RecordingHeader(title: changes.title ?? "", scale: changes.scale ?? 1))
            hasHeader = true
        }
        while true {
            if let size = changes.size { append(RecordingEvent(seconds, .size(size))) }
            if let move = changes.move { append(RecordingEvent(seconds, .move(move))) }
            for patch in changes.patches { append(RecordingEvent(seconds, .pixels(patch))) }
            guard changes.hasMore else { break }
            changes = follower.collect(WantedChanges())
        }
        if isLast { append(RecordingEvent(seconds, .none)) }
        // A full disk ends the recording, not the app.
        try? file.write(contentsOf: lines)
    }
}
