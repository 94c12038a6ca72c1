import FoundationNames
import Foundation
import Views

// Search fields with tokens, which stand before the text.

// MARK: - With tokens

extension View {
    /// Shows a search field with tokens before the text; Backspace removes them once it is empty.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens) { element, _ in
                    AnyView(token(element))
                }))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}

// MARK: - With tokens to choose from

extension View {
    /// Shows a search field with tokens, and suggests tokens to add while the text is empty.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue) {
                    element, _ in
                    AnyView(token(element))
                }))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt), token: token)
    }
}
