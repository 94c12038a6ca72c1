import FoundationNames
import Foundation
import Views

// Search fields with tokens that a control inside of them may change.

extension View {
    /// Shows a search field in which tokens stand before the text; their views may change them.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
        C.Element: Identifiable
    {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement,
                prompt: prompt,
                tokens: SearchTokens(editableTokens) { element, index in
                    AnyView(token(editableTokens.token(element, at: index)))
                }))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
        C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt),
            token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
        C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt),
            token: token)
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
        C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt),
            token: token)
    }
}

extension Binding {
    /// One token of the collection; the last known one once it has been removed.
    fileprivate func token(
        _ token: Value.Element, at index: Value.Index
    ) -> Binding<Value.Element>
    where Value: RandomAccessCollection & MutableCollection, Value.Element: Identifiable {
        let (location, id) = (location, token.id)
        func current() -> Value.Index? {
            let all = location.get()
            if all.indices.contains(index), all[index].id == id { return index }
            return all.firstIndex { $0.id == id }
        }
        return Binding<Value.Element>(
            location: FunctionLocation(
                get: { current().map { location.get()[$0] } ?? token },
                set: { new, transaction in
                    guard let index = current() else { return }
                    var all = location.get()
                    all[index] = new
                    location.set(all, transaction)
                }))
    }
}
