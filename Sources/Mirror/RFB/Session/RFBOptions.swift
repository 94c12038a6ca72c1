/// What a viewer may do, and where its conversation begins.
package struct RFBOptions: Sendable {
    package enum Start: Sendable {
        /// With the versions; the only security type is none. For transports that have checked the
        /// viewer already, such as a Unix socket of its owner's.
        case version
        /// With the viewer's ClientInit, after the transport has sent a SecurityResult of its own.
        case initialization
    }

    package var start = Start.version
    /// Ignores all input. A viewer cannot change that.
    package var isViewOnly = false
    /// Which way what is copied crosses.
    package var clipboard = ClipboardDirections.none
    /// The screen's name without a title.
    package var name = "Casement"
    /// Updates wait while more bytes than this are unsent.
    package var unsentLimit = 256 << 10

    package init() {}
}

/// Which way texts that are copied cross between an app and its viewers.
package enum ClipboardDirections: String, Sendable {
    case none
    /// From viewers to the app.
    case inward = "in"
    /// From the app to viewers.
    case outward = "out"
    case both

    package var comesIn: Bool { self == .inward || self == .both }
    package var goesOut: Bool { self == .outward || self == .both }
}

/// Why a viewer's conversation is over.
package enum RFBEnding: Error, Equatable, CustomStringConvertible {
    /// The viewer has broken the protocol.
    case violation(String)
    /// The transport has closed it.
    case closed

    package var description: String {
        switch self {
        case .violation(let sentence): sentence
        case .closed: "The connection is closed."
        }
    }
}
