#if SDL
    import CGIO
    import Foundation

    /// A thread that serves a connection to a bus, so that an app's run loop needs no other loop.
    package final class BusThread: @unchecked Sendable {
        private let context: OpaquePointer?
        private let loop: OpaquePointer?

        package init(name: String = "session bus") {
            context = g_main_context_new()
            loop = g_main_loop_new(context, 0)
            let served = Served(context: context, loop: loop)
            let thread = Thread {
                g_main_context_push_thread_default(served.context)
                g_main_loop_run(served.loop)
                g_main_context_pop_thread_default(served.context)
                g_main_loop_unref(served.loop)
                g_main_context_unref(served.context)
            }
            thread.name = name
            g_main_loop_ref(loop)
            g_main_context_ref(context)
            thread.start()
        }

        /// The thread ends after the work that it has.
        deinit {
            run { [served = Served(context: context, loop: loop)] in
                g_main_loop_quit(served.loop)
                g_main_loop_unref(served.loop)
                g_main_context_unref(served.context)
            }
        }

        /// Does the work on the thread, after all earlier work.
        package func run(_ work: @escaping @Sendable () -> Void) {
            let source = g_idle_source_new()
            g_source_set_priority(source, G_PRIORITY_DEFAULT)
            g_source_set_callback(
                source,
                { pointer in
                    if let pointer {
                        Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().run()
                    }
                    return 0
                }, Unmanaged.passRetained(Work(run: work)).toOpaque(),
                { if let pointer = $0 { Unmanaged<Work>.fromOpaque(pointer).release() } })
            g_source_attach(source, context)
            g_source_unref(source)
        }

        private final class Work {
            let run: @Sendable () -> Void
            init(run: @escaping @Sendable () -> Void) { self.run = run }
        }

        private struct Served: @unchecked Sendable {
            let context: OpaquePointer?
            let loop: OpaquePointer?
        }
    }
#endif
