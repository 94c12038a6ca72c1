import FoundationNames
import Views

// Descriptions that can be switched off, which leaves the view as it is without them.
extension View {
    /// Sets what assistive technology calls the view if enabled; changes nothing otherwise.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        described { if isEnabled { $0.label = label } }
    }

    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Sets the view's label to a string, read as it is, if enabled; changes nothing otherwise.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets what is read as the view's value if enabled; changes nothing otherwise.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
        -> some View
    {
        described { if isEnabled { $0.value = valueDescription } }
    }

    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the view's value to a string, read as it is, if enabled; changes nothing otherwise.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets what assistive technology says of using the view if enabled; changes nothing otherwise.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        described { if isEnabled { $0.hint = hint } }
    }

    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Sets the view's hint to a string, read as it is, if enabled; changes nothing otherwise.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}
