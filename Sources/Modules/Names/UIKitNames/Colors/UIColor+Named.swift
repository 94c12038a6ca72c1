import Casement
import Styles

// The colours with names of their own, and those named by purpose.
extension UIColor {
    /// Black in every appearance.
    public static let black = UIColor(BorrowedColor.black)
    /// A grey a third of the way from black to white, in every appearance.
    public static let darkGray = UIColor(BorrowedColor.darkGray)
    /// A grey two thirds of the way from black to white, in every appearance.
    public static let lightGray = UIColor(BorrowedColor.lightGray)
    /// White in every appearance.
    public static let white = UIColor(BorrowedColor.white)
    /// A grey halfway between black and white, in every appearance.
    public static let gray = UIColor(BorrowedColor.gray)
    /// Pure red, full and without the other parts, in every appearance.
    public static let red = UIColor(BorrowedColor.red)
    /// Pure green, full and without the other parts, in every appearance.
    public static let green = UIColor(BorrowedColor.green)
    /// Pure blue, full and without the other parts, in every appearance.
    public static let blue = UIColor(BorrowedColor.blue)
    /// Full green and blue, in every appearance.
    public static let cyan = UIColor(BorrowedColor.cyan)
    /// Full red and green, in every appearance.
    public static let yellow = UIColor(BorrowedColor.yellow)
    /// Full red and blue, in every appearance.
    public static let magenta = UIColor(BorrowedColor.magenta)
    /// Full red and half green, in every appearance.
    public static let orange = UIColor(BorrowedColor.orange)
    /// Half red and half blue, in every appearance.
    public static let purple = UIColor(BorrowedColor.purple)
    /// A brown of 60% red, 40% green and 20% blue, in every appearance.
    public static let brown = UIColor(BorrowedColor.brown)
    /// Black without opacity: nothing is seen of it.
    public static let clear = UIColor(BorrowedColor.clear)
    /// Black, for text on a light background in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// White with an opacity of 0.6, for text on a dark background in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The red of `Color.red`, lighter in dark mode.
    public static let systemRed = UIColor(Color.red)
    /// The orange of `Color.orange`, lighter in dark mode.
    public static let systemOrange = UIColor(Color.orange)
    /// The yellow of `Color.yellow`, darker than pure yellow to be seen on white.
    public static let systemYellow = UIColor(Color.yellow)
    /// The green of `Color.green`, lighter in dark mode.
    public static let systemGreen = UIColor(Color.green)
    /// The blueish green of `Color.mint`, lighter in dark mode.
    public static let systemMint = UIColor(Color.mint)
    /// The greenish blue of `Color.teal`, lighter in dark mode.
    public static let systemTeal = UIColor(Color.teal)
    /// The light blue of `Color.cyan`, lighter in dark mode.
    public static let systemCyan = UIColor(Color.cyan)
    /// The blue of `Color.blue`, lighter in dark mode.
    public static let systemBlue = UIColor(Color.blue)
    /// The violet blue of `Color.indigo`, lighter in dark mode.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The purple of `Color.purple`, lighter in dark mode.
    public static let systemPurple = UIColor(Color.purple)
    /// The pink of `Color.pink`, lighter in dark mode.
    public static let systemPink = UIColor(Color.pink)
    /// The brown of `Color.brown`, lighter in dark mode.
    public static let systemBrown = UIColor(Color.brown)
    /// The grey of `Color.gray`, lighter in dark mode.
    public static let systemGray = UIColor(Color.gray)
    /// A grey a step closer to the background than `systemGray`: 42% of the way to text.
    public static let systemGray2 = UIColor(.systemGray2)
    /// A grey a step closer to the background than `systemGray2`: 32% of the way to text.
    public static let systemGray3 = UIColor(.systemGray3)
    /// A grey a step closer to the background than `systemGray3`: 22% of the way to text.
    public static let systemGray4 = UIColor(.systemGray4)
    /// A grey a step closer to the background than `systemGray4`: 14% of the way to text.
    public static let systemGray5 = UIColor(.systemGray5)
    /// The grey closest to the background: 7% of the way to text.
    public static let systemGray6 = UIColor(.systemGray6)

    /// The colour of the most important text, almost black or almost white.
    public static let label = UIColor(.label)
    /// The colour of text that matters less, such as a subtitle.
    public static let secondaryLabel = UIColor(.secondaryLabel)
    /// The colour of text that matters least, such as a hint.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// The colour of disabled text, the palest.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// The colour of the text that an empty field shows.
    public static let placeholderText = UIColor(.placeholderText)
    /// The colour of links, which is the accent colour.
    public static let link = UIColor(.link)
    /// The colour of thin lines between parts, which lets the background through.
    public static let separator = UIColor(.separator)
    /// The colour of thin lines between parts that hides what is behind it.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// The accent colour, in which controls show what can be used.
    public static let tintColor = UIColor(.tint)

    /// The strongest translucent grey for small shapes, such as the track of a slider.
    public static let systemFill = UIColor(.systemFill)
    /// A translucent grey for shapes of medium size, such as a switch.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// A translucent grey for large shapes, such as fields and buttons.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// A translucent grey for the largest shapes; here it is that of `tertiarySystemFill`.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)

    /// The background of content: white in light mode, dark grey in dark mode.
    public static let systemBackground = UIColor(.systemBackground)
    /// The background of groups on content, which is that of windows.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// The background of groups inside groups, and of what lies above other content.
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// The background of content in groups, which is that of windows.
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// The background of the groups of grouped content.
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// The background of groups inside the groups of grouped content.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)

    private convenience init(_ purpose: PlatformColor) { self.init(purpose.color) }
}
