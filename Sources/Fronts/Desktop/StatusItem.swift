#if SDL
    import Foundation
    import Scenes

    /// One icon on the bus, with a connection of its own, because desktops identify icons by the names
    /// of connections.
    @MainActor
    final class StatusItem: BusObject {
        static let path = "/StatusNotifierItem"
        private static let interface = "org.kde.StatusNotifierItem"
        private static var count = 0
        let id: String
        private let app: String
        private let bus: SessionBus
        private let menu: StatusMenu
        private var icon: StatusIcon?
        private var pictures: [StatusPicture] = []

        init(
            _ id: String, app: String, bus: SessionBus,
            refused: @escaping @MainActor (BusError) -> Void
        ) {
            self.id = id
            self.app = app
            self.bus = bus
            menu = StatusMenu(on: bus)
            Self.count += 1
            let name = "\(Self.interface)-\(getpid())-\(Self.count)"
            _ = bus.export(self, at: Self.path, interface: Self.description)
            bus.own(name)
            bus.call(
                BusCall(
                    destination: StatusItems.watcher, path: StatusItems.watcherPath,
                    interface: StatusItems.watcher, member: "RegisterStatusNotifierItem",
                    arguments: [.string(name)])
            ) { if case .failure(let error) = $0 { refused(error) } }
        }

        func update(_ icon: StatusIcon, pictures: [StatusPicture]) {
            let (old, oldPictures) = (self.icon, self.pictures)
            self.icon = icon
            self.pictures = pictures
            menu.update(icon.entries)
            guard let old else { return }
            if old.title != icon.title {
                bus.emit("NewTitle", of: Self.interface, at: Self.path)
                bus.emit("NewToolTip", of: Self.interface, at: Self.path)
            }
            if oldPictures != pictures { bus.emit("NewIcon", of: Self.interface, at: Self.path) }
        }

        // MARK: Calls of the desktop

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            switch member {
            case "Activate", "SecondaryActivate":
                if case .window(let toggle) = icon?.action { toggle() }
                return []
            case "ContextMenu", "Scroll": return []
            default: return nil
            }
        }

        var properties: [String: BusValue] {
            let title = icon?.title ?? ""
            let isMenu = if case .window = icon?.action { false } else { true }
            let none = BusValue.array(of: "(iiay)", [])
            return [
                "Category": .string("ApplicationStatus"), "Id": .string(app),
                "Title": .string(title), "Status": .string("Active"), "WindowId": .int32(0),
                "IconThemePath": .string(""), "IconName": .string(""),
                "IconPixmap": .array(of: "(iiay)", pictures.map(\.busValue)),
                "OverlayIconName": .string(""), "OverlayIconPixmap": none,
                "AttentionIconName": .string(""), "AttentionIconPixmap": none,
                "AttentionMovieName": .string(""),
                "ToolTip": .tuple([.string(""), none, .string(title), .string("")]),
                "ItemIsMenu": .bool(isMenu), "Menu": .path(StatusMenu.path),
            ]
        }

        private static let description = """
            <node><interface name="\(interface)">
              <property name="Category" type="s" access="read"/>
              <property name="Id" type="s" access="read"/>
              <property name="Title" type="s" access="read"/>
              <property name="Status" type="s" access="read"/>
              <property name="WindowId" type="i" access="read"/>
              <property name="IconThemePath" type="s" access="read"/>
              <property name="IconName" type="s" access="read"/>
              <property name="IconPixmap" type="a(iiay)" access="read"/>
              <property name="OverlayIconName" type="s" access="read"/>
              <property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
              <property name="AttentionIconName" type="s" access="read"/>
              <property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
              <property name="AttentionMovieName" type="s" access="read"/>
              <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
              <property name="ItemIsMenu" type="b" access="read"/>
              <property name="Menu" type="o" access="read"/>
              <method name="Activate"><arg type="i" direction="in"/><arg type="i" direction="in"/>
              </method>
              <method name="SecondaryActivate"><arg type="i" direction="in"/>
                <arg type="i" direction="in"/></method>
              <method name="ContextMenu"><arg type="i" direction="in"/>
                <arg type="i" direction="in"/></method>
              <method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/>
              </method>
              <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewToolTip"/>
            </interface></node>
            """
    }
#endif
