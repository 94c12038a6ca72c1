#if SDL
    import CGIO
    import Desktop

    /// Serves the objects of an app on a connection: all calls of the folder of accessible objects go to
    /// one function, whatever objects there are.
    final class ObjectServer {
        /// A call that waits for its answer, which may be given by any thread, once.
        struct Invocation: @unchecked Sendable {
            fileprivate let pointer: OpaquePointer

            func answer(_ values: [BusValue]) {
                g_dbus_method_invocation_return_value(pointer, BusValue.variant(ofTuple: values))
            }

            func fail(_ failure: CallFailure) {
                g_dbus_method_invocation_return_dbus_error(pointer, failure.name, failure.message)
            }
        }

        private let connection: BusConnection
        fileprivate let called: (ObjectCall, Invocation) -> Void
        fileprivate let interfaces: Interfaces.Descriptions
        fileprivate let methods: UnsafeMutablePointer<GDBusInterfaceVTable>
        private var registrations: (subtree: UInt32, cache: UInt32) = (0, 0)

        init(on connection: BusConnection, called: @escaping (ObjectCall, Invocation) -> Void) {
            self.connection = connection
            self.called = called
            interfaces = Interfaces.Descriptions()
            methods = .allocate(capacity: 1)
            var table = GDBusInterfaceVTable()
            // Without functions for properties their calls come here, too.
            table.method_call = { _, _, path, interface, member, parameters, invocation, data in
                guard let path, let interface, let member, let parameters, let invocation, let data
                else { return }
                let server = Unmanaged<ObjectServer>.fromOpaque(data).takeUnretainedValue()
                let call = ObjectCall(
                    path: String(cString: path), interface: String(cString: interface),
                    member: String(cString: member), arguments: BusValue(parameters).values)
                server.called(call, Invocation(pointer: invocation))
            }
            methods.initialize(to: table)
            register()
        }

        deinit { methods.deallocate() }

        private func register() {
            // GIO may have calls on their way here when the objects are taken off the bus.
            let release: GDestroyNotify = {
                if let data = $0 { Unmanaged<ObjectServer>.fromOpaque(data).release() }
            }
            var subtree = GDBusSubtreeVTable()
            subtree.enumerate = { _, _, _, _ in
                // Nobody lists them: clients go from the root to its children.
                let list = g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
                return list?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
            }
            subtree.introspect = { _, _, _, node, data in
                guard node != nil, let data else { return nil }
                let server = Unmanaged<ObjectServer>.fromOpaque(data).takeUnretainedValue()
                return server.interfaces.copies()
            }
            subtree.dispatch = { _, _, _, _, node, result, data in
                guard node != nil, let data else { return nil }
                let server = Unmanaged<ObjectServer>.fromOpaque(data).takeUnretainedValue()
                result?.pointee = data
                return UnsafePointer(server.methods)
            }
            registrations.subtree = g_dbus_connection_register_subtree(
                connection.pointer, ObjectPath.folder, &subtree,
                G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
                Unmanaged.passRetained(self).toOpaque(), release, nil)
            registrations.cache = g_dbus_connection_register_object(
                connection.pointer, ObjectPath.cache, interfaces.cache, methods,
                Unmanaged.passRetained(self).toOpaque(), release, nil)
        }

        /// Takes no more calls. Those that wait on the thread's queue still arrive.
        func end() {
            g_dbus_connection_unregister_subtree(connection.pointer, registrations.subtree)
            g_dbus_connection_unregister_object(connection.pointer, registrations.cache)
        }
    }

    extension Interfaces {
        /// The descriptions as GIO has them.
        final class Descriptions {
            private let objects: UnsafeMutablePointer<GDBusNodeInfo>?
            private let caches: UnsafeMutablePointer<GDBusNodeInfo>?

            init() {
                objects = g_dbus_node_info_new_for_xml(
                    Interfaces.description(of: Interfaces.all), nil)
                caches = g_dbus_node_info_new_for_xml(
                    Interfaces.description(of: [Interfaces.cache]), nil)
            }

            deinit {
                if let objects { g_dbus_node_info_unref(objects) }
                if let caches { g_dbus_node_info_unref(caches) }
            }

            var cache: UnsafeMutablePointer<GDBusInterfaceInfo>? { caches?.pointee.interfaces?[0] }

            /// A list that its receiver frees, and the interfaces in it.
            func copies() -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
                let count = Interfaces.all.count
                let size = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
                let list = g_malloc0(gsize((count + 1) * size))?
                    .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
                for index in 0..<count {
                    guard let interface = objects?.pointee.interfaces?[index] else { break }
                    list?[index] = g_dbus_interface_info_ref(interface)
                }
                return list
            }
        }
    }
#endif
