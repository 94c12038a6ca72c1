extension Shape where Self == ButtonBorderShape {
    /// The outline of buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
