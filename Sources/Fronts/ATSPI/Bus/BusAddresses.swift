#if SDL
    /// Where the buses are that assistive technology is on.
    package struct BusAddresses: Equatable, Sendable {
        /// The session's bus, on which the other is found.
        package var session: String?
        /// The bus of assistive technology itself, if it is known beforehand.
        package var accessibility: String?

        package init(session: String? = nil, accessibility: String? = nil) {
            self.session = session
            self.accessibility = accessibility
        }

        /// What the variables of the process say, which name the session's bus as they do for all other
        /// services; nil if there is neither.
        package init?(_ environment: [String: String], session: String?) {
            let own = environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
            guard own != nil || session != nil else { return nil }
            self.init(session: session, accessibility: own)
        }
    }
#endif
