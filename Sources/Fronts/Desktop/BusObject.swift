#if SDL
    /// Something that answers calls of other programs.
    @MainActor
    protocol BusObject: AnyObject {
        /// What a method returns; nil if the object does not have the method.
        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]?
        /// The properties and their values.
        var properties: [String: BusValue] { get }
    }

    extension BusObject {
        /// What a call to one of its interfaces, or for its properties, returns.
        func answer(
            _ member: String, of interface: String, _ arguments: [BusValue]
        ) -> [BusValue]? {
            guard interface == "org.freedesktop.DBus.Properties" else {
                return answer(member, arguments)
            }
            switch member {
            case "Get":
                guard let name = arguments.value(at: 1)?.string, let value = properties[name] else {
                    return nil
                }
                return [.variant(value)]
            case "GetAll": return [.dictionary(properties)]
            default: return nil
            }
        }
    }

    /// Refers to an object from the bus's thread, which does not touch it.
    final class BusObjectReference: @unchecked Sendable {
        @MainActor weak var object: (any BusObject)?

        init(_ object: any BusObject) {
            // Nothing else holds the reference yet.
            MainActor.assumeIsolated { self.object = object }
        }
    }
#endif
