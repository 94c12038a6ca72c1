import Foundation
import RFB

/// How an app is mirrored, as its environment says.
package struct MirrorSettings: Sendable {
    package var address: MirrorAddress
    package var secret: MirrorSecret
    /// Whether the secret was chosen, rather than a token that has to be printed.
    package var hasPassword = false
    /// Paths of a certificate and its private key, in PEM; nil to make one.
    package var certificate: (chain: String, key: String)?
    /// Whether viewers only look.
    package var isViewOnly = false
    /// Which way what is copied crosses.
    package var clipboard = ClipboardDirections.none
    /// The folder where a certificate made here is kept; nil where none can be.
    package var folder: URL?
    /// The file for a token that may not be printed; nil to print it.
    package var tokenFile: URL?

    package init(_ address: MirrorAddress, secret: MirrorSecret = .token()) {
        self.address = address
        self.secret = secret
    }

    /// The variables, of which the password is not for the programs that the app starts.
    package enum Variable: String, CaseIterable {
        case address = "CASEMENT_MIRROR"
        case password = "CASEMENT_MIRROR_PASSWORD"
        case passwordFile = "CASEMENT_MIRROR_PASSWORD_FILE"
        case certificate = "CASEMENT_MIRROR_CERTIFICATE"
        case key = "CASEMENT_MIRROR_KEY"
        case viewOnly = "CASEMENT_MIRROR_VIEW_ONLY"
        case clipboard = "CASEMENT_MIRROR_CLIPBOARD"
    }

    /// The name of a service's credential that is the password.
    package static let credential = "mirror-password"

    /// The settings are `nil` if no mirror is asked for, or a complaint says why there cannot be
    /// one. `isLogged` says whether what the app prints goes to a log that others may read.
    package init?(
        environment: [String: String], folder: URL?, isLogged: Bool = false,
        complaints: inout [String]
    ) {
        guard let text = environment[Variable.address.rawValue] else { return nil }
        guard let address = MirrorAddress(text) else {
            complaints.append(
                "CASEMENT_MIRROR is \"\(text)\", not unix:PATH, a port, or an address and a port "
                    + "such as 192.168.1.5:5900")
            return nil
        }
        self.init(address)
        self.folder = folder
        let count = complaints.count
        if let (source, password) = Self.password(environment, &complaints) {
            if password.count < MirrorSecret.shortest {
                complaints.append("\(source) has fewer than \(MirrorSecret.shortest) characters")
            }
            secret = MirrorSecret(password)
            hasPassword = true
        } else if !address.isLocal, complaints.count == count {
            complaints.append(
                "CASEMENT_MIRROR is \"\(text)\", which other machines reach: it needs "
                    + "CASEMENT_MIRROR_PASSWORD, of \(MirrorSecret.shortest) characters or more, or "
                    + "CASEMENT_MIRROR_PASSWORD_FILE")
        }
        if isLogged, !hasPassword { keepTokenInFile(&complaints) }
        isViewOnly = Self.flag(.viewOnly, environment, &complaints)
        clipboard = Self.directions(environment, &complaints)
        let chain = environment[Variable.certificate.rawValue]
        let key = environment[Variable.key.rawValue]
        if let chain, let key {
            certificate = (chain, key)
        } else if chain != nil || key != nil {
            complaints.append(
                "CASEMENT_MIRROR_CERTIFICATE and CASEMENT_MIRROR_KEY name two files in PEM, and "
                    + "only one of them is set")
        }
        guard complaints.count == count else { return nil }
    }

    /// The password and what it is called in a sentence.
    private static func password(
        _ environment: [String: String], _ complaints: inout [String]
    ) -> (source: String, text: String)? {
        if let password = environment[Variable.password.rawValue] {
            return (Variable.password.rawValue, password)
        }
        let name = Variable.passwordFile.rawValue
        let given = environment[name]
        // The service manager has copied it for this app alone.
        let credential = environment["CREDENTIALS_DIRECTORY"].map { "\($0)/\(Self.credential)" }
        guard let path = given ?? credential.flatMap({ access($0, F_OK) == 0 ? $0 : nil }) else {
            return nil
        }
        let source = given == nil ? "The credential \(Self.credential)" : "\(name), \(path),"
        do {
            return (source, try PrivateFile.text(of: path, isShared: given == nil))
        } catch {
            complaints.append("\(source) cannot be used: \(error)")
            return nil
        }
    }

    private mutating func keepTokenInFile(_ complaints: inout [String]) {
        if case .unixSocket = address { return }
        tokenFile = folder?.appending(path: "address")
        guard tokenFile == nil else { return }
        complaints.append(
            "CASEMENT_MIRROR makes a token, which is not for the journal, and there is no folder to "
                + "keep it in: it needs CASEMENT_MIRROR_PASSWORD_FILE or CASEMENT_MIRROR_PASSWORD")
    }

    private static func directions(
        _ environment: [String: String], _ complaints: inout [String]
    ) -> ClipboardDirections {
        switch environment[Variable.clipboard.rawValue] {
        case nil, "0": return .none
        case "1": return .both
        case "in": return .inward
        case "out": return .outward
        case .some(let text):
            complaints.append(
                "\(Variable.clipboard.rawValue) is \"\(text)\", neither 0, 1, in nor out")
            return .none
        }
    }

    private static func flag(
        _ variable: Variable, _ environment: [String: String], _ complaints: inout [String]
    ) -> Bool {
        guard let text = environment[variable.rawValue] else { return false }
        if text != "0", text != "1" {
            complaints.append("\(variable.rawValue) is \"\(text)\", neither 0 nor 1")
        }
        return text == "1"
    }
}

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
