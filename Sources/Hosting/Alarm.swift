import CLinux
import Glibc

/// A bell any thread may ring and the main loop can wait for.
package final class Alarm: Sendable {
    /// Readable while the alarm has been rung and not yet answered.
    package let descriptor: Int32

    package init() {
        descriptor = linux_make_counter()
        if descriptor < 0 { fatalError("The system gives this process no more descriptors") }
    }

    deinit { Glibc.close(descriptor) }

    package func ring() { linux_ring_counter(descriptor) }

    /// Silences the alarm; true where it had been rung.
    package func answer() -> Bool { linux_drain_counter(descriptor) }
}
