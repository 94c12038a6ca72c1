/// Why a mirror cannot start.
package enum MirrorError: Error, Equatable, CustomStringConvertible {
    case unavailable(address: String, reason: String)
    case noCertificate(reason: String)

    package var description: String {
        switch self {
        case .unavailable(let address, let reason):
            "The mirror cannot listen at \(address): \(reason)"
        case .noCertificate(let reason): "The mirror has no certificate: \(reason)"
        }
    }
}
