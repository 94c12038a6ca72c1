import FoundationNames
import Foundation
import Views

extension TabContent {
    /// Sets what assistive technology calls the tab.
    public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        describing(isEnabled) { $0.label = $1.text(label) }
    }

    public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the tab's label to a string, which is read as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets what assistive technology reads as the value of the tab, such as the number in its badge.
    public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        describing(isEnabled) { $0.value = $1.text(valueDescription) }
    }

    public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the tab's value to a string, which is read as it is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets what assistive technology says about what happens if the tab is chosen.
    public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        describing(isEnabled) { $0.hint = $1.text(hint) }
    }

    public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the tab's hint to a string, which is read as it is.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets a name of the tab for tests and scripts, which is never shown or spoken.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        describing(isEnabled) { properties, _ in properties.identifier = identifier }
    }

    /// Sets what people may say to name the tab; the first is shown.
    public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        describing(isEnabled) { properties, words in
            properties.details.insert(.inputLabels(inputLabels.map(words.text)), at: 0)
        }
    }

    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets strings, shown as they are, as what people may say to name the tab.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    private func describing(
        _ isEnabled: Bool, _ change: @escaping (inout AccessibilityProperties, TabWords) -> Void
    ) -> some TabContent<TabValue> {
        changing { traits in
            guard isEnabled else { return }
            var properties = traits.accessibility ?? AccessibilityProperties()
            change(&properties, TabWords())
            traits.accessibility = properties
        }
    }
}

/// Turns texts into the words that assistive technology reads.
struct TabWords {
    func text(_ text: Text) -> String { TextBuilder(text, in: EnvironmentValues()).label }
}
