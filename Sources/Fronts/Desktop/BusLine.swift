#if SDL
    import CGIO
    import Foundation

    /// The connection itself, which the bus's thread alone touches.
    final class BusLine: @unchecked Sendable {
        /// How long an answer may take, in milliseconds; -1 stands for the bus's own 25 seconds.
        private let timeout: Int32
        private var connection: OpaquePointer?
        private var failure = BusError("not connected")
        private var subscriptions: [UUID: UInt32] = [:]
        private var exports: [UUID: UInt32] = [:]
        private var closings: [UUID: @MainActor () -> Void] = [:]

        init(patience: Duration?) {
            timeout = patience.map { Int32(clamping: $0.components.seconds * 1000) } ?? -1
        }

        func connect(to address: String) {
            var error: UnsafeMutablePointer<GError>?
            let flags = GDBusConnectionFlags(
                rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
            guard let connection else {
                failure = BusError(error)
                return
            }
            let closed: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = {
                if let line = $3 {
                    Unmanaged<BusLine>.fromOpaque(line).takeUnretainedValue().connectionClosed()
                }
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(connection), "closed",
                unsafeBitCast(closed, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        func disconnect() {
            guard let connection else { return }
            for id in subscriptions.keys { forget(id) }
            for id in exports.keys { forget(id) }
            closings = [:]
            g_signal_handlers_disconnect_matched(
                UnsafeMutableRawPointer(connection), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
                Unmanaged.passUnretained(self).toOpaque())
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
            self.connection = nil
        }

        private func connectionClosed() {
            failure = BusError("the connection to the bus has ended")
            let all = closings.values
            closings = [:]
            for closed in all { SessionBus.onMain(closed) }
        }

        var name: Result<String, BusError> {
            guard let connection, let name = g_dbus_connection_get_unique_name(connection),
                g_dbus_connection_is_closed(connection) == 0
            else { return .failure(failure) }
            return .success(String(cString: name))
        }

        // MARK: Calls and signals

        /// The reply is called on the bus's thread.
        func call(_ call: BusCall, _ reply: @escaping @Sendable (SessionBus.Answer) -> Void) {
            guard let connection else { return reply(.failure(failure)) }
            g_dbus_connection_call(
                connection, call.destination, call.path, call.interface, call.member,
                BusValue.variant(ofTuple: call.arguments), nil, G_DBUS_CALL_FLAGS_NONE,
                timeout, nil,
                { source, result, data in
                    guard let data, let source else { return }
                    let waiting = Unmanaged<Box<@Sendable (SessionBus.Answer) -> Void>>
                        .fromOpaque(data).takeRetainedValue()
                    var error: UnsafeMutablePointer<GError>?
                    let variant = g_dbus_connection_call_finish(
                        OpaquePointer(source), result, &error)
                    defer { if let variant { g_variant_unref(variant) } }
                    waiting.value(
                        variant.map { .success(BusValue($0).values) } ?? .failure(BusError(error)))
                }, Unmanaged.passRetained(Box(reply)).toOpaque())
        }

        func listen(
            for signal: BusSignal, _ id: UUID, _ heard: @escaping @MainActor ([BusValue]) -> Void
        ) {
            guard let connection else { return }
            subscriptions[id] = g_dbus_connection_signal_subscribe(
                connection, signal.sender, signal.interface, signal.member, signal.path,
                signal.firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let data, let parameters else { return }
                    let heard = Unmanaged<Box<@MainActor ([BusValue]) -> Void>>.fromOpaque(data)
                        .takeUnretainedValue().value
                    let values = BusValue(parameters).values
                    SessionBus.onMain { heard(values) }
                }, Unmanaged.passRetained(Box(heard)).toOpaque(),
                { if let data = $0 { Unmanaged<AnyObject>.fromOpaque(data).release() } })
        }

        func whenClosed(_ id: UUID, _ closed: @escaping @MainActor () -> Void) {
            if case .failure = name { return SessionBus.onMain(closed) }
            closings[id] = closed
        }

        func forget(_ id: UUID) {
            closings[id] = nil
            guard let connection else { return }
            if let number = subscriptions.removeValue(forKey: id) {
                g_dbus_connection_signal_unsubscribe(connection, number)
            }
            if let number = exports.removeValue(forKey: id) {
                g_dbus_connection_unregister_object(connection, number)
            }
        }

        func emit(
            _ member: String, of interface: String, at path: String, _ arguments: [BusValue]
        ) {
            guard let connection else { return }
            g_dbus_connection_emit_signal(
                connection, nil, path, interface, member, BusValue.variant(ofTuple: arguments), nil)
        }

        // MARK: Objects

        /// `interface` is its description in XML.
        func export(
            _ object: BusObjectReference, at path: String, interface: String, _ id: UUID
        ) {
            guard let connection, let node = g_dbus_node_info_new_for_xml(interface, nil),
                let description = node.pointee.interfaces?[0]
            else { return }
            defer { g_dbus_node_info_unref(node) }
            var table = GDBusInterfaceVTable()
            // Without functions for properties their calls come here, too.
            table.method_call = { _, _, _, interface, member, parameters, invocation, data in
                guard let interface, let member, let parameters, let invocation, let data else {
                    return
                }
                let object = Unmanaged<BusObjectReference>.fromOpaque(data).takeUnretainedValue()
                BusLine.answer(
                    String(cString: member), of: String(cString: interface),
                    BusValue(parameters).values, from: object, Invocation(pointer: invocation))
            }
            exports[id] = g_dbus_connection_register_object(
                connection, path, description, &table,
                Unmanaged.passRetained(object).toOpaque(),
                { if let data = $0 { Unmanaged<BusObjectReference>.fromOpaque(data).release() } },
                nil)
        }

        private struct Invocation: @unchecked Sendable { let pointer: OpaquePointer }

        private static func answer(
            _ member: String, of interface: String, _ arguments: [BusValue],
            from reference: BusObjectReference, _ invocation: Invocation
        ) {
            SessionBus.onMain {
                guard let answer = reference.object?.answer(member, of: interface, arguments)
                else {
                    return g_dbus_method_invocation_return_dbus_error(
                        invocation.pointer, "org.freedesktop.DBus.Error.InvalidArgs",
                        "There is no such thing here.")
                }
                g_dbus_method_invocation_return_value(
                    invocation.pointer, BusValue.variant(ofTuple: answer))
            }
        }
    }
#endif
