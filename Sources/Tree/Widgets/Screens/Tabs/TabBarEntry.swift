import Views

/// A tab as a bar or a sidebar shows it.
struct TabBarEntry: Identifiable {
    /// Its position among all tabs.
    let index: Int
    let tab: TabList.Entry

    var id: Int { index }
    var traits: TabTraits { tab.traits }

    /// The tabs that are shown, in the user's order: those of a search come last in a bar.
    static func shown(
        _ all: [TabBarEntry], inSidebar: Bool, _ customization: TabViewCustomization?
    ) -> [TabBarEntry] {
        let visible = all.filter { entry in
            let traits = entry.traits
            guard !traits.isHidden, entry.tab.label != nil else { return false }
            if let id = traits.customizationID,
                let choice = customization?.isShown(id, inSidebar: inSidebar)
            {
                return choice
            }
            return inSidebar ? traits.isInSidebar : traits.isInBar
        }
        guard inSidebar else {
            return visible.filter { !$0.traits.isSearch } + visible.filter(\.traits.isSearch)
        }
        return visible
    }

    /// Neighbours of the same section, together; tabs without one between them.
    static func bySection(
        _ entries: [TabBarEntry], _ customization: TabViewCustomization?
    ) -> [TabBarSection] {
        var sections: [TabBarSection] = []
        for entry in entries {
            let section = entry.traits.section
            if let last = sections.last, last.section?.id == section?.id {
                sections[sections.count - 1].entries.append(entry)
            } else {
                sections.append(
                    TabBarSection(id: entry.index, section: section, entries: [entry]))
            }
        }
        return sections.map { $0.ordered(customization) }
    }
}

/// Tabs of one section in a sidebar.
struct TabBarSection: Identifiable {
    let id: Int
    let section: TabSectionTraits?
    var entries: [TabBarEntry]

    /// The identifiers of the tabs that the user can move, in order.
    var movable: [String] { entries.compactMap(\.traits.customizationID) }

    /// In the user's order; tabs that it does not have come last.
    func ordered(_ customization: TabViewCustomization?) -> TabBarSection {
        guard let id = section?.customizationID,
            let order = customization?[section: id].tabOrder
        else { return self }
        func rank(_ entry: TabBarEntry) -> Int {
            entry.traits.customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
        }
        var copy = self
        copy.entries = entries.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
        return copy
    }
}
