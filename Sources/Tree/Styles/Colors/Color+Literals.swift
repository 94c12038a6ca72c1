/// What `#colorLiteral` stands for where the context asks for no other type.
public typealias _ColorLiteralType = Color

extension Color: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal, from sRGB channels and an opacity from 0 to 1.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Resolved(red: red, green: green, blue: blue, opacity: alpha))
    }
}
