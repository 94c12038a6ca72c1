import Glibc

/// Where connections come from, for counting them: an address of IPv4, or the 2⁶⁴ addresses of
/// IPv6 with the same beginning, which one machine can have all of.
package struct AddressGroup: Hashable, Sendable, CustomStringConvertible {
    private let prefix: [UInt8]

    /// A Unix socket, or an address that is not known.
    package static let here = AddressGroup(prefix: [])

    private init(prefix: [UInt8]) { self.prefix = prefix }

    /// The group of an address in its usual notation.
    package init(address: String?) {
        guard let address else {
            self = .here
            return
        }
        var four = in_addr()
        var six = in6_addr()
        // After the percent sign stands the network interface.
        let plain = String(address.prefix { $0 != "%" })
        if inet_pton(AF_INET, plain, &four) == 1 {
            prefix = withUnsafeBytes(of: four) { Array($0) }
        } else if inet_pton(AF_INET6, plain, &six) == 1 {
            let bytes = withUnsafeBytes(of: six) { Array($0) }
            let isIPv4 = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10...11] == [0xFF, 0xFF]
            prefix = Array(isIPv4 ? bytes[12...] : bytes[..<8])
        } else {
            self = .here
        }
    }

    package var description: String {
        switch prefix.count {
        case 4: return prefix.map { "\($0)" }.joined(separator: ".")
        case 8:
            let parts = stride(from: 0, to: 8, by: 2).map {
                String(Int(prefix[$0]) << 8 | Int(prefix[$0 + 1]), radix: 16)
            }
            return parts.joined(separator: ":") + "::/64"
        default: return "this machine"
        }
    }
}
