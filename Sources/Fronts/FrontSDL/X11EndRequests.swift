#if SDL
    import Hosting

    /// The requests to end the app that wait in the connection to the X server. SDL makes Xlib safe
    /// for several threads.
    final class X11EndRequests: EndRequests, @unchecked Sendable {
        let descriptor: Int32
        private let display: OpaquePointer
        private let xlib: Xlib
        private let hasSeveralWindows: Bool
        /// The message that asks a window to close.
        private let (protocols, delete): (Xlib.Atom, Xlib.Atom)

        init(on display: OpaquePointer, _ xlib: Xlib, hasSeveralWindows: Bool) {
            (self.display, self.xlib) = (display, xlib)
            self.hasSeveralWindows = hasSeveralWindows
            descriptor = xlib.connectionNumber(display)
            protocols = xlib.atom(display, "WM_PROTOCOLS", 0)
            delete = xlib.atom(display, "WM_DELETE_WINDOW", 0)
        }

        func areUrgent() -> Bool {
            let waiting = waitingEvents()
            let closes = waiting.messages.count {
                $0.name == protocols && $0.format == 32 && $0.value == delete
            }
            return closes >= (hasSeveralWindows ? 2 : 1) || quits(in: waiting.keys) >= 2
        }

        /// How often Ctrl+Q was pressed. A key that is held repeats its press without a release.
        private func quits(in keys: [KeyEvent]) -> Int {
            var (count, isDown) = (0, false)
            for key in keys where isQ(key) {
                if key.type == KeyEvent.press, !isDown, key.isWithControlAlone { count += 1 }
                isDown = key.type == KeyEvent.press
            }
            return count
        }

        /// Whether the key has a Q in the layout that it was pressed in, or in the first one if it
        /// has no Latin letter there.
        private func isQ(_ key: KeyEvent) -> Bool {
            let latin: ClosedRange<UInt> = 0x20...0xFF
            let code = UInt8(truncatingIfNeeded: key.code)
            let symbol = xlib.keySymbol(display, code, CInt(key.state >> 13 & 3), 0)
            return (latin.contains(symbol) ? symbol : xlib.keySymbol(display, code, 0, 0))
                == UInt(UInt8(ascii: "q"))
        }

        /// The keys and messages that wait. No event is taken.
        private func waitingEvents() -> WaitingEvents {
            var waiting = WaitingEvents()
            withUnsafeMutablePointer(to: &waiting) { waiting in
                withUnsafeTemporaryAllocation(byteCount: Xlib.eventSize, alignment: 16) { event in
                    guard let event = event.baseAddress else { return }
                    _ = xlib.checkIfEvent(
                        display, event,
                        { _, event, waiting in
                            guard let event, let waiting else { return 0 }
                            waiting.assumingMemoryBound(to: WaitingEvents.self).pointee.note(event)
                            return 0
                        }, waiting)
                }
            }
            return waiting
        }
    }

    private struct WaitingEvents {
        var keys: [KeyEvent] = []
        var messages: [ClientMessage] = []

        mutating func note(_ event: UnsafeRawPointer) {
            switch event.load(as: CInt.self) {
            case KeyEvent.press, KeyEvent.release: keys.append(event.load(as: KeyEvent.self))
            case ClientMessage.type: messages.append(event.load(as: ClientMessage.self))
            default: break
            }
        }
    }

    /// Xlib's `XKeyEvent`, field by field.
    private struct KeyEvent {
        static let (press, release): (CInt, CInt) = (2, 3)

        let type: CInt
        let serial: UInt
        let isSent: CInt
        let display: OpaquePointer?
        let (window, root, child, time): (UInt, UInt, UInt, UInt)
        let (x, y, rootX, rootY): (CInt, CInt, CInt, CInt)
        let state: UInt32
        let code: UInt32

        /// Control, and neither Shift, Alt nor Super. Locks do not matter.
        var isWithControlAlone: Bool { state & 0b100_1101 == 0b100 }
    }

    /// Xlib's `XClientMessageEvent`, field by field, with its first value.
    private struct ClientMessage {
        static let type: CInt = 33

        let type: CInt
        let serial: UInt
        let isSent: CInt
        let display: OpaquePointer?
        let window: UInt
        let name: Xlib.Atom
        let format: CInt
        let value: Xlib.Atom
    }
#endif
