#if SDL
    /// An element of a window for as long as it is there: its window, and the node that shows it or
    /// of which it is a part.
    package struct ElementID: Hashable, Sendable {
        package let window: Int
        /// The number of the node, with that of the part and one above it.
        private let number: Int

        /// A link in the text that the node shows, or a cell of the row, by its index; nil for all
        /// that the node shows.
        package init(window: Int, node: Int, part: Int? = nil) {
            self.window = window
            number = node | (part.map { $0 + 1 } ?? 0) << Self.nodeBits
        }

        private static let nodeBits = 40
        private static let mostParts = 1 << 20

        package var node: Int { number & (1 << Self.nodeBits - 1) }
        package var part: Int? {
            let part = number >> Self.nodeBits
            return part == 0 ? nil : part - 1
        }

        /// The element that the last part of an object's path names; nil if it names none.
        init?(_ name: Substring) {
            let parts = name.split(separator: "_", omittingEmptySubsequences: false)
            guard [2, 3].contains(parts.count), let window = Int(parts[0]),
                let node = Int(parts[1]), window >= 0, node >= 0, node < 1 << Self.nodeBits
            else { return nil }
            guard parts.count == 3 else {
                self.init(window: window, node: node)
                return
            }
            guard let part = Int(parts[2]), part >= 0, part < Self.mostParts else { return nil }
            self.init(window: window, node: node, part: part)
        }

        var name: String { "\(window)_\(node)" + (part.map { "_\($0)" } ?? "") }
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
