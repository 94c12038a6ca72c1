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
    /// A keyboard for ASCII characters, like `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Which letters become capitals by themselves, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let type: UITextAutocapitalizationType

    /// Creates the rule of an older type; the result is never nil.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(of type: UITextAutocapitalizationType) { self.type = type }

    /// No letter becomes a capital.
    public static let never = TextInputAutocapitalization(of: .none)
    /// The first letter of each word becomes a capital.
    public static let words = TextInputAutocapitalization(of: .words)
    /// The first letter of each sentence becomes a capital.
    public static let sentences = TextInputAutocapitalization(of: .sentences)
    /// All letters become capitals.
    public static let characters = TextInputAutocapitalization(of: .allCharacters)
}

/// The label of the Return key in a field.
public struct SubmitLabel: Equatable, Sendable {
    let name: String

    /// The text is complete, and the keyboard can go.
    public static let done = SubmitLabel(name: "done")
    /// The text is an address to go to.
    public static let go = SubmitLabel(name: "go")
    /// The text is sent.
    public static let send = SubmitLabel(name: "send")
    /// The text names a network or a group to join.
    public static let join = SubmitLabel(name: "join")
    /// The text is a destination to find a route to.
    public static let route = SubmitLabel(name: "route")
    /// The text is searched for.
    public static let search = SubmitLabel(name: "search")
    /// The usual symbol of the Return key.
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    /// The form goes on after this field.
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

    /// Whether text inside is left uncorrected. Has no effect: text is never corrected here.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.disablesCorrection }
        set { textInputTraits.disablesCorrection = newValue }
    }
}

extension View {
    /// Sets which keyboard on the screen suits the fields inside.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboard, type)
    }

    /// Says what the text of the fields inside means. The keyboard on the screen writes names of
    /// accounts, addresses and codes without capitals; nothing is filled in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.content, textContentType)
    }

    /// Sets which letters become capitals in the fields inside; if nil, as suits the keyboard.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputTraits.capitals, autocapitalization)
    }

    /// Sets which letters become capitals in the fields inside, by an older type.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Says whether text inside is left uncorrected. Has no effect: text is never corrected here.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Says whether text inside is left uncorrected; nil stands for false. Has no effect.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }

    /// Sets what the Return key of the keyboard on the screen says for the fields inside.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.submitLabel, submitLabel)
    }
}
