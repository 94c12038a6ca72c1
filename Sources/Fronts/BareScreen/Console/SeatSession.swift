import CLinux
import Foundation
import Glibc

/// A session that a seat's service gives out: seatd or logind, through libseat. It opens devices
/// without rights of the app's own, and restores the console itself.
package final class SeatSession: ScreenSession {
    private let seat: OpaquePointer
    private var devices: [Int32: Int32] = [:]
    private var hasEnded = false
    package private(set) var isActive = true

    /// Opens a session; `nil` without libseat, or without a service behind it.
    package init?(environment: [String: String]) {
        guard let service = Self.service(environment), let seat = linux_seat_open(service) else {
            return nil
        }
        self.seat = seat
    }

    deinit { end() }

    /// The service to ask; nil where there is none. libseat alone would become one, for which a
    /// console does.
    private static func service(_ environment: [String: String]) -> String? {
        if let wanted = environment["LIBSEAT_BACKEND"] { return wanted }
        let socket = environment["SEATD_SOCK"] ?? "/run/seatd.sock"
        if FileManager.default.fileExists(atPath: socket) { return "seatd" }
        return environment["XDG_SESSION_ID"] == nil ? nil : "logind"
    }

    package var descriptors: [Int32] { hasEnded ? [] : [linux_seat_descriptor(seat)] }

    package func changes() -> [ScreenSessionChange] {
        guard !hasEnded else { return [] }
        var isEnabled = isActive
        let count = linux_seat_dispatch(seat, &isEnabled)
        guard count >= 0 else {
            end()
            return [.lost("the seat's service has ended (\(SystemError(count)))")]
        }
        guard isEnabled != isActive else { return [] }
        isActive = isEnabled
        return [isEnabled ? .returned : .leaving]
    }

    package func allowLeaving() { if !hasEnded { _ = linux_seat_allow_leaving(seat) } }

    package func show(console number: Int) {
        if !hasEnded, isActive { _ = linux_seat_show(seat, Int32(number)) }
    }

    package func openDevice(_ path: String) -> Int32 {
        guard !hasEnded else { return -EIO }
        var descriptor: Int32 = -1
        let device = linux_seat_open_device(seat, path, &descriptor)
        guard device >= 0 else { return device }
        devices[descriptor] = device
        return descriptor
    }

    package func closeDevice(_ descriptor: Int32) {
        if let device = devices.removeValue(forKey: descriptor), !hasEnded {
            linux_seat_close_device(seat, device)
        }
        Glibc.close(descriptor)
    }

    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        linux_seat_close(seat)
    }
}

/// Which session an app gets on a bare screen.
package enum SessionChoice {
    /// A seat where a service gives one, else the console, else none: then `say` is called with
    /// what that means.
    package static func session(
        environment: [String: String], system: any ConsoleSystem = KernelConsole(),
        say: (String) -> Void
    ) -> any ScreenSession {
        if let seat = SeatSession(environment: environment) { return seat }
        do throws(ConsoleError) {
            return try Console(system, say: say)
        } catch {
            say("The screen is drawn on without a console: \(error).")
            return OpenSession()
        }
    }
}
