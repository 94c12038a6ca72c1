import FoundationNames
import Foundation
import Views

/// Names the text by which a row is found, as its environment resolves it.
nonisolated private struct TypeSelectModifier: ViewModifier {
    let text: Text?
    @Environment(\.self) private var environment

    init(text: Text?) { self.text = text }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            TraitModifier<TypeSelectTrait>(value: text?.string(in: environment)))
    }
}

extension View {
    /// The text that is compared with letters typed in a list or a table, instead of what the row
    /// shows. An empty text is never found; nil stands for what the row shows.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TypeSelectModifier(text: text))
    }

    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource)
        -> some View
    {
        typeSelectEquivalent(Text(stringResource))
    }

    /// Sets the text, shown as it is, that is compared with letters typed in a list or a table.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}
