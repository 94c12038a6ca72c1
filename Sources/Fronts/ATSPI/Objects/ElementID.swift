#if SDL
    /// An element of a window for as long as it is there: its window, and the node that shows it.
    package struct ElementID: Hashable, Sendable {
        package let window: Int
        package let node: Int

        package init(window: Int, node: Int) {
            self.window = window
            self.node = node
        }

        /// The element that the last part of an object's path names; nil if it names none.
        init?(_ name: Substring) {
            let parts = name.split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count == 2, let window = Int(parts[0]), let node = Int(parts[1]),
                window >= 0,
                node >= 0
            else { return nil }
            self.init(window: window, node: node)
        }

        var name: String { "\(window)_\(node)" }
    }

    /// An object on the bus: the app, or an element.
    package enum ObjectPath: Hashable, Sendable {
        case root
        case element(ElementID)

        static let folder = "/org/a11y/atspi/accessible"
        static let cache = "/org/a11y/atspi/cache"
        static let null = "/org/a11y/atspi/null"

        package init?(_ path: String) {
            guard path.hasPrefix(Self.folder + "/") else { return nil }
            let name = path.dropFirst(Self.folder.count + 1)
            if name == "root" {
                self = .root
            } else if let id = ElementID(name) {
                self = .element(id)
            } else {
                return nil
            }
        }

        package var path: String {
            switch self {
            case .root: Self.folder + "/root"
            case .element(let id): Self.folder + "/" + id.name
            }
        }
    }
#endif
