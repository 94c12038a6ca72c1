/// What `#colorLiteral` stands for where the context asks for no other type.
public typealias _ColorLiteralType = Color

extension Color: _ExpressibleByColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Resolved(red: red, green: green, blue: blue, opacity: alpha))
    }
}
