#if SDL
    import CSDL2
    import Foundation

    /// A window as X11 knows it: a connection to the X server, and the window's number there.
    struct X11Window {
        private let display: OpaquePointer
        /// The window as the X server numbers it.
        let number: UInt

        /// Nil under other window systems.
        init?(_ window: OpaquePointer) {
            var information = SDL_SysWMinfo()
            SDL_GetVersion(&information.version)
            guard SDL_GetWindowWMInfo(window, &information) == SDL_TRUE,
                information.subsystem == SDL_SYSWM_X11
            else { return nil }
            // SDL writes a pointer to Xlib's display, then the window's number. Their names are not
            // imported, because Xlib's headers define so many others.
            let (display, number) = withUnsafeBytes(of: &information.info) { bytes in
                (
                    bytes.loadUnaligned(as: OpaquePointer?.self),
                    bytes.loadUnaligned(
                        fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UInt.self)
                )
            }
            guard let display else { return nil }
            self.display = display
            self.number = number
        }

        /// The descriptor of the connection to the X server; nil if Xlib does not say it.
        var connection: Int32? { Xlib.loaded?.connectionNumber(display) }

        /// The requests to end that wait in the connection; nil without Xlib.
        func endRequests(hasSeveralWindows: Bool) -> X11EndRequests? {
            Xlib.loaded.map {
                X11EndRequests(on: display, $0, hasSeveralWindows: hasSeveralWindows)
            }
        }

        /// The window's number as portals write it.
        var foreignName: String { "x11:" + String(number, radix: 16) }

        /// Has the X server refuse a request if another program has destroyed the window.
        func askWhetherItExists() {
            guard let xlib = Xlib.loaded else { return }
            let name = xlib.atom(display, "CASEMENT_WINDOW", 0)
            _ = xlib.changeProperty(display, number, name, name, 8, 0, [1], 1)
        }

        /// Lets SDL destroy a window that another program has destroyed already: SDL hides it first,
        /// and waits for the X server to say so, which it would never do.
        func answerHiding() {
            withUnsafeTemporaryAllocation(byteCount: Xlib.eventSize, alignment: 16) { event in
                guard let event = event.baseAddress else { return }
                event.initializeMemory(as: UInt8.self, repeating: 0, count: Xlib.eventSize)
                event.storeBytes(
                    of: UnmapEvent(display: display, window: number), as: UnmapEvent.self)
                _ = Xlib.loaded?.putBackEvent(display, event)
            }
        }

        /// Writes the title as window managers read it. SDL has Xlib convert it by way of the
        /// process's locale, and that of "C", in which a process starts, has English letters only.
        func setTitle(_ title: String) {
            guard let xlib = Xlib.loaded else { return }
            let bytes = Array(title.utf8)
            let encoding = xlib.atom(display, "UTF8_STRING", 0)
            for name in ["_NET_WM_NAME", "_NET_WM_ICON_NAME"] {
                _ = xlib.changeProperty(
                    display, number, xlib.atom(display, name, 0), encoding, 8, 0, bytes,
                    Int32(bytes.count))
            }
        }
    }

    /// Xlib's `XUnmapEvent`, field by field.
    private struct UnmapEvent {
        var type: CInt = 18
        var serial: UInt = 0
        var isSent: CInt = 1
        var display: OpaquePointer?
        /// The window that selected the event, and the one that it tells of.
        var (selecting, window): (UInt, UInt)
        var isFromResizing: CInt = 0

        init(display: OpaquePointer, window: UInt) {
            self.display = display
            (selecting, self.window) = (window, window)
        }
    }
#endif
