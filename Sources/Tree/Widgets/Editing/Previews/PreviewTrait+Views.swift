import Foundation
import Views

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { layout(.device) }
    public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }

    /// In points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        layout(.fixed(width: width, height: height))
    }

    public static var portrait: Self { orientation(.portrait) }
    public static var portraitUpsideDown: Self { orientation(.portraitUpsideDown) }
    public static var landscapeLeft: Self { orientation(.landscapeLeft) }
    public static var landscapeRight: Self { orientation(.landscapeRight) }

    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self { $0.modifiers.append(modifier) }
    }

    private static func layout(_ layout: PreviewLayout) -> Self { Self { $0.layout = layout } }

    private static func orientation(_ orientation: InterfaceOrientation) -> Self {
        Self { $0.orientation = orientation }
    }
}
