import Views

// What a field says about the text it expects, for the keyboard on the screen. Hardware keyboards
// ignore it.

/// What keyboard, corrections and capitals suit a field.
package struct TextInputTraits: Equatable, Sendable {
    package var keyboard = UIKeyboardType.default
    package var content: UITextContentType?
    package var capitals: TextInputAutocapitalization?
    package var submitLabel = SubmitLabel.return
    package var disablesCorrection = false
}

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Which letters become capitals by themselves, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let type: UITextAutocapitalizationType

    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(of type: UITextAutocapitalizationType) { self.type = type }

    public static let never = TextInputAutocapitalization(of: .none)
    public static let words = TextInputAutocapitalization(of: .words)
    public static let sentences = TextInputAutocapitalization(of: .sentences)
    public static let characters = TextInputAutocapitalization(of: .allCharacters)
}

/// The label of the Return key in a field.
public struct SubmitLabel: Equatable, Sendable {
    let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

private enum TextInputTraitsKey: EnvironmentKey {
    static let defaultValue = TextInputTraits()
}

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { textInputTraits.disablesCorrection }
        set { textInputTraits.disablesCorrection = newValue }
    }
}

extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboard, type)
    }

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.content, textContentType)
    }

    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputTraits.capitals, autocapitalization)
    }

    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }

    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.submitLabel, submitLabel)
    }
}
