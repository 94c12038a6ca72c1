#if SDL
    import CGIO
    import Desktop
    import Foundation

    /// A connection to a message bus, used by the thread whose main context serves it, and by no other.
    final class BusConnection {
        typealias Reply = (Result<[BusValue], BusError>) -> Void
        let pointer: OpaquePointer
        let name: String
        private var subscriptions: [UInt32] = []
        private var closed: () -> Void = {}

        /// Waits for the bus to take the connection.
        init(to address: String) throws(BusError) {
            var error: UnsafeMutablePointer<GError>?
            let flags = GDBusConnectionFlags(
                rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            guard
                let pointer = g_dbus_connection_new_for_address_sync(
                    address, flags, nil, nil, &error)
            else { throw BusError(error) }
            self.pointer = pointer
            name = g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

        /// Calls a closure once, when the other end has gone.
        func whenClosed(_ closed: @escaping () -> Void) {
            self.closed = closed
            let notice: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = {
                guard let data = $3 else { return }
                let connection = Unmanaged<BusConnection>.fromOpaque(data).takeUnretainedValue()
                let closed = connection.closed
                connection.closed = {}
                closed()
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(pointer), "closed",
                unsafeBitCast(notice, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        /// Ends it without waiting for what has not been written.
        func close() {
            closed = {}
            for id in subscriptions { g_dbus_connection_signal_unsubscribe(pointer, id) }
            subscriptions = []
            g_signal_handlers_disconnect_matched(
                UnsafeMutableRawPointer(pointer), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
                Unmanaged.passUnretained(self).toOpaque())
            g_dbus_connection_close(pointer, nil, nil, nil)
        }

        /// Calls a method. A service that does not run is started only if `startsService` says so.
        func call(_ call: BusCall, startsService: Bool = true, _ reply: @escaping Reply = { _ in })
        {
            let flags = startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
            g_dbus_connection_call(
                pointer, call.destination, call.path, call.interface, call.member,
                BusValue.variant(ofTuple: call.arguments), nil, flags, -1, nil,
                { source, result, data in
                    guard let data, let source else { return }
                    let reply = Unmanaged<Box<Reply>>.fromOpaque(data).takeRetainedValue().value
                    var error: UnsafeMutablePointer<GError>?
                    guard
                        let variant = g_dbus_connection_call_finish(
                            OpaquePointer(source), result, &error)
                    else { return reply(.failure(BusError(error))) }
                    defer { g_variant_unref(variant) }
                    reply(.success(BusValue(variant).values))
                }, Unmanaged.passRetained(Box(reply)).toOpaque())
        }

        func listen(for signal: BusSignal, _ heard: @escaping ([BusValue]) -> Void) {
            let id = g_dbus_connection_signal_subscribe(
                pointer, signal.sender, signal.interface, signal.member, signal.path,
                signal.firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let data, let parameters else { return }
                    let heard = Unmanaged<Box<([BusValue]) -> Void>>.fromOpaque(data)
                        .takeUnretainedValue().value
                    heard(BusValue(parameters).values)
                }, Unmanaged.passRetained(Box(heard)).toOpaque(),
                { if let data = $0 { Unmanaged<AnyObject>.fromOpaque(data).release() } })
            subscriptions.append(id)
        }

        func emit(
            _ member: String, of interface: String, at path: String, _ arguments: [BusValue]
        ) {
            g_dbus_connection_emit_signal(
                pointer, nil, path, interface, member, BusValue.variant(ofTuple: arguments), nil)
        }
    }
#endif
