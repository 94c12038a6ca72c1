/// What a text tells the keyboard on the screen that types into it.
@MainActor
protocol EditorKeyboard: AnyObject {
    func caretMoved()
    func traitsChanged()
}
