import Geometry

/// Whether content that is dragged over its end follows the finger a little and comes back.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// The content bounces where it is larger than the scroll view.
    public static var automatic: ScrollBounceBehavior { .init(number: 0) }
    /// Content that needs no scrolling bounces, too.
    public static var always: ScrollBounceBehavior { .init(number: 1) }
    /// The content bounces where it is larger than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { .init(number: 2) }
}

/// What scrolling does to the focus of a text field, which on a touch screen shows a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int

    /// The focus is lost as with `immediately` while a keyboard is on the screen, and else kept.
    public static var automatic: ScrollDismissesKeyboardMode { .init(number: 0) }
    /// The field loses the focus as soon as the user scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { .init(number: 1) }
    /// The focus is lost when the scrolling finger reaches the keyboard on the screen, or as with
    /// `immediately` if there is none.
    public static var interactively: ScrollDismissesKeyboardMode { .init(number: 2) }
    /// The field keeps the focus however the user scrolls.
    public static var never: ScrollDismissesKeyboardMode { .init(number: 3) }

    /// Whether the field loses the focus when the user begins to scroll.
    func dismissesAtOnce(beneathKeyboard: Bool) -> Bool {
        beneathKeyboard ? number <= 1 : number == 1 || number == 2
    }

    /// Whether the field loses it at all.
    func dismisses(beneathKeyboard: Bool) -> Bool {
        number == 1 || number == 2 || beneathKeyboard && number == 0
    }
}
