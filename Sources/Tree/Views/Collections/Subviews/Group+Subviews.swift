/// Shows what a closure makes of the views in some content.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    @MainActor public var body: some View {
        SubviewsReader(subviews) { content(SubviewsCollection($0)) }
    }
}

/// Shows what a closure makes of the sections in some content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let content: (SectionCollection) -> Content

    @MainActor public var body: some View {
        SubviewsReader(sections) { content(SectionCollection($0)) }
    }
}

extension Group {
    /// Makes a view from the single views of another one, in which containers such as `ForEach` and
    /// `Group` are resolved.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(of: GroupElementsOfContent(subviews: view, content: transform))
    }

    /// Makes a view from the sections of another one.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(of: GroupSectionsOfContent(sections: view, content: transform))
    }
}
