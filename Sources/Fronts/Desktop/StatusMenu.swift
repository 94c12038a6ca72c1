#if SDL
    import Foundation
    import Views
    import Widgets

    /// The menu of an icon, by the protocol `com.canonical.dbusmenu`: the desktop draws it, and says
    /// what was chosen.
    @MainActor
    final class StatusMenu: BusObject {
        static let path = "/MenuBar"
        private static let interface = "com.canonical.dbusmenu"
        private let bus: SessionBus
        private var entries: [MenuEntry] = []
        /// The entries by their numbers, which are their places in the whole tree; 0 is the menu.
        private var numbered: [Int: MenuEntry] = [:]
        private var revision: UInt32 = 1

        let properties: [String: BusValue] = [
            "Version": .uint32(3), "TextDirection": .string("ltr"), "Status": .string("normal"),
            "IconThemePath": .array(of: "s", []),
        ]

        init(on bus: SessionBus) {
            self.bus = bus
            _ = bus.export(self, at: Self.path, interface: Self.description)
        }

        func update(_ new: [MenuEntry]) {
            guard new != entries else { return }
            entries = new
            numbered = [:]
            var next = 1
            number(entries, from: &next)
            revision += 1
            bus.emit(
                "LayoutUpdated", of: Self.interface, at: Self.path, [.uint32(revision), .int32(0)])
        }

        private func number(_ entries: [MenuEntry], from next: inout Int) {
            for entry in entries {
                numbered[next] = entry
                next += 1
                number(entry.submenu ?? [], from: &next)
            }
        }

        // MARK: Calls of the desktop

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            switch member {
            case "GetLayout":
                guard let parent = arguments.value(at: 0)?.int else { return nil }
                let depth = arguments.value(at: 1)?.int ?? -1
                guard let layout = layout(of: parent, depth: depth) else { return nil }
                return [.uint32(revision), layout]
            case "GetGroupProperties":
                let wanted = arguments.value(at: 0)?.values.compactMap(\.int) ?? []
                let all = wanted.isEmpty ? numbered.keys.sorted() : wanted
                let known = all.compactMap { number in
                    properties(of: number).map {
                        BusValue.tuple([.int32(Int32(number)), .dictionary($0)])
                    }
                }
                return [.array(of: "(ia{sv})", known)]
            case "GetProperty":
                guard let number = arguments.value(at: 0)?.int,
                    let name = arguments.value(at: 1)?.string,
                    let value = properties(of: number)?[name]
                else { return nil }
                return [.variant(value)]
            case "Event":
                take(arguments)
                return []
            case "EventGroup":
                for event in arguments.value(at: 0)?.values ?? [] { take(event.values) }
                return [.array(of: "i", [])]
            case "AboutToShow": return [.bool(false)]
            case "AboutToShowGroup": return [.array(of: "i", []), .array(of: "i", [])]
            default: return nil
            }
        }

        private func take(_ event: [BusValue]) {
            guard event.value(at: 1)?.string == "clicked", let number = event.value(at: 0)?.int,
                let entry = numbered[number], entry.isEnabled
            else { return }
            entry.item?.perform()
        }

        /// An entry with those below it; a depth of -1 is all of them.
        private func layout(of number: Int, depth: Int) -> BusValue? {
            guard let properties = properties(of: number) else { return nil }
            var children: [BusValue] = []
            if depth != 0 {
                var next = number + 1
                for entry in number == 0 ? entries : numbered[number]?.submenu ?? [] {
                    if let child = layout(of: next, depth: depth - 1) {
                        children.append(.variant(child))
                    }
                    next += entry.count
                }
            }
            return .tuple([
                .int32(Int32(number)), .dictionary(properties), .array(of: "v", children),
            ])
        }

        private func properties(of number: Int) -> [String: BusValue]? {
            if number == 0 { return ["children-display": .string("submenu")] }
            return numbered[number]?.busProperties
        }

        private static let description = """
            <node><interface name="\(interface)">
              <property name="Version" type="u" access="read"/>
              <property name="TextDirection" type="s" access="read"/>
              <property name="Status" type="s" access="read"/>
              <property name="IconThemePath" type="as" access="read"/>
              <method name="GetLayout"><arg type="i" direction="in"/><arg type="i" direction="in"/>
                <arg type="as" direction="in"/><arg type="u" direction="out"/>
                <arg type="(ia{sv}av)" direction="out"/></method>
              <method name="GetGroupProperties"><arg type="ai" direction="in"/>
                <arg type="as" direction="in"/><arg type="a(ia{sv})" direction="out"/></method>
              <method name="GetProperty"><arg type="i" direction="in"/>
                <arg type="s" direction="in"/><arg type="v" direction="out"/></method>
              <method name="Event"><arg type="i" direction="in"/><arg type="s" direction="in"/>
                <arg type="v" direction="in"/><arg type="u" direction="in"/></method>
              <method name="EventGroup"><arg type="a(isvu)" direction="in"/>
                <arg type="ai" direction="out"/></method>
              <method name="AboutToShow"><arg type="i" direction="in"/>
                <arg type="b" direction="out"/></method>
              <method name="AboutToShowGroup"><arg type="ai" direction="in"/>
                <arg type="ai" direction="out"/><arg type="ai" direction="out"/></method>
              <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
              <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})"/><arg type="a(ias)"/>
              </signal>
            </interface></node>
            """
    }

    extension MenuEntry {
        /// It and all entries below it.
        fileprivate var count: Int { 1 + (submenu ?? []).reduce(0) { $0 + $1.count } }

        fileprivate var busProperties: [String: BusValue] {
            if kind == .divider { return ["type": .string("separator")] }
            // A single underscore would mark the letter after it.
            var values: [String: BusValue] = [
                "label": .string(title.replacingOccurrences(of: "_", with: "__")),
                "enabled": .bool(canBeChosen),
            ]
            if submenu != nil { values["children-display"] = .string("submenu") }
            if let isSelected {
                values["toggle-type"] = .string("checkmark")
                values["toggle-state"] = .int32(isSelected ? 1 : 0)
            }
            return values
        }
    }
#endif
