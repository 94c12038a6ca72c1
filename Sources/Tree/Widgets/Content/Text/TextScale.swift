import Views

extension Text {
    /// How large a text is beside other text.
    public struct Scale: Hashable, Sendable {
        fileprivate let isSecondary: Bool

        /// The size that the font says.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, as for what stands beside more important words.
        public static let secondary = Scale(isSecondary: true)
    }

    /// Makes the text as large as its font says, or smaller.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        guard isEnabled else { return self }
        var copy = self
        copy.changes.append(.scale(scale))
        return copy
    }
}

extension View {
    /// Makes the texts inside as large as their fonts say, or smaller.
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.fontChanges) {
            if isEnabled { $0.isSecondary = scale.isSecondary }
        }
    }
}
