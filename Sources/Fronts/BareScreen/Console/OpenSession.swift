import Glibc

/// A session on a system without consoles, or for a file of pixels: always active.
package final class OpenSession: ScreenSession {
    package init() {}

    package var descriptors: [Int32] { [] }
    package var isActive: Bool { true }
    package func changes() -> [ScreenSessionChange] { [] }
    package func allowLeaving() {}
    package func show(console number: Int) {}

    package func openDevice(_ path: String) -> Int32 { DeviceNode.open(path) }

    package func closeDevice(_ descriptor: Int32) { Glibc.close(descriptor) }
    package func end() {}
}

/// A device opened by the process itself.
enum DeviceNode {
    /// A negative error number where it cannot be opened.
    static func open(_ path: String) -> Int32 {
        let descriptor = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        return descriptor < 0 ? -errno : descriptor
    }
}
