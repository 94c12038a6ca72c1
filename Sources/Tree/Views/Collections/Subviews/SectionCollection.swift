/// A section of some content, taken apart.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Identifies a section as long as it exists.
    public struct ID: Hashable {
        let section: AnyHashable
    }

    public let id: ID
    /// The values set on the section itself.
    public let containerValues: ContainerValues
    /// The views of the section's header; empty if it has none.
    public let header: SubviewsCollection
    /// The views of the section between its header and its footer.
    public let content: SubviewsCollection
    /// The views of the section's footer; empty if it has none.
    public let footer: SubviewsCollection
}

/// The sections of some content. Views outside of sections make a section of their own where they
/// follow each other.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    /// The section with an index, in the order of the content.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    init(_ subviews: [Subview]) {
        var groups: [[Subview]] = []
        for subview in subviews {
            if let last = groups.last?.last, last.section === subview.section {
                groups[groups.count - 1].append(subview)
            } else {
                groups.append([subview])
            }
        }
        sections = groups.map(SectionConfiguration.init)
    }
}

extension SectionConfiguration {
    /// The views have one section, or none.
    fileprivate init(_ subviews: [Subview]) {
        func part(_ kind: RowPart.Kind) -> SubviewsCollection {
            SubviewsCollection(
                subviews.filter { ($0.traits[RowPartTrait.self]?.kind ?? .row) == kind })
        }
        let section = subviews.first?.section
        id = ID(section: section.map { ObjectIdentifier($0) } ?? AnyHashable(subviews.first?.id))
        containerValues = ContainerValues(
            traits: subviews.first?.traits[SectionValuesTrait.self] ?? Traits())
        header = part(.header)
        content = part(.row)
        footer = part(.footer)
    }
}

extension Subview {
    fileprivate var section: AnyObject? { traits[RowPartTrait.self]?.section }
}
