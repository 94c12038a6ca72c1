/// Who may have a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    package enum Kind: Sendable { case all, team, group, ownProcess }
    package let kind: Kind

    public static let all = TransferRepresentationVisibility(kind: .all)
    /// Programs of the same maker. No program here can be told to be one.
    public static let team = TransferRepresentationVisibility(kind: .team)
    public static let group = TransferRepresentationVisibility(kind: .group)
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
