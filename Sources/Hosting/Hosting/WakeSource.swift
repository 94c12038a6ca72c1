import CLinux
import Glibc

/// Wakes the main loop from any thread: an event counter of the kernel's (`eventfd`) that the loop
/// waits for beside its other descriptors.
package final class WakeSource: Sendable {
    /// Readable from `wake()` to the next `clear()`.
    package let descriptor: Int32

    package init() {
        descriptor = linux_make_counter()
        if descriptor < 0 { fatalError("The system gives this process no more descriptors") }
    }

    deinit { Glibc.close(descriptor) }

    package func wake() { linux_signal_counter(descriptor) }

    /// Makes the descriptor unreadable again; true where `wake()` was called since the last time.
    package func clear() -> Bool { linux_drain_counter(descriptor) }
}
