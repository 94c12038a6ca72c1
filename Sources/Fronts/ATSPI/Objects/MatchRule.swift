#if SDL
    import Desktop

    /// What a client looks for below an element.
    package struct MatchRule: Equatable, Sendable {
        /// How many of the wanted things an element has to have.
        package enum Extent: Int, Sendable { case invalid, all, any, none, empty }

        package var states: AccessibleStates = []
        package var statesExtent = Extent.invalid
        package var attributes: [String: String] = [:]
        package var attributesExtent = Extent.invalid
        /// The numbers of roles.
        package var roles: Set<UInt32> = []
        package var rolesExtent = Extent.invalid
        /// The last parts of the names of interfaces, in small letters.
        package var interfaces: Set<String> = []
        package var interfacesExtent = Extent.invalid
        /// Whether what does not match is wanted.
        package var isInverted = false

        package init() {}

        /// A rule in a message; nil if it has another form.
        init?(_ value: BusValue?) {
            guard let parts = value?.values, parts.count == 9 else { return nil }
            func extent(_ index: Int) -> Extent {
                Extent(rawValue: parts[index].int ?? 0) ?? .invalid
            }
            let words = parts[0].values.map { UInt64(UInt32(truncatingIfNeeded: $0.int ?? 0)) }
            states = AccessibleStates(
                rawValue: (words.first ?? 0) | (words.count > 1 ? words[1] << 32 : 0))
            statesExtent = extent(1)
            for case .entry(let key, let value) in parts[2].values {
                attributes[key.string ?? ""] = value.string
            }
            attributesExtent = extent(3)
            for (index, word) in parts[4].values.enumerated() {
                let bits = UInt32(truncatingIfNeeded: word.int ?? 0)
                for bit in 0..<32 where bits >> UInt32(bit) & 1 == 1 {
                    roles.insert(UInt32(clamping: index * 32 + bit))
                }
            }
            rolesExtent = extent(5)
            interfaces = Set(parts[6].strings.map(Self.plain))
            interfacesExtent = extent(7)
            isInverted = parts[8].bool ?? false
        }

        private static func plain(_ interface: String) -> String {
            (interface.split(separator: ".").last.map(String.init) ?? interface).lowercased()
        }

        package func admits(_ element: AccessibleElement) -> Bool {
            let states = Self.matches(
                statesExtent, wanted: states.isEmpty, isAll: element.states.isSuperset(of: states),
                isAny: !element.states.isDisjoint(with: states))
            let own = attributes.filter { name, value in
                value.split(separator: ":").contains { element.attributes[name] == String($0) }
            }
            let attributes = Self.matches(
                attributesExtent, wanted: attributes.isEmpty, isAll: own.count == attributes.count,
                isAny: !own.isEmpty)
            let hasRole = roles.contains(element.role.rawValue)
            let roles = Self.matches(
                rolesExtent, wanted: roles.isEmpty, isAll: hasRole && roles.count == 1,
                isAny: hasRole)
            let names = Set(element.interfaces.map(Self.plain))
            let interfaces = Self.matches(
                interfacesExtent, wanted: interfaces.isEmpty,
                isAll: names.isSuperset(of: interfaces),
                isAny: !names.isDisjoint(with: interfaces))
            return (states && attributes && roles && interfaces) != isInverted
        }

        /// A rule that names nothing admits everything.
        private static func matches(
            _ extent: Extent, wanted isEmpty: Bool, isAll: Bool, isAny: Bool
        ) -> Bool {
            if isEmpty { return true }
            return switch extent {
            case .all: isAll
            case .any: isAny
            case .none: !isAny
            case .invalid, .empty: true
            }
        }
    }
#endif
