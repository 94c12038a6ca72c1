#if SDL
    import CWayland
    import Glibc

    /// SDL's connection to the compositor, used for what SDL does not do: memory that both share.
    final class WaylandConnection {
        /// The compositor's `wl_shm`.
        let memory: OpaquePointer
        private let display: OpaquePointer

        /// Nil where the compositor has no shared memory, which the protocol does not allow.
        init?(display: OpaquePointer) {
            self.display = display
            let queue = wl_display_create_queue(display)
            let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display))
            defer {
                wl_proxy_wrapper_destroy(wrapper)
                wl_event_queue_destroy(queue)
            }
            // SDL's own events wait meanwhile.
            wl_proxy_set_queue(OpaquePointer(wrapper), queue)
            guard let registry = wl_display_get_registry(OpaquePointer(wrapper)) else { return nil }
            defer { wl_registry_destroy(registry) }
            let found = Found()
            var listener = wl_registry_listener(
                global: { data, registry, name, interface, _ in
                    guard let data, let interface, strcmp(interface, "wl_shm") == 0 else { return }
                    let found = Unmanaged<Found>.fromOpaque(data).takeUnretainedValue()
                    found.memory = wl_registry_bind(
                        registry, name, wayland_shm_interface(), 1)
                }, global_remove: { _, _, _ in })
            withUnsafePointer(to: &listener) { listener in
                wl_registry_add_listener(
                    registry, listener, Unmanaged.passUnretained(found).toOpaque())
                wl_display_roundtrip_queue(display, queue)
            }
            guard let memory = found.memory else { return nil }
            self.memory = OpaquePointer(memory)
            // From now on SDL dispatches its events, and those of buffers.
            wl_proxy_set_queue(self.memory, nil)
        }

        deinit { wl_shm_destroy(memory) }

        func flush() { wl_display_flush(display) }

        /// Runs the work once the compositor has answered all earlier requests.
        func whenAnswered(_ work: @escaping () -> Void) {
            guard let callback = wl_display_sync(display) else { return }
            wl_callback_add_listener(
                callback, Self.answered, Unmanaged.passRetained(Answer(work)).toOpaque())
            flush()
        }

        private final class Answer {
            let work: () -> Void
            init(_ work: @escaping () -> Void) { self.work = work }
        }

        /// Outlives every callback, as the protocol's library asks.
        nonisolated(unsafe) private static let answered: UnsafePointer<wl_callback_listener> = {
            let listener = UnsafeMutablePointer<wl_callback_listener>.allocate(capacity: 1)
            listener.initialize(
                to: wl_callback_listener { answer, callback, _ in
                    wl_callback_destroy(callback)
                    guard let answer else { return }
                    Unmanaged<Answer>.fromOpaque(answer).takeRetainedValue().work()
                })
            return UnsafePointer(listener)
        }()

        private final class Found { var memory: UnsafeMutableRawPointer? }
    }
#endif
