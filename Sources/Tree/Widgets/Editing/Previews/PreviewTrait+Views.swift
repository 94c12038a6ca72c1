import Foundation
import Views

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of a phone, 390 by 844 points, which is the default.
    public static var defaultLayout: Self { layout(.device) }
    /// The ideal size of the view.
    public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

    /// In points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        layout(.fixed(width: width, height: height))
    }

    /// The upright orientation, which is the default.
    public static var portrait: Self { orientation(.portrait) }
    /// The orientation upside down, in which a preview looks as it does in portrait.
    public static var portraitUpsideDown: Self { orientation(.portraitUpsideDown) }
    /// The orientation on one side: a preview of the default size is as wide as a phone is high.
    public static var landscapeLeft: Self { orientation(.landscapeLeft) }
    /// The orientation on the other side, in which a preview looks as in `landscapeLeft`.
    public static var landscapeRight: Self { orientation(.landscapeRight) }

    /// Puts a modifier around the view and around the modifiers before it.
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self { $0.modifiers.append(modifier) }
    }

    private static func layout(_ layout: PreviewLayout) -> Self { Self { $0.layout = layout } }

    private static func orientation(_ orientation: InterfaceOrientation) -> Self {
        Self { $0.orientation = orientation }
    }
}
