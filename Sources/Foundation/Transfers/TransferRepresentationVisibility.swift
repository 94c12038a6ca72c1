/// Who may have a representation. It has no effect: everyone who has the item may load it.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    package enum Kind: Sendable { case all, team, group, ownProcess }
    package let kind: Kind

    /// All programs.
    public static let all = TransferRepresentationVisibility(kind: .all)
    /// Programs of the same maker. No program here can be known to be one.
    public static let team = TransferRepresentationVisibility(kind: .team)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(kind: .group)
    /// The program itself alone.
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
