#if SDL
    import Foundation
    import Logging
    import Logs

    /// The requests that the X server refuses. Xlib ends a process at the first of them unless told
    /// otherwise, and no program can avoid them all: a window manager hides a window just before the
    /// app asks for the keyboard there, or another program destroys a window of the app's.
    enum X11Refusals {
        private static let lock = NSLock()
        nonisolated(unsafe) private static var lost: Set<UInt> = []
        nonisolated(unsafe) private static var named: Set<[UInt8]> = []
        nonisolated(unsafe) private static var wake: @Sendable () -> Void = {}
        private static let logger = Logger(label: "casement.x11").about(.desktop)

        /// Lets the app run on after a refusal, which is logged if it is the first of its kind. SDL
        /// has started: it sets a handler of its own. `wake` is called when a window is lost; it
        /// must not send requests to the X server.
        static func note(with xlib: Xlib, wake: @escaping @Sendable () -> Void) {
            lock.withLock { self.wake = wake }
            _ = xlib.setErrorHandler { display, refusal in
                guard let display, let refusal = refusal?.load(as: Refusal.self) else { return 0 }
                X11Refusals.note(refusal, on: display)
                return 0
            }
        }

        /// The windows that the X server knows no more, as it numbers them, since the last call.
        static func takeLostWindows() -> Set<UInt> {
            lock.withLock {
                defer { lost = [] }
                return lost
            }
        }

        private static func note(_ refusal: Refusal, on display: OpaquePointer) {
            let losesWindow = Refusal.windowIsLost.contains(refusal.code)
            let (isFirst, wake) = lock.withLock {
                if losesWindow { lost.insert(refusal.resource) }
                let kind = [refusal.code, refusal.request, refusal.part]
                return (named.insert(kind).inserted, self.wake)
            }
            if losesWindow { wake() }
            guard isFirst else { return }
            var words = [CChar](repeating: 0, count: 200)
            _ = Xlib.loaded?.errorText(display, CInt(refusal.code), &words, CInt(words.count))
            let reason = String(
                decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            logger.notice(
                """
                The X server refused request \(refusal.request).\(refusal.part) for \
                0x\(String(refusal.resource, radix: 16)): \(reason). The app runs on.
                """)
        }
    }

    /// Xlib's `XErrorEvent`, field by field.
    private struct Refusal {
        /// `BadWindow` and `BadDrawable`.
        static let windowIsLost: Set<UInt8> = [3, 9]

        let type: CInt
        let display: OpaquePointer?
        let resource: UInt
        let serial: UInt
        let (code, request, part): (UInt8, UInt8, UInt8)
    }
#endif
