import Foundation

/// How an app is mirrored, as its environment says.
package struct MirrorSettings: Sendable {
    package var address: MirrorAddress
    package var secret: MirrorSecret
    /// Whether the secret was chosen, and is no token that has to be printed.
    package var hasPassword = false
    /// Paths of a certificate and its private key, in PEM; nil to make one.
    package var certificate: (chain: String, key: String)?
    /// Whether viewers only look.
    package var isViewOnly = false
    /// Whether what is copied crosses.
    package var sharesClipboard = false
    /// The folder where a certificate made here is kept; nil where none can be.
    package var folder: URL?

    package init(_ address: MirrorAddress, secret: MirrorSecret = .token()) {
        self.address = address
        self.secret = secret
    }

    /// The variables, of which the password is not for the programs that the app starts.
    package enum Variable: String, CaseIterable {
        case address = "CASEMENT_MIRROR"
        case password = "CASEMENT_MIRROR_PASSWORD"
        case certificate = "CASEMENT_MIRROR_CERTIFICATE"
        case key = "CASEMENT_MIRROR_KEY"
        case viewOnly = "CASEMENT_MIRROR_VIEW_ONLY"
        case clipboard = "CASEMENT_MIRROR_CLIPBOARD"
    }

    /// Nil where no mirror is asked for, or a complaint says why there cannot be one.
    package init?(
        environment: [String: String], folder: URL?, complaints: inout [String]
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
        if let password = environment[Variable.password.rawValue] {
            if password.count < MirrorSecret.shortest {
                complaints.append(
                    "CASEMENT_MIRROR_PASSWORD has fewer than \(MirrorSecret.shortest) characters")
            }
            secret = MirrorSecret(password)
            hasPassword = true
        } else if !address.isLocal {
            complaints.append(
                "CASEMENT_MIRROR is \"\(text)\", which other machines reach: it needs "
                    + "CASEMENT_MIRROR_PASSWORD, of \(MirrorSecret.shortest) characters or more")
        }
        isViewOnly = Self.flag(.viewOnly, environment, &complaints)
        sharesClipboard = Self.flag(.clipboard, environment, &complaints)
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
