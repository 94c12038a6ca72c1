#if SDL
    import CGIO

    /// Why a call over a bus has no result.
    package struct BusError: Error, Equatable, Sendable, CustomStringConvertible {
        package let description: String
        /// Whether no connection owns the name that was called: the service is not installed.
        package let isAbsent: Bool

        package init(_ description: String, isAbsent: Bool = false) {
            self.description = description
            self.isAbsent = isAbsent
        }

        /// Takes what a function of GIO has left.
        package init(_ error: UnsafeMutablePointer<GError>?) {
            guard let error else {
                self.init("unknown error")
                return
            }
            let absent = [
                G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER,
                G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_INTERFACE,
                G_DBUS_ERROR_UNKNOWN_OBJECT,
            ]
            let isAbsent =
                error.pointee.domain == g_dbus_error_quark()
                && absent.contains { Int32($0.rawValue) == error.pointee.code }
            g_dbus_error_strip_remote_error(error)
            self.init(String(cString: error.pointee.message), isAbsent: isAbsent)
            g_error_free(error)
        }
    }
#endif
