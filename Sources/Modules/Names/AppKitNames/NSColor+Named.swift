import Casement
import Styles

// The colours with names of their own, and those named by purpose.
extension NSColor {
    /// Black in every appearance.
    public static let black = NSColor(BorrowedColor.black)
    /// A grey a third of the way from black to white, in every appearance.
    public static let darkGray = NSColor(BorrowedColor.darkGray)
    /// A grey two thirds of the way from black to white, in every appearance.
    public static let lightGray = NSColor(BorrowedColor.lightGray)
    /// White in every appearance.
    public static let white = NSColor(BorrowedColor.white)
    /// A grey halfway between black and white, in every appearance.
    public static let gray = NSColor(BorrowedColor.gray)
    /// Pure red, full and without the other parts, in every appearance.
    public static let red = NSColor(BorrowedColor.red)
    /// Pure green, full and without the other parts, in every appearance.
    public static let green = NSColor(BorrowedColor.green)
    /// Pure blue, full and without the other parts, in every appearance.
    public static let blue = NSColor(BorrowedColor.blue)
    /// Full green and blue, in every appearance.
    public static let cyan = NSColor(BorrowedColor.cyan)
    /// Full red and green, in every appearance.
    public static let yellow = NSColor(BorrowedColor.yellow)
    /// Full red and blue, in every appearance.
    public static let magenta = NSColor(BorrowedColor.magenta)
    /// Full red and half green, in every appearance.
    public static let orange = NSColor(BorrowedColor.orange)
    /// Half red and half blue, in every appearance.
    public static let purple = NSColor(BorrowedColor.purple)
    /// A brown of 60% red, 40% green and 20% blue, in every appearance.
    public static let brown = NSColor(BorrowedColor.brown)
    /// Black without opacity: nothing is seen of it.
    public static let clear = NSColor(BorrowedColor.clear)

    /// The red of `Color.red`, lighter in dark mode.
    public static let systemRed = NSColor(Color.red)
    /// The orange of `Color.orange`, lighter in dark mode.
    public static let systemOrange = NSColor(Color.orange)
    /// The yellow of `Color.yellow`, darker than pure yellow to be seen on white.
    public static let systemYellow = NSColor(Color.yellow)
    /// The green of `Color.green`, lighter in dark mode.
    public static let systemGreen = NSColor(Color.green)
    /// The blueish green of `Color.mint`, lighter in dark mode.
    public static let systemMint = NSColor(Color.mint)
    /// The greenish blue of `Color.teal`, lighter in dark mode.
    public static let systemTeal = NSColor(Color.teal)
    /// The light blue of `Color.cyan`, lighter in dark mode.
    public static let systemCyan = NSColor(Color.cyan)
    /// The blue of `Color.blue`, lighter in dark mode.
    public static let systemBlue = NSColor(Color.blue)
    /// The violet blue of `Color.indigo`, lighter in dark mode.
    public static let systemIndigo = NSColor(Color.indigo)
    /// The purple of `Color.purple`, lighter in dark mode.
    public static let systemPurple = NSColor(Color.purple)
    /// The pink of `Color.pink`, lighter in dark mode.
    public static let systemPink = NSColor(Color.pink)
    /// The brown of `Color.brown`, lighter in dark mode.
    public static let systemBrown = NSColor(Color.brown)
    /// The grey of `Color.gray`, lighter in dark mode.
    public static let systemGray = NSColor(Color.gray)

    /// The colour of the most important text, almost black or almost white.
    public static let labelColor = NSColor(.label)
    /// The colour of text that matters less, such as a subtitle.
    public static let secondaryLabelColor = NSColor(.secondaryLabel)
    /// The colour of text that matters least, such as a hint.
    public static let tertiaryLabelColor = NSColor(.tertiaryLabel)
    /// The colour of disabled text, the palest.
    public static let quaternaryLabelColor = NSColor(.quaternaryLabel)
    /// The colour of the text that an empty field shows.
    public static let placeholderTextColor = NSColor(.placeholderText)
    /// The colour of links, which is the accent colour.
    public static let linkColor = NSColor(.link)
    /// The colour of thin lines between parts, which lets the background through.
    public static let separatorColor = NSColor(.separator)
    /// The colour of the lines of a grid, which hides what is behind it.
    public static let gridColor = NSColor(.opaqueSeparator)
    /// The accent colour, in which controls show what can be used.
    public static let controlAccentColor = NSColor(.tint)
    /// The background of selected rows in a list with the focus, the accent colour.
    public static let selectedContentBackgroundColor = NSColor(.tint)
    /// The background of selected rows in a list without the focus, a translucent grey.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(.systemFill)
    /// The background of selected text, the accent colour with an opacity of 0.3.
    public static let selectedTextBackgroundColor = NSColor(PlatformColor.tint.color.opacity(0.3))

    /// The background of windows.
    public static let windowBackgroundColor = NSColor(.systemGroupedBackground)
    /// The background beside the page of a document, a grey.
    public static let underPageBackgroundColor = NSColor(.systemGray5)
    /// The background of large controls, such as lists: that of content.
    public static let controlBackgroundColor = NSColor(.systemBackground)
    /// The background of text, which is that of content.
    public static let textBackgroundColor = NSColor(.systemBackground)
    /// The surface of controls, a translucent grey.
    public static let controlColor = NSColor(.secondarySystemFill)
    /// The colour of text in a document, which is that of labels.
    public static let textColor = NSColor(.label)
    /// The colour of text on controls, which is that of labels.
    public static let controlTextColor = NSColor(.label)
    /// The colour of text on controls that cannot be used.
    public static let disabledControlTextColor = NSColor(.quaternaryLabel)
    /// The colour of the text above columns, which is that of labels.
    public static let headerTextColor = NSColor(.label)
    /// The colour of the text in title bars, which is that of labels.
    public static let windowFrameTextColor = NSColor(.label)
    /// The colour of selected text, which is that of labels.
    public static let selectedTextColor = NSColor(.label)
    /// The colour of shadows, black in every appearance.
    public static let shadowColor = NSColor(white: 0, alpha: 1)
    /// The colour of highlights, white in every appearance.
    public static let highlightColor = NSColor(white: 1, alpha: 1)

    /// The strongest translucent grey for small shapes, such as the track of a slider.
    public static let systemFill = NSColor(.systemFill)
    /// A translucent grey for shapes of medium size, such as a switch.
    public static let secondarySystemFill = NSColor(.secondarySystemFill)
    /// A translucent grey for large shapes, such as fields and buttons.
    public static let tertiarySystemFill = NSColor(.tertiarySystemFill)
    /// A translucent grey for the largest shapes; here it is that of `tertiarySystemFill`.
    public static let quaternarySystemFill = NSColor(.quaternarySystemFill)

    private convenience init(_ purpose: PlatformColor) { self.init(purpose.color) }
}
