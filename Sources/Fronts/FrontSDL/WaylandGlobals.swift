#if SDL
    import CWayland
    import Glibc

    /// The names and versions of what a Wayland compositor offers, read before SDL connects to it.
    struct WaylandGlobals: Equatable {
        var interfaces: Set<String>

        /// A keyboard, pointer or touch screen. SDL 2.26 ends by a segmentation fault while it
        /// starts where there is none (`Wayland_InitMouse` writes to the seat unasked).
        var hasSeat: Bool { interfaces.contains("wl_seat") }

        /// Whether the compositor draws title bars. GNOME's and weston's leave that to the app.
        var drawsTitleBars: Bool { interfaces.contains("zxdg_decoration_manager_v1") }

        /// Asks the compositor that the environment names; nil where none answers.
        static func read() -> WaylandGlobals? {
            // Without a folder for sockets the library complains on standard error;
            // a connection that was handed over can be used only once, which SDL does.
            guard getenv("XDG_RUNTIME_DIR") != nil, getenv("WAYLAND_SOCKET") == nil else {
                return nil
            }
            guard let display = wl_display_connect(nil) else { return nil }
            defer { wl_display_disconnect(display) }
            guard let registry = wl_display_get_registry(display) else { return nil }
            defer { wl_registry_destroy(registry) }
            let found = Found()
            var listener = wl_registry_listener(
                global: { data, _, _, interface, _ in
                    guard let data, let interface else { return }
                    Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().interfaces
                        .insert(String(cString: interface))
                }, global_remove: { _, _, _ in })
            return withUnsafePointer(to: &listener) { listener in
                wl_registry_add_listener(
                    registry, listener, Unmanaged.passUnretained(found).toOpaque())
                guard wl_display_roundtrip(display) >= 0 else { return nil }
                return WaylandGlobals(interfaces: found.interfaces)
            }
        }

        private final class Found { var interfaces: Set<String> = [] }
    }
#endif
