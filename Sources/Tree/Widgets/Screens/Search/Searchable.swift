import FoundationNames
import Foundation
import Views

// A field whose text the app searches for, with a prompt of three kinds, with or without a binding
// that presents it, suggestions, and tokens.

extension View {
    /// Shows a field for the text that the app searches for; its prompt is “Search” by default.
    /// `isPresented` is true while the user searches, and setting it begins or ends a search.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt
            ))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Shows a field for the text to search for; its prompt is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

// MARK: - With suggestions

extension View {
    /// Shows a search field, with suggestions while the user searches.
    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchSuggestions(suggestions)
    }

    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }

    @_disfavoredOverload
    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }

    @_disfavoredOverload
    nonisolated public func searchable<Suggestions: View, S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
            .searchSuggestions(suggestions)
    }
}
