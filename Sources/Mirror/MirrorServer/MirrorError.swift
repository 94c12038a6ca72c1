/// Why a mirror cannot start.
package enum MirrorError: Error, Equatable, CustomStringConvertible {
    case unavailable(address: String, reason: String)
    case noCertificate(reason: String)
    case noTokenFile(path: String, reason: String)

    package var description: String {
        switch self {
        case .unavailable(let address, let reason):
            "The mirror cannot listen at \(address): \(reason)"
        case .noCertificate(let reason): "The mirror has no certificate: \(reason)"
        case .noTokenFile(let path, let reason):
            "The mirror's token cannot be written to \(path), and is not printed because the "
                + "journal is read by others: \(reason)"
        }
    }
}
