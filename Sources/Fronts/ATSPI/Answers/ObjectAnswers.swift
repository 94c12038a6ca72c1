#if SDL
    import Desktop
    import Foundation
    import Geometry

    /// Answers the calls of clients from a snapshot.
    struct ObjectAnswers: Sendable {
        let snapshot: AccessibleSnapshot
        let names: BusNames

        /// What the app is called on the bus.
        struct BusNames: Sendable {
            /// The name of the connection.
            var own: String
            /// The desktop, which is the parent of the app's root.
            var desktop: BusValue
            /// The number that the registry has given to the app.
            var id: Int32 = -1
        }

        func answer(_ call: ObjectCall) -> ObjectAnswer {
            if call.path == ObjectPath.cache {
                return .values([.array(of: Interfaces.cacheItem, items)])
            }
            guard let path = ObjectPath(call.path) else {
                return .failure(.unknownObject(call.path))
            }
            if call.interface == "org.freedesktop.DBus.Properties" {
                return property(call, of: path)
            }
            switch path {
            case .root: return root(call)
            case .element(let id):
                guard let element = snapshot[id] else { return .failure(.unknownObject(call.path)) }
                guard element.interfaces.contains(call.interface) else {
                    return .failure(.missing(call.interface, call.path))
                }
                switch call.interface {
                case "org.a11y.atspi.Accessible": return accessible(call, of: element)
                case "org.a11y.atspi.Component": return component(call, of: element)
                case "org.a11y.atspi.Action": return action(call, of: element)
                case "org.a11y.atspi.Text": return text(call, of: element)
                case "org.a11y.atspi.EditableText": return editableText(call, of: element)
                case "org.a11y.atspi.Selection": return selection(call, of: element)
                case "org.a11y.atspi.Collection": return collection(call, of: element)
                case "org.a11y.atspi.Image": return image(call, of: element)
                case "org.a11y.atspi.Table": return table(call, of: element)
                case "org.a11y.atspi.TableCell": return tableCell(call, of: element)
                case "org.a11y.atspi.Hypertext": return hypertext(call, of: element)
                case "org.a11y.atspi.Hyperlink": return hyperlink(call, of: element)
                case "org.a11y.atspi.Document": return document(call, of: element)
                default: return .failure(.unsupported(call))
                }
            }
        }

        // MARK: Properties

        private func property(_ call: ObjectCall, of path: ObjectPath) -> ObjectAnswer {
            let interface = call.string(0)
            let properties: [String: BusValue]
            switch path {
            case .root: properties = rootProperties(of: interface)
            case .element(let id):
                guard let element = snapshot[id] else { return .failure(.unknownObject(call.path)) }
                guard element.interfaces.contains(interface) else {
                    return .failure(.missing(interface, call.path))
                }
                if call.member == "Set" {
                    return set(call.string(1), to: call.arguments.value(at: 2), of: element, call)
                }
                properties = self.properties(of: interface, element)
            }
            switch call.member {
            case "Get":
                guard let value = properties[call.string(1)] else {
                    return .failure(.unsupported(call))
                }
                return .values([.variant(value)])
            case "GetAll": return .values([.dictionary(properties)])
            case "Set" where path == .root && call.string(1) == "Id":
                guard let id = call.arguments.value(at: 2)?.int else {
                    return .failure(.arguments(call, "Id is a number"))
                }
                return .identify(Int32(clamping: id))
            default: return .failure(.unsupported(call))
            }
        }

        private func properties(
            of interface: String, _ element: AccessibleElement
        ) -> [String: BusValue] {
            switch interface {
            case "org.a11y.atspi.Accessible":
                return [
                    "Name": .wire(element.name), "Description": .wire(element.description),
                    "Parent": reference(toParentOf: element),
                    "ChildCount": .int32(Int32(clamping: element.children.count)),
                    "Locale": .string(Self.locale), "AccessibleId": .wire(element.identifier),
                    "HelpText": .wire(element.help),
                ]
            case "org.a11y.atspi.Action":
                return ["NActions": .int32(Int32(clamping: element.actions.count))]
            case "org.a11y.atspi.Text":
                return [
                    "CharacterCount": .int32(Int32(clamping: element.text?.count ?? 0)),
                    "CaretOffset": .int32(caret(of: element)),
                ]
            case "org.a11y.atspi.Value":
                guard let value = element.value else { return [:] }
                return [
                    "MinimumValue": .double(value.minimum), "MaximumValue": .double(value.maximum),
                    "MinimumIncrement": .double(0), "CurrentValue": .double(value.current),
                    "Text": .wire(value.text),
                ]
            case "org.a11y.atspi.Selection":
                let count = element.selectedChildren(in: snapshot).count
                return ["NSelectedChildren": .int32(Int32(clamping: count))]
            case "org.a11y.atspi.Image":
                return [
                    "ImageDescription": .wire(element.name), "ImageLocale": .string(Self.locale),
                ]
            case "org.a11y.atspi.Table": return tableProperties(of: element)
            case "org.a11y.atspi.TableCell": return cellProperties(of: element)
            case "org.a11y.atspi.Hyperlink": return linkProperties(of: element)
            case "org.a11y.atspi.Document":
                // Nothing has pages.
                return ["CurrentPageNumber": .int32(-1), "PageCount": .int32(-1)]
            default: return [:]
            }
        }

        private func set(
            _ name: String, to value: BusValue?, of element: AccessibleElement, _ call: ObjectCall
        ) -> ObjectAnswer {
            guard name == "CurrentValue", let number = value?.double, number.isFinite,
                let own = element.value
            else { return .failure(.arguments(call, "\(name) cannot be set to that")) }
            guard own.isWritable else { return .failure(.unsupported(call)) }
            return .act(.setNumber(min(max(number, own.minimum), own.maximum)), element.id, [])
        }

        // MARK: The app

        private func rootProperties(of interface: String) -> [String: BusValue] {
            switch interface {
            case "org.a11y.atspi.Accessible":
                [
                    "Name": .wire(snapshot.app), "Description": .string(""),
                    "Parent": names.desktop,
                    "ChildCount": .int32(Int32(clamping: snapshot.windows.count)),
                    "Locale": .string(Self.locale), "AccessibleId": .string(""),
                    "HelpText": .string(""),
                ]
            case "org.a11y.atspi.Application":
                [
                    "ToolkitName": .string("Casement"), "Version": .string(Self.version),
                    "ToolkitVersion": .string(Self.version), "AtspiVersion": .string("2.1"),
                    "Id": .int32(names.id),
                ]
            default: [:]
            }
        }

        /// Counts the changes of what clients see of all elements.
        private static let version = "2"
        static let locale = Locale.current.identifier

        private func root(_ call: ObjectCall) -> ObjectAnswer {
            switch (call.interface, call.member) {
            case ("org.a11y.atspi.Application", "GetLocale"): return .values([.string(Self.locale)])
            case ("org.a11y.atspi.Accessible", "GetChildAtIndex"):
                let index = call.int(0)
                guard snapshot.windows.indices.contains(index) else { return .values([Self.null]) }
                return .values([reference(snapshot.windows[index].id)])
            case ("org.a11y.atspi.Accessible", "GetChildren"):
                return .values([.array(of: "(so)", snapshot.windows.map { reference($0.id) })])
            case ("org.a11y.atspi.Accessible", "GetIndexInParent"): return .values([.int32(-1)])
            case ("org.a11y.atspi.Accessible", "GetRelationSet"):
                return .values([.array(of: "(ua(so))", [])])
            case ("org.a11y.atspi.Accessible", "GetRole"):
                return .values([.uint32(AccessibleRole.application.rawValue)])
            case ("org.a11y.atspi.Accessible", "GetRoleName"),
                ("org.a11y.atspi.Accessible", "GetLocalizedRoleName"):
                return .values([.string(AccessibleRole.application.name)])
            case ("org.a11y.atspi.Accessible", "GetState"):
                return .values([.array(of: "u", [.uint32(0), .uint32(0)])])
            case ("org.a11y.atspi.Accessible", "GetAttributes"):
                return .values([.strings(["toolkit": "Casement"])])
            case ("org.a11y.atspi.Accessible", "GetApplication"): return .values([own(.root)])
            case ("org.a11y.atspi.Accessible", "GetInterfaces"):
                return .values([.array(of: "s", Self.rootInterfaces.map { .string($0) })])
            default: return .failure(.missing(call.interface, call.path))
            }
        }

        static let rootInterfaces = ["org.a11y.atspi.Accessible", "org.a11y.atspi.Application"]

        // MARK: References

        func own(_ path: ObjectPath) -> BusValue {
            .tuple([.string(names.own), .path(path.path)])
        }

        func reference(_ id: ElementID) -> BusValue { own(.element(id)) }

        func reference(toParentOf element: AccessibleElement) -> BusValue {
            own(element.parent.map { .element($0) } ?? .root)
        }

        /// What stands for no object.
        static let null = BusValue.tuple([.string(""), .path(ObjectPath.null)])

        // MARK: The cache

        private var items: [BusValue] {
            let root = BusValue.tuple([
                own(.root), own(.root), names.desktop, .int32(-1),
                .int32(Int32(clamping: snapshot.windows.count)),
                .array(of: "s", Self.rootInterfaces.map { .string($0) }), .wire(snapshot.app),
                .uint32(AccessibleRole.application.rawValue), .string(""),
                .array(of: "u", [.uint32(0), .uint32(0)]),
            ])
            return [root] + snapshot.order.compactMap { snapshot[$0].map(item) }
        }

        /// An element as a client's cache has it.
        func item(_ element: AccessibleElement) -> BusValue {
            .tuple([
                reference(element.id), own(.root), reference(toParentOf: element),
                .int32(Int32(clamping: element.index)),
                .int32(Int32(clamping: element.children.count)),
                .array(of: "s", element.interfaces.map { .string($0) }), .wire(element.name),
                .uint32(element.role.rawValue), .wire(element.description),
                .array(of: "u", element.states.words.map { .uint32($0) }),
            ])
        }
    }

    extension BusValue {
        /// A text of the app: a message can have all characters but that of the code zero.
        static func wire(_ text: String) -> BusValue {
            guard text.utf8.contains(0) else { return .string(text) }
            return .string(
                String(
                    String.UnicodeScalarView(
                        text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })))
        }

        static func strings(_ values: [String: String]) -> BusValue {
            .array(
                of: "{ss}",
                values.sorted { $0.key < $1.key }.map { .entry(.wire($0.key), .wire($0.value)) })
        }

        static func rect(_ rect: CGRect) -> BusValue {
            .tuple(rect.wire)
        }
    }

    extension CGRect {
        /// Four numbers, in whole units.
        var wire: [BusValue] {
            [minX, minY, width, height].map {
                .int32(Int32(clamping: Int(saturating: $0.rounded())))
            }
        }
    }
#endif
